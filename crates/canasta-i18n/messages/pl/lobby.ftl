### Sala: stoły, do których każdy może się dosiąść albo je oglądać.

lobby-title = Sala – Kanasta
lobby-heading = Sala
lobby-about = Otwarte stoły na tym serwerze.
lobby-seat-me = Znajdź mi miejsce
lobby-seat-me-about = Przy dowolnym stole, od razu. Zanim przyjdą ludzie, grają boty.
lobby-new-table = Nowy stół
lobby-join = Wpisz kod
lobby-waiting = Czekają na graczy
lobby-none-waiting = Żaden stół nie czeka na graczy. Może otworzysz swój?
lobby-in-play = Partie w toku
lobby-tables = { $playing ->
        [0] Żadna partia się nie toczy
        [one] Toczy się jedna partia
        [few] Toczą się { SPELL($playing) } partie
       *[many] Toczy się { SPELL($playing) } partii
    }; { $waiting ->
        [0] żaden stół nie czeka na graczy.
        [one] na graczy czeka jeden stół.
        [few] na graczy czekają { SPELL($waiting, form: "m") } stoły.
       *[many] na graczy czeka { SPELL($waiting, form: "m") } stołów.
    }
lobby-people = { $people ->
        [0] Poza tobą nikt tu nie gra.
        [one] Przy stole siedzi jedna osoba.
        [few] Przy stołach, także prywatnych, siedzą { SPELL($people) } osoby.
       *[many] Przy stołach, także prywatnych, siedzi { SPELL($people) } osób.
    }
lobby-table-of = Stół: { $host }
lobby-game = { $rules }, { $players ->
        [one] { SPELL($players) } osoba
        [few] { SPELL($players) } osoby
       *[many] { SPELL($players) } osób
    }
lobby-seats = { $people ->
        [0] Bez ludzi
        [one] Jedna osoba
        [few] { SPELL($people, case: "capital") } osoby
       *[many] { SPELL($people, case: "capital") } osób
    }{ $bots ->
        [0] {""}
        [one] , jeden bot
        [few] , { SPELL($bots, form: "m") } boty
       *[many] , { SPELL($bots, form: "m") } botów
    }, { $free ->
        [0] { $replaces ->
            [yes] możesz zająć miejsce bota.
           *[no] wszystkie miejsca zajęte.
        }
        [one] jedno wolne miejsce.
        [few] { SPELL($free, form: "n") } wolne miejsca.
       *[many] { SPELL($free, form: "n") } wolnych miejsc.
    }
lobby-no-clock = Bez zegara.
lobby-clock = { $span } na ruch.
lobby-spectators = { $spectators ->
        [one] Ogląda jedna osoba.
        [few] Oglądają { SPELL($spectators) } osoby.
       *[many] Ogląda { SPELL($spectators) } osób.
    }
lobby-sit-down = Usiądź
lobby-sit-down-at = Usiądź przy stole: { $host }
lobby-watch = Oglądaj
lobby-watch-at = Oglądaj stół: { $host }
