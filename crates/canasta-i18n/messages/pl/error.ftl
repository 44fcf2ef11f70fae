### Strony błędów i te same zdania dla skryptów: krótki tytuł, potem co się stało i co zrobić.

error-status = Błąd { DIGITS($status) }.
error-again-in = Ponowimy próbę automatycznie. Zostało: { $span }.
error-sent-again = Formularz zostanie wtedy wysłany jeszcze raz.
error-try-again = Spróbuj ponownie

## Tytuły.

error-title-bad-request = Błędne żądanie
error-title-foreign = Żądanie odrzucone
error-title-wrong-address = Zły adres
error-title-not-your-seat = Nie twoje miejsce
error-title-no-hints = Bez podpowiedzi
error-title-no-such-page = Nie ma takiej strony
error-title-no-such-table = Nie ma takiego stołu
error-title-no-such-invitation = Nie ma takiego zaproszenia
error-title-used-link = Link wygasł
error-title-no-such-chapter = Nie ma takiego rozdziału
error-title-wrong-method = Tutaj niedozwolone
error-title-not-over = Jeszcze nie teraz
error-title-not-played = Nie ma czego odtwarzać
error-title-over-here = Tu partia się kończy
error-title-no-beginning = Od tego zapisu nie da się grać dalej
error-title-no-such-deal = Nie ma takiego rozdania
error-title-no-such-seat = Nie ma takiego miejsca
error-title-no-such-level = Ten poziom jest niedostępny
error-title-day-not-over = Wróć jutro
error-title-deal-not-over = Rozdanie niedokończone
error-title-too-slow = Za wolno
error-title-too-large = Za duże
error-title-not-a-page = To nie strona
error-title-too-often = Za dużo żądań
error-title-crowded = Za dużo połączeń
error-title-full = Serwer jest pełny
error-title-too-many-windows = Za dużo okien
error-title-crashed = Coś poszło nie tak
error-title-quarantined = Ta partia jest uszkodzona
error-title-unavailable = Chwileczkę
error-title-disk-full = Dysk pełny
error-title-not-now = Nie w tej chwili

## Nieczytelne żądania.

error-not-understood = Serwer nie rozumie tego żądania.
error-not-an-action = Czynności wysyła się jako JSON: { "{" }"id": "…", "n": 17, "act": "draw"{ "}" }.
error-not-ready = Gotowość do następnego rozdania wysyła się jako JSON: { "{" }"id": "…", "n": 17{ "}" }.
error-not-asked = O podpowiedź prosi się w formacie JSON: { "{" }"n": 17{ "}" }.
error-not-said = Zwrot do czatu wysyła się jako JSON: { "{" }"say": "minimum"{ "}" }.
error-bad-id = Czynność potrzebuje id złożonego z 1–64 liter, cyfr, łączników lub podkreśleń.
error-bad-cut = Przełożenie to 32 cyfry szesnastkowe.
error-wrong-type-json = Użyj typu treści application/json.
error-wrong-type-record = Zapis wyślij jako tekst albo jako plik z formularza.
error-wrong-type-form = Formularze wysyłaj z typem treści application/x-www-form-urlencoded.
error-wrong-method = Ten adres nie przyjmuje takich żądań.
error-not-a-socket = Ten adres służy do połączenia stołu na żywo.
error-too-slow = Wysyłanie żądania trwało zbyt długo. Spróbuj ponownie.
error-too-large = Żądanie ma ponad 16 KiB.
error-record-too-large = Ten plik ma ponad 512 KiB, więc nie może być zapisem partii.

## Niedozwolone żądania.

error-foreign = To żądanie przyszło z innej witryny, więc zostało odrzucone. Jeśli pochodzi ze stron tego serwera, to jego publiczny adres jest źle ustawiony; szczegóły są w dzienniku serwera.
error-wrong-address = Serwer jest ustawiony na inny adres, więc połączenie stołu się nie utrzyma. Prowadzący serwer znajdzie rozwiązanie w dzienniku serwera. Twoje miejsce czeka.
error-not-your-seat = Nie masz miejsca przy tym stole albo twoja sesja wygasła. Miejsce należy do przeglądarki, w której zostało zajęte.
error-no-hints = Przy tym stole podpowiedzi są wyłączone.

## Nie znaleziono.

error-no-such-page = Pod tym adresem nic nie ma.
error-no-such-table = Pod tym adresem nie ma stołu. Sprawdź, czy nie ma w nim literówki.
error-no-such-invitation = Ten link nie prowadzi do żadnego stołu. Może jest niepełny albo z literówką; poproś o niego jeszcze raz.
error-no-such-device-link = Ten link wygasł, został już użyty albo jest niepełny. Link do innego urządzenia działa raz, przez dziesięć minut. Utwórz nowy na drugim urządzeniu, w „Twoje urządzenia”.
error-no-such-chapter = W zasadach nie ma takiego rozdziału.

## Powtórki.

error-not-over = Partię można odtworzyć dopiero po jej zakończeniu.
error-not-played = W tej partii nie było żadnego rozdania, więc nie ma czego odtwarzać.
error-over-here = Cofnij się do wcześniejszej pozycji, żeby zagrać od niej dalej.
error-no-such-deal = Ta partia nie ma rozdania o tym numerze.
error-no-such-seat = Ta partia nie ma takiego miejsca.
error-no-such-level = Boty nie grają tu na tym poziomie. Wybierz inny.
error-day-not-over = To karty dzisiejszego rozdania. Do północy UTC możesz oglądać tylko swoją próbę; potem możesz zagrać te karty jeszcze raz i pobrać zapis partii.
error-deal-not-over = To rozdanie nie zostało dokończone, więc nie można go zagrać jeszcze raz. Wybierz inne.
error-older-servers = Trwa aktualizacja serwerów. Spróbuj za minutę.
error-no-beginning = Ten zapis zaczyna się w środku partii, więc nie da się od niego grać dalej.

## Ograniczenia.

error-too-often = Za dużo żądań z twojego urządzenia lub twojej sieci. Poczekaj chwilę i spróbuj ponownie.
error-crowded = Za dużo otwartych połączeń z twojego adresu. Zamknij kilka kart przeglądarki i spróbuj ponownie.
error-full = Serwer jest pełny. Spróbuj później.
error-too-many-windows = Ten stół jest otwarty w zbyt wielu oknach. Zamknij kilka z nich.

## Błędy serwera.

error-crashed = Coś zepsuło się na serwerze. Twoja partia jest bezpieczna; spróbuj za chwilę.
error-quarantined = Zapisana partia jest uszkodzona i nie może trwać dalej. Innych stołów to nie dotyczy.
error-moving = Ten stół przenosi się na inny serwer. Twoja partia jest bezpieczna; spróbuj za chwilę.
error-unavailable = Serwer się wyłącza albo nie ma łączności z bazą danych. Twoja partia jest bezpieczna; spróbuj niebawem.
error-disk-full = Dysk serwera jest pełny, więc nic nie zostało zapisane. Dotychczasowa partia jest bezpieczna; spróbuj później.

## Sam tekst, bez strony.

error-https-only = Ten serwer przyjmuje tylko połączenia HTTPS.
