### Notatnik do partii prawdziwymi kartami: odmowy serwera i kody QR.

pad-watch-square = Kod QR do oglądania
pad-take-square = Kod QR do przejęcia notatnika

## Odrzucone żądania.

pad-not-kept = To urządzenie nigdy nie prowadziło tego notatnika, więc nie może go zmieniać.
pad-not-keeping = Ten notatnik prowadzi teraz inne urządzenie.
pad-no-such-pad = Nie ma tu notatnika. Może został usunięty.
pad-no-such-code = Ten kod jest błędny, wygasł lub został już użyty. Poproś o nowy.
pad-too-much = To za dużo naraz. Wyślij to w mniejszych częściach.
pad-full = Ten notatnik jest pełny. Zacznij nowy.

## Odrzucone wpisy. Pozostałe wpisy z żądania są zapisywane.

pad-entry-too-large = Ten wpis ma ponad 16 KiB.
pad-entry-not-understood = Serwer nie rozumie tego wpisu. Wczytaj stronę ponownie.
