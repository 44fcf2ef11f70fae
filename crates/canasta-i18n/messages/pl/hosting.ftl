### Co może gospodarz stołu, przed partią i w jej trakcie.

hosting-time = Limit czasu na ruch
hosting-allowed = Po tym czasie pozostali mogą wstawić bota: { $span }.
hosting-unlimited = Bez limitu czasu.
hosting-no-limit = Bez limitu

## Kod, który można podać przez telefon.

hosting-code = Zaproś kodem
hosting-code-tell = Podaj znajomym ten kod. Wpiszą go w „Graj ze znajomymi”, a ty ich wpuścisz.
hosting-code-lasts = { $minutes ->
        [one] Ważny jeszcze 1 minutę.
        [few] Ważny jeszcze { $minutes } minuty.
       *[many] Ważny jeszcze { $minutes } minut.
    }
hosting-code-about = Kod z sześciu liter do przeczytania na głos. Kto go wpisze, prosi o miejsce, a ty decydujesz.
hosting-code-make = Utwórz kod

## Nowy link, gdy stary trafił w niepowołane ręce.

hosting-renew = Zmień link i kod
hosting-renew-about = Stary link i kod przestaną działać. Wszyscy zostają przy stole.
hosting-renew-now = Zmień
hosting-renew-both = Zmień link i kod

## Zamykanie stołu.

hosting-close = Zamknij stół
hosting-close-about = Kończy partię dla wszystkich, bez zwycięzcy. Nie da się jej wznowić, ale można ją obejrzeć.
hosting-close-before = Nikt już nie będzie mógł się tu dosiąść ani grać.
hosting-close-now = Zamknij dla wszystkich

## Blokowanie.

hosting-ban = Zablokuj
hosting-ban-one = Zablokuj: { $name }
hosting-ban-now = Zablokuj teraz: { $name }
hosting-ban-about = Zablokowana osoba nie może się dosiąść ani oglądać, dopóki jej nie odblokujesz.
hosting-ban-bot-plays = Jej miejsce przejmuje bot.
hosting-ban-seat-free = Jej miejsce będzie wolne.
hosting-turned-away = Zablokowani
hosting-let-in = Odblokuj
hosting-let-in-one = Odblokuj: { $name }

## Bez miejsca.

hosting-standing = Bez miejsca
hosting-here = { $here ->
        [yes] przy stole
       *[no] poza stołem
    }
hosting-give-back = Przywróć miejsce
hosting-give-back-to = Przywróć miejsce: { $name }
hosting-again = Ktoś stracił miejsce?
hosting-again-about = Dla kogoś, kto stracił dostęp, na przykład przez nowy telefon lub przeglądarkę. Kto ma teraz to miejsce, oddaje je.
hosting-is = To { $player }
hosting-is-again = To { $player }: { $name }

## Odmowa z blokadą.

hosting-never = Zablokować tę osobę?
hosting-never-now = Odmów i zablokuj
hosting-never-one = Odmów i zablokuj: { $name }
