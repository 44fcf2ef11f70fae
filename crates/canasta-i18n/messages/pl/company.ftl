### Ludzie przy stole: ustawienia stołu, kto jest, za kogo gra bot, kto wstrzymał partię.

## Ustawienia stołu.

company-seats = Miejsca
company-seats-chosen = Każdy wybiera sobie miejsce.
company-seats-drawn = Miejsca losuje się na początku partii.
company-time = Czas
company-watch = Kto może oglądać
company-watch-nobody = Tylko gracze.
company-watch-link = Każdy, kto ma link do stołu. Widzowie widzą tylko odkryte karty, nigdy niczyjej ręki.
company-watch-everybody = Każdy, kto zajrzy do sali. Widzowie widzą tylko odkryte karty, nigdy niczyjej ręki.
company-competitive = Na poważnie
company-competitive-about = Widzowie widzą każde rozdanie dopiero po jego zakończeniu.
company-lobby = Sala
company-lobby-about = Stół jest widoczny w sali: każdy może zająć wolne miejsce.
company-host = Gospodarz
company-host-returns = Gdy gospodarza nie ma, do jego powrotu stół prowadzi inny gracz.
company-hints = Podpowiedzi
company-hints-about = { $kind ->
        [practice] Tylko w treningu: gdy pozostali to same boty.
        [everybody] Dla wszystkich, także w grze z innymi ludźmi.
       *[none] Wyłączone.
    }
company-chat = Czat
company-chat-on = Tylko gotowe zwroty: to, co zasady pozwalają mówić partnerom, i kilka uprzejmości.
company-chat-off = Wyłączony, oprócz pytania „Mogę skończyć?”.

## Kto może oglądać, w skrócie.

company-may-watch-nobody = Nikt
company-may-watch-link = Każdy, kto ma link
company-may-watch-everybody = Każdy

## Limity czasu.

company-clock = { $base } na ruch.
company-clock-bank = { $base } na ruch, a do tego zapas czasu: { $bank }.
company-clock-increment = Dodatek za każdy ruch wykonany na czas: { $increment }.
company-clock-out = Gdy skończy ci się czas, zagra za ciebie bot.

## Kto z kim gra.

company-pairs-drawn = O parach decyduje losowanie kart.
company-pairs-opposite = Partnerzy siedzą naprzeciwko siebie.
company-pairs-threes = Trzy na trzy, na przemian.
company-pairs-three-against-two = Trzy na dwa. Z trójki w każdym rozdaniu ktoś pauzuje, po kolei.
company-pairs-three-against-two-drawn = Trzy na dwa, według losowania kart. Z trójki w każdym rozdaniu ktoś pauzuje, po kolei.
company-pairs-none = Każdy gra dla siebie.

## Przed partią.

company-seat-free = Wolne
company-seat-of-partner = Wolne: miejsce twojego partnera
company-sitting = { $people ->
        [0] Przy stole nie ma jeszcze nikogo.
       *[other] Przy stole: { $people }.
    }
company-sitting-you = ty
company-sitting-name = { $name }
company-free = { $seats ->
        [0] Wszystkie miejsca są zajęte.
        [one] Jest jedno wolne miejsce.
        [few] Są { SPELL($seats, form: "n") } wolne miejsca.
       *[many] Jest { SPELL($seats, form: "n") } wolnych miejsc.
    }
company-begin = Są już wszyscy. Zacznij, kiedy chcesz.
company-invite = Wyślij znajomym link i zacznij, gdy się zbiorą.
company-host-begins = Są już wszyscy. Zaczyna { $host }.
company-host-waits = { $host } zacznie, gdy będą wszyscy.
company-the-host = Gospodarz

## Zamknięte stoły.

company-closed-own = Twój stół został zamknięty przed początkiem partii.
company-closed-before = Ten stół (gospodarz: { $host }) został zamknięty przed początkiem partii.
company-closed = Ten stół został zamknięty.
company-closed-by = { $name } zamyka ten stół.

## Widzowie.

company-spectators = { $people ->
        [one] Ogląda jedna osoba.
        [few] Oglądają { SPELL($people) } osoby.
       *[many] Ogląda { SPELL($people) } osób.
    }
company-watching = Oglądasz.
company-watching-competitive = Oglądasz. Każde rozdanie zobaczysz, gdy się skończy.

## Boty w zastępstwie.

company-substitute = { $why ->
        [missed] { $name }: gra bot, bo przepadły dwa ruchy.
        [away] { $name }: gra bot, bo gracza nie ma przy stole.
        [asked] { $name }: gra bot, na życzenie gospodarza.
       *[left] { $name }: gra bot, bo miejsce jest opuszczone.
    }
company-own-substitute = Gra za ciebie bot.
company-why-substitute = { $why ->
        [missed] Przepadły ci dwa ruchy. Miejsce na ciebie czeka.
        [away] Nie było cię przy stole. Miejsce na ciebie czeka.
        [asked] Nie było cię przy stole, więc poprosił o to gospodarz.
       *[left] Nie ma cię już przy tym stole. Możesz wrócić w każdej chwili.
    }
company-come-back = Już jestem

## Zmiany na miejscach.

company-carried = { $player ->
        [you] Grasz teraz na innym urządzeniu.
       *[other] { $player } gra teraz na innym urządzeniu.
    }
company-took-over = { $player ->
        [you] Przejmujesz to miejsce.
       *[other] { $player } przejmuje to miejsce.
    }
company-new-host = { $why ->
        [given] { $player ->
            [you] Teraz stół prowadzisz ty.
           *[other] Teraz stół prowadzi { $player }.
        }
        [away] { $player ->
            [you] Gospodarza nie ma, więc na razie stół prowadzisz ty.
           *[other] Na razie stół prowadzi { $player }.
        }
        [left] { $player ->
            [you] Gospodarza już nie ma. Teraz stół prowadzisz ty.
           *[other] Gospodarza już nie ma. Teraz stół prowadzi { $player }.
        }
       *[back] { $player ->
            [you] Znów prowadzisz stół.
           *[other] { $player } znów prowadzi stół.
        }
    }

## Przerwa.

company-paused = { $name } wstrzymuje partię.
company-paused-about = Nic nie przepada, nawet jeśli potrwa to kilka dni. Wznowić może każdy gracz.
company-resume = Wznów

## Wiadomości do innych.

company-reminder = Twoja kolej w naszej partii kanasty: { $link }
company-invitation = Zagraj z nami w kanastę:
