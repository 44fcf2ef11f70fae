### Panel z ludźmi przy stole: kto jest, co można zrobić, jak dosiadają się inni, jak odejść.

people-open = Gracze
people-close = Zamknij
people-title = Przy tym stole
people-bot = bot, { $level }
people-state = { $state ->
        [here] { $host ->
            [yes] przy stole, gospodarz
           *[no] przy stole
        }
        [away] { $host ->
            [yes] poza stołem, gospodarz
           *[no] poza stołem
        }
        [replaced] { $host ->
            [yes] poza stołem (gra bot); gospodarz
           *[no] poza stołem (gra bot)
        }
        [left] { $host ->
            [yes] miejsce opuszczone (gra bot); gospodarz
           *[no] miejsce opuszczone (gra bot)
        }
       *[yours] { $host ->
            [yes] gra za ciebie bot; gospodarz
           *[no] gra za ciebie bot
        }
    }

people-substitute = Niech gra bot
people-substitute-for = Niech gra bot: { $name }
people-make-host = Mianuj gospodarzem
people-make-host-of = Mianuj gospodarzem: { $name }

## Przejmowanie miejsca.

people-play = { $host ->
        [yes] Zajmij to miejsce
       *[no] Poproś o to miejsce
    }
people-play-for = { $host ->
        [yes] Zajmij to miejsce: { $name }
       *[no] Poproś o to miejsce: { $name }
    }
people-withdraw = Wycofaj prośbę

## Przerwa.

people-pause = Zrób przerwę
people-pause-about = Przerwa może trwać, ile chcesz. Nic nie przepada.

## Linki do udostępnienia.

people-link = Link do stołu
people-share = Udostępnij
people-copy = Kopiuj
people-for-days = Gracie przez kilka dni?
people-reminder-about = Wyślij to osobie, na którą przyszła kolej, albo dodaj własne ruchy do swojego kalendarza.
people-reminder = Przypomnienie
people-reminder-share = Udostępnij przypomnienie
people-calendar = Link do kalendarza

## Odchodzenie.

people-leave = Opuść partię
people-leave-about = Grę przejmie bot. Możesz wrócić, dopóki partia trwa.
people-leave-now = Opuść partię
