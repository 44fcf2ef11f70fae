### Wiersz nad kartami: czyja kolej, co można zrobić, pytania i odpowiedzi. Ważna część jest pogrubiona.

status-your-turn = Twoja kolej.
status-to-play = Teraz gra { $player }.
status-one-card-left = { $players ->
        [one] { $players } ma już tylko jedną kartę.
        [few] { $players } mają już tylko po jednej karcie.
       *[many] { $players } mają już tylko po jednej karcie.
    }

## „Mogę skończyć?”

status-asked = <b>{ $asker } pyta: „Mogę skończyć?”</b>
status-asked-means = Tak: { $asker } musi skończyć w tym ruchu. Nie: { $asker } nie może skończyć.
status-yes = Tak, skończ
status-no = Jeszcze nie
status-you-asked = <b>Pytasz: „Mogę skończyć?”</b> Odpowiada { $asked }…
status-asks = <b>{ $asker } pyta: „Mogę skończyć?”</b> Odpowiada { $asked }.
status-answered = { $yes ->
        [yes] <b>{ $partner }: tak.</b> Musisz skończyć w tym ruchu.
       *[no] <b>{ $partner }: nie.</b> W tym ruchu nie możesz skończyć.
    }
status-may-ask = Pytając, zdradzasz wszystkim, że możesz skończyć.
status-ask = Mogę skończyć?

## Ruch czytelnika.

status-play = <b>{ status-your-turn }</b> Wybierz kartę do odrzucenia albo karty do wyłożenia.
status-draw = { $pile ->
        [yes] { $cards ->
            [one] <b>{ status-your-turn }</b> Dobierz kartę albo weź stos.
            [few] <b>{ status-your-turn }</b> Dobierz { SPELL($cards) } karty albo weź stos.
           *[many] <b>{ status-your-turn }</b> Dobierz { SPELL($cards) } kart albo weź stos.
        }
       *[no] { $cards ->
            [one] <b>{ status-your-turn }</b> Dobierz kartę.
            [few] <b>{ status-your-turn }</b> Dobierz { SPELL($cards) } karty.
           *[many] <b>{ status-your-turn }</b> Dobierz { SPELL($cards) } kart.
        }
    }
status-no-stock = { $pile ->
        [yes] <b>{ status-your-turn }</b> Talon jest pusty. Weź stos albo spasuj.
       *[no] <b>{ status-your-turn }</b> Talon jest pusty. Spasuj.
    }
status-canastas-needed = Do skończenia potrzeba { $needed ->
        [one] { SPELL($needed, form: "gen") } kanasty
        [few] { SPELL($needed, form: "gen") } kanast
       *[many] { SPELL($needed, form: "gen") } kanast
    }; { $alone ->
        [yes] { $canastas ->
            [0] nie masz żadnej.
           *[other] masz { SPELL($canastas, form: "acc") }.
        }
       *[no] { $canastas ->
            [0] nie macie żadnej.
           *[other] macie { SPELL($canastas, form: "acc") }.
        }
    }

## Czerwona trójka, którą trzeba odkryć.

status-red-three-costs = { $cards ->
        [one] Odkryj czerwoną trójkę, inaczej tracisz { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
        [few] Odkryj { SPELL($cards) } czerwone trójki, inaczej za każdą tracisz { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
       *[many] Odkryj { SPELL($cards) } czerwonych trójek, inaczej za każdą tracisz { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
status-red-three-paid = { $cards ->
        [one] Możesz jeszcze odkryć czerwoną trójkę.
        [few] Możesz jeszcze odkryć { SPELL($cards) } czerwone trójki.
       *[many] Możesz jeszcze odkryć { SPELL($cards) } czerwonych trójek.
    }
status-turn-red-three-costs = <b>{ status-your-turn }</b> { status-red-three-costs }
status-turn-red-three-paid = <b>{ status-your-turn }</b> { status-red-three-paid }

## Ruch kogoś innego.

status-you-have-one-card = <b>Masz już tylko jedną kartę.</b> Wszyscy o tym wiedzą. { status-to-play }
status-have-one-card = <b>{ status-one-card-left }</b> { status-to-play }

## Koniec rozdania.

status-went-out = { $player ->
        [you] { $concealed ->
            [yes] <b>Kończysz z ręki.</b> Koniec rozdania.
           *[no] <b>Kończysz.</b> Koniec rozdania.
        }
       *[other] { $concealed ->
            [yes] <b>{ $player } kończy z ręki.</b> Koniec rozdania.
           *[no] <b>{ $player } kończy.</b> Koniec rozdania.
        }
    }
status-stock-empty = <b>{ log-stock-empty }</b> Koniec rozdania.
status-last-red-three = <b>{ log-last-red-three }</b> Koniec rozdania.
