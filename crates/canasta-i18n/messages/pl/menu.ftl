### Menu stołu i skróty klawiszowe.

menu-title = Menu
menu-close = Zamknij menu
menu-score-and-log = Wynik i przebieg
menu-rules = Zasady
menu-keys = Skróty klawiszowe
menu-full-screen = Pełny ekran
menu-leave-full-screen = Zamknij pełny ekran
menu-devices = Twoje urządzenia
menu-leave = Odejdź od stołu
menu-settings = Ustawienia
menu-fair-deal = Uczciwe rozdanie ✓

menu-keys-title = Skróty klawiszowe
menu-keys-about = Skróty działają przy stole, chyba że właśnie coś piszesz. Możesz je wyłączyć w Ustawieniach.

## Co robi każdy klawisz.

menu-key-draw = Dobierz kartę (przy pustym talonie spasuj)
menu-key-take = Weź stos
menu-key-meld = Wyłóż wybrane karty; gdy nic nie jest wybrane, a podpowiedzi są włączone, wybierz to, co można wyłożyć
menu-key-discard = Odrzuć wybraną kartę, a resztę najpierw wyłóż
menu-key-ask = Zapytaj partnera: „Mogę skończyć?”
menu-key-red-three = Odkryj czerwoną trójkę (tylko gdy wymagają tego zasady)
menu-key-rank = Wybierz kartę tej wartości (Q = dama, J = walet, 0 = dziesiątka, * = joker). Drugie naciśnięcie wybiera resztę, kolejne zmniejsza wybór o jedną
menu-key-whole-rank = Wybierz wszystkie karty tej wartości
menu-key-arrows = Przesuwaj się po kartach; Spacja wybiera kartę, Shift + Spacja całą kolumnę
menu-key-move = Przesuń kolumnę
menu-key-enter = Na kartach: naciśnij podświetlony przycisk
menu-key-wild = Przenieś wybraną dziką kartę do innego układu
menu-key-escape = Anuluj wybór
menu-key-hint = Podpowiedź (jeśli podpowiedzi są przy stole włączone)
menu-key-pile = Jak wziąć stos
menu-key-others = Pozostali gracze i liczba ich kart
menu-key-score = Wynik i przebieg
menu-key-hand = Twoje karty
menu-key-keys = Skróty klawiszowe

## Nazwy klawiszy.

menu-keycap-whole-rank = Shift + wartość
menu-keycap-arrows = Strzałki, Home, End
menu-keycap-move = Shift + strzałki
menu-keycap-enter = Enter
menu-keycap-escape = Escape
