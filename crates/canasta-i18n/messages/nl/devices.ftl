### De apparaten van een gast: de lijst, de privélink met code, en de vraag op het nieuwe apparaat.

devices-title = Je apparaten – Canasta
devices-heading = Je apparaten
devices-open = Op een ander apparaat openen
devices-comes-along = Je partijen en instellingen gaan mee. Dit apparaat kun je ook blijven gebruiken.
devices-have-code = Ik heb een code van een ander apparaat
devices-list = Gekoppelde apparaten
devices-this = dit apparaat
devices-label-on = { $kind ->
        [app] Een app op { $system }
        [browser] Een browser op { $system }
       *[named] { $name } op { $system }
    }
devices-label = { $kind ->
        [app] Een app
        [browser] Een browser
       *[named] { $name }
    }
devices-days = Toegevoegd { $since }, laatst gezien { $seen }
devices-end = Verwijderen
devices-end-one = { $this ->
        [yes] { $device } (dit apparaat) verwijderen
       *[no] { $device } verwijderen
    }
devices-end-about = Op een verwijderd apparaat kun je niet meer als jezelf spelen. Je plaatsen houd je.
devices-apart = Andere spelers op dit apparaat
devices-apart-one = { $tables ->
        [one] { $name }, aan één tafel
       *[other] { $name }, aan { $tables } tafels
    }
devices-go-on-as = Verder als { $name }

## De privélink.

devices-link-title = Op een ander apparaat openen – Canasta
devices-link-about = <b>Houd deze link voor jezelf: wie hem opent, kan spelen alsof jij het bent.</b> Hij werkt één keer en verloopt na tien minuten.
devices-square = QR-code van de privélink
devices-scan = Scan hem met je andere apparaat.
devices-link = Privélink
devices-copy = Kopiëren
devices-or-code = Of typ een code
devices-type-it = Open deze site op je andere apparaat, ga naar “Je apparaten” en vul in:

## De code invullen.

devices-code-title = Ook op dit apparaat spelen – Canasta
devices-code-heading = Ook op dit apparaat spelen
devices-code-about = Vul de code van acht letters van je andere apparaat in. Je vindt hem daar bij “Je apparaten”, “Op een ander apparaat openen”.
devices-code-form = Openen met een code
devices-code = Code van je andere apparaat
devices-code-go = Verder
devices-code-safe = Je ziet eerst van wie de partijen zijn, voordat er iets verandert.

## De vraag op het nieuwe apparaat.

devices-carry-title = Ander apparaat – Canasta
devices-carry-heading = Op dit apparaat spelen als { $name }?
devices-carries = { $tables ->
        [0] De instellingen van { $name } komen op dit apparaat. Er zijn nog geen partijen.
        [one] De partij en de instellingen van { $name } komen op dit apparaat.
       *[other] De { $tables } partijen en de instellingen van { $name } komen op dit apparaat.
    }
devices-kept-apart = { $tables ->
        [one] In deze browser speelt al { $name } (één tafel). Die partij blijft apart bewaard. Bij “Je apparaten” kun je altijd terugwisselen.
       *[other] In deze browser speelt al { $name } ({ $tables } tafels). Die partijen blijven apart bewaard. Bij “Je apparaten” kun je altijd terugwisselen.
    }
devices-not-yours = Is deze link niet van jou, gebruik hem dan niet: je zou als iemand anders spelen.
devices-play-as = Hier spelen als { $name }
devices-no = Nee
devices-same = Op dit apparaat speel je al als jezelf. De link werkt nog: open hem op je andere apparaat.
devices-app = Je zit in de browser van een app. Wil je in je gewone browser spelen, open de link dan daar.

## Wat niet kan.

devices-used = Deze link of code is verlopen of al gebruikt. Maak op je andere apparaat een nieuwe, bij “Je apparaten”, “Op een ander apparaat openen”.
devices-no-guest = In deze browser heb je nog niet gespeeld. Maak op je andere apparaat een link of code bij “Je apparaten” en gebruik die hier.
devices-not-one = Dit apparaat is verwijderd.
devices-last = Dit is je enige apparaat. Als je het verwijdert, ben je je plaatsen kwijt. Voeg eerst een ander apparaat toe of kies “Vergeet mij”.
