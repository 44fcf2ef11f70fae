### Podręcznik kanasty: wszystko na jej stronach oprócz samych rozdziałów.

book-title = Podręcznik kanasty
book-chapter-title = { $chapter } – Kanasta
book-heading = Podręcznik kanasty
book-about = Jak się gra, zasady dla dwóch do sześciu osób i jak prowadzić serwer.

book-search = Szukaj
book-find = Znajdź
book-nothing-found = Nic nie znaleziono. Wpisz mniej słów, na przykład „czarne trójki”.

## Części podręcznika.

book-part-introduction = Wstęp
book-part-playing = Gra
book-part-rules = Zasady szczegółowo
book-part-presets = Zestawy zasad
book-part-hosting = Własny serwer
book-part-bots = Boty
book-part-reference = Dokumentacja
book-part-measurements = Pomiary

book-only-english = Ten rozdział jest dostępny tylko po angielsku.
book-sources = Źródła: { $sources }

book-for-hosts = Dla prowadzących serwer i programistów

## Rozdział.

book-in-chapter = W tym rozdziale
book-chapters = Rozdziały
book-all-chapters = Wszystkie rozdziały
book-table = Tabela
book-text = Tekst

## Rozdział o różnicach między zestawami zasad.

book-differences = Czym różnią się zestawy zasad
book-choose-rules = W grze jest pięć zestawów zasad, każdy według opublikowanego opisu. Jeśli nie wiesz, który wybrać, zostań przy zasadach standardowych, *wahhi*.
book-each-rule = Są tu wszystkie zasady, którymi zestawy mogą się różnić. Jeśli się różnią, każdy wariant ma osobny wiersz. Przy własnym stole możesz zmienić każdą z nich: każda zmiana to zasada domowa.
book-column-rule = zasada
book-column-in = w zestawie
book-column-says = treść
book-in-all = wszystkie

## Cały zestaw zasad.

book-every-rule = Wszystkie zasady
book-whole = Pełny zestaw zasad

## Przykład.

book-example = Przykład (zasady <b>{ $rules }</b>)
book-cards = { $cards }
book-card = { $card }
book-allowed = Dozwolone.
book-not-possible = <b>Niedozwolone:</b> { $because }.

## Pod małymi obrazkami kart.

book-points-each = po { $points } punktów
book-points-together = razem { $points } punktów
book-wild-cards = Dzikie karty: jokery i dwójki
book-red-threes = Czerwone trójki: premie
book-black-threes = Czarne trójki: blokują stos
book-natural-meld = Układ z naturalnych kart
book-mixed-meld = Układ z dziką kartą
book-natural-canasta = Czysta kanasta
book-mixed-canasta = Mieszana kanasta
