### Tekst skryptu stołu: tylko przeglądarka wie, które karty są wybrane.

script-table-title = { table-title }
script-table-title-your-turn = { table-title-your-turn }

## Ręka

script-table-column-chosen = { KIND($rank, form: "few", case: "capital") }, { $cards }, wybrane: { $chosen }
script-table-column-moved = { KIND($rank, form: "few", case: "capital") }: teraz miejsce { $place } z { $columns }.

## Wybrane karty: co z nich jest.

script-table-cards = { $n ->
        [one] 1 { KIND($rank, form: "one") }
        [few] { $n } { KIND($rank, form: "few") }
       *[many] { $n } { KIND($rank, form: "many") }
    }
script-table-cards-and = { $n ->
        [one] { KIND($rank, form: "one") }
        [few] { $n } { KIND($rank, form: "few") }
       *[many] { $n } { KIND($rank, form: "many") }
    }
script-table-top-card = { KIND($rank, form: "one") } ze stosu
script-table-wilds-onto = { $cards } do { KIND($rank, form: "many") }
script-table-to-discard = do odrzucenia
script-table-makes = będzie { $n }
script-table-makes-canasta = { $natural ->
        [yes] czysta kanasta +{ $points }
       *[no] mieszana kanasta +{ $points }
    }
script-table-spoils = czysta kanasta { $from } → mieszana { $to }

## Wiersz nad ręką.

script-table-selected = Wybrane karty
script-table-clear = Anuluj wybór
script-table-single = { KIND($rank, form: "one", case: "capital") }
script-table-onto = do { KIND($rank, form: "many") }
script-table-wild = { $moves ->
        [yes] { KIND($wild, form: "one", case: "capital") } do { KIND($rank, form: "many") }. Przenieś
       *[no] { KIND($wild, form: "one", case: "capital") } do { KIND($rank, form: "many") }
    }
script-table-cannot-move = W żadnym innym układzie nie ma miejsca.
script-table-ready = Gotowe: { $buttons }.

## Przyciski

script-table-draw = { own-draw }
script-table-pass = { own-pass }
script-table-take = { own-take }
script-table-meld = { own-meld }
script-table-discard = { own-discard }
script-table-meld-points = Wyłóż { $points }
script-table-meld-out = Wyłóż { $points } i skończ
script-table-discard-card = Odrzuć { KIND($rank, form: "brief") }
script-table-discard-out = Odrzuć { KIND($rank, form: "brief") } i skończ
script-table-declare = { $n ->
        [one] Odkryj czerwoną 3
        [few] Odkryj czerwoną 3 ({ $n })
       *[many] Odkryj czerwoną 3 ({ $n })
    }

## Drugi wiersz przycisku, który można nacisnąć: co jeszcze się stanie.

script-table-stock-empty = talon jest pusty
script-table-of-minimum = { $makes } z { $needs }
script-table-with-cards = z ręki: { $cards }
script-table-with-cards-and-more = z ręki: { $cards } i inne
script-table-adds-cards = oraz { $cards }
script-table-onto-meld = do twoich { KIND($rank, form: "many") }
script-table-canasta = { $natural ->
        [yes] czysta kanasta
       *[no] mieszana kanasta
    }
script-table-canastas = { $n ->
        [one] { $n } kanasta
        [few] { $n } kanasty
       *[many] { $n } kanast
    }
script-table-bonus = +{ $points }
script-table-concealed = z ręki, +{ $points }
script-table-becomes = z { $from } robi się { $to }
script-table-melds-first = najpierw wykładasz { $points }
script-table-red-three-penalty = czerwona 3 na ręce: −{ $points }
script-table-freezes = zamraża stos
script-table-blocks = zatrzymuje następnego
script-table-declare-detail = +{ $points } i nowa karta

## Drugi wiersz przycisku, którego nie można nacisnąć: dlaczego, w kilku słowach.

script-table-short-select = wybierz karty
script-table-short-one = wybierz kartę
script-table-short-one-only = tylko jedna karta
script-table-short-three-cards = potrzeba 3 kart
script-table-short-one-or-wild = jeszcze 1 albo dzika
script-table-short-natural = jeszcze { KIND($rank, form: "one") }
script-table-short-too-many-wilds = { $n ->
        [one] o 1 dziką za dużo
        [few] o { $n } dzikie za dużo
       *[many] o { $n } dzikich za dużo
    }
script-table-short-stays-natural = zostaje czysta
script-table-short-no-wilds = bez dzikich kart
script-table-short-taken = { $n } ze stosu: później
script-table-short-first-round = nie w tym ruchu
script-table-short-to-go-out = jeszcze { $n }, by skończyć
script-table-short-only-out = tylko na koniec
script-table-short-not-meld = to nie układ
script-table-short-no-room = nie ma miejsca
script-table-short-points = brakuje { $n }
script-table-short-minimum = nie starczy na { $needs }
script-table-short-two-of = potrzeba 2 { KIND($rank, form: "many") }
script-table-short-one-and-wild = potrzeba { KIND($rank, form: "gen") } + dzikiej
script-table-short-on-top = na wierzchu { KIND($top, form: "one") }
script-table-short-no-pile = nie ma stosu
script-table-short-one-card = nie z 1 kartą
script-table-short-complete = kanasta pełna
script-table-short-not-red = nie z czerwoną 3
script-table-short-take-pile = weź stos
script-table-short-keep-two = zostaw 2 karty
script-table-short-needs-canasta = { $n ->
        [one] potrzeba kanasty
        [few] potrzeba { $n } kanast
       *[many] potrzeba { $n } kanast
    }
script-table-short-partner-no = partner mówi „nie”
script-table-short-must-ask = najpierw zapytaj
script-table-short-must-go-out = musisz skończyć
script-table-short-declare-first = najpierw odkryj
script-table-short-never-discarded = nie do odrzucenia

## Wiersz nad ręką, po „Twoja kolej.”

script-table-line = { $cards }: { $says }
script-table-line-makes = { $cards }: { $makes }
script-table-line-minimum = { $cards }: { $makes } · minimum { $needs } ✓
script-table-line-below = { $cards }: { $makes } · minimum { $needs }, brakuje { $short }
script-table-line-concealed = { $cards }: { $makes } · z ręki, więc bez minimum
script-table-next-draw = najpierw dobierz kartę
script-table-next-discard = potem odrzuć { KIND($rank, form: "acc") }
script-table-meld-or-discard = Dołóż do swoich { KIND($rank, form: "many") } albo odrzuć.
script-table-discard-or-more = Odrzuć albo wybierz więcej.
script-table-discard-and-out = Odrzuć, a skończysz rozdanie.

## Dlaczego nie. Jak powody serwera: małą literą i bez kropki.

script-table-nothing-selected = wybierz karty do wyłożenia
script-table-one-only = odrzuca się jedną kartę, więc wybierz tylko tę jedną
script-table-one-rank = w układzie jest jedna wartość
script-table-one-card-meld = układ potrzebuje trzech kart, a to jest jedna: { KIND($rank, form: "one") }
script-table-pair-meld = układ potrzebuje trzech kart: brakuje { KIND($rank, form: "gen") } albo dzikiej karty
script-table-few-naturals = układ potrzebuje co najmniej dwóch kart naturalnych, a wybrana jest jedna: { KIND($rank, form: "one") }
script-table-too-many-wilds = układ może mieć najwyżej trzy dzikie karty, a w układzie { KIND($rank, form: "many") } dzikich byłoby { $wilds }
script-table-wilds-outnumber = dzikich kart nie może być więcej niż naturalnych, a w układzie { KIND($rank, form: "many") } naturalnych byłoby { $naturals }, a dzikich { $wilds }
script-table-naturals-outnumber = gdy bierzesz stos przy pierwszym wyłożeniu, kart naturalnych musi być więcej niż dzikich, a w układzie { KIND($rank, form: "many") } naturalnych byłoby { $naturals }, a dzikich { $wilds }
script-table-wilds-need-naturals = { $wilds ->
        [one] przy dzikiej karcie
        [few] przy { $wilds } dzikich kartach
       *[many] przy { $wilds } dzikich kartach
    } układ potrzebuje co najmniej { $needs ->
        [one] { $needs } karty naturalnej
        [few] { $needs } kart naturalnych
       *[many] { $needs } kart naturalnych
    }, a w układzie { KIND($rank, form: "many") } byłoby ich { $naturals }
script-table-wild-on-natural-canasta = { refusal-wild-on-natural-canasta }
script-table-wild-in-initial-meld = w pierwszym wyłożeniu nie może być dzikich kart
script-table-taken = { refusal-taken-this-turn }
script-table-first-round = { refusal-first-round }
script-table-no-room = żaden układ nie ma miejsca na { KIND($rank, form: "acc") }
script-table-no-room-for-wild = żaden układ nie ma miejsca na { KIND($rank, form: "acc") }: dzikie karty mogą być najwyżej trzy
script-table-no-room-outnumber = żaden układ nie ma miejsca na { KIND($rank, form: "acc") }: dzikich kart nie może być więcej niż naturalnych
script-table-no-room-with-pile = żaden układ nie ma miejsca na { KIND($rank, form: "acc") }: ze stosem kart naturalnych musi być więcej niż dzikich
script-table-black-threes = czarne trójki wykłada się tylko na zakończenie: trzy albo cztery naraz, bez dzikich kart
script-table-black-threes-not-yet = { refusal-black-threes-not-yet }
script-table-cards-below = pierwsze wyłożenie musi być warte co najmniej { $needs }, a twoje karty razem ze stosem tyle nie dają
script-table-pile-empty = { refusal-pile-empty }
script-table-pile-blocked = { refusal-pile-blocked }
script-table-first-freeze = { KIND($card, form: "one", case: "capital") } zamraża stos: bierze się go tylko na dwie naturalne karty z ręki o wartości wierzchniej karty
script-table-frozen = { $held ->
        [0] stos jest zamrożony: bierze się go na parę { KIND($rank, form: "many") } z ręki, a nie masz { KIND($rank, form: "many") }
        [1] stos jest zamrożony: bierze się go na parę { KIND($rank, form: "many") } z ręki, a masz tylko { KIND($rank, form: "acc") } bez pary
       *[other] stos jest zamrożony: bierze się go na parę { KIND($rank, form: "many") } z ręki
    }
script-table-frozen-unmelded = { $held ->
        [0] do pierwszego wyłożenia stos bierze się na parę { KIND($rank, form: "many") } z ręki, a nie masz { KIND($rank, form: "many") }
        [1] do pierwszego wyłożenia stos bierze się na parę { KIND($rank, form: "many") } z ręki, a masz tylko { KIND($rank, form: "acc") } bez pary
       *[other] do pierwszego wyłożenia stos bierze się na parę { KIND($rank, form: "many") } z ręki
    }
script-table-needs-match = { refusal-pile-needs-match }
script-table-one-card-hand = { refusal-one-card-hand }
script-table-complete = { refusal-canasta-complete }
script-table-must-take = { refusal-must-take-pile }
script-table-must-keep-card = zostałaby ci jedna karta, której nie możesz odrzucić: żeby skończyć, twoja strona potrzebuje { $needs ->
        [one] kanasty
        [few] { $needs } kanast
       *[many] { $needs } kanast
    }, a { $has ->
        [0] nie ma żadnej
        [one] ma { $has }
        [few] ma { $has }
       *[many] ma { $has }
    }
script-table-no-canasta = nie zostałaby ci żadna karta: żeby skończyć, twoja strona potrzebuje { $needs ->
        [one] kanasty
        [few] { $needs } kanast
       *[many] { $needs } kanast
    }, a { $has ->
        [0] nie ma żadnej
        [one] ma { $has }
        [few] ma { $has }
       *[many] ma { $has }
    }
script-table-last-card = to twoja ostatnia karta: żeby skończyć, twoja strona potrzebuje { $needs ->
        [one] kanasty
        [few] { $needs } kanast
       *[many] { $needs } kanast
    }, a { $has ->
        [0] nie ma żadnej
        [one] ma { $has }
        [few] ma { $has }
       *[many] ma { $has }
    }
script-table-partner-no = { refusal-partner-said-no }
script-table-must-ask = { refusal-must-ask }
script-table-must-go-out = { refusal-must-go-out }
script-table-must-declare = { refusal-must-go-out-declare }

## Dalsze powody.

script-table-why = Dlaczego?
script-table-not-turn = to nie twoja kolej
script-table-paused = partia jest wstrzymana
script-table-below = { refusal-below-minimum }
script-table-draw-first = { refusal-draw-first }
script-table-already-drew = { refusal-already-drew }
script-table-choose-one = wybierz jedną kartę do odrzucenia
script-table-red-three = { refusal-red-threes-not-melded }
script-table-red-three-kept = { refusal-cannot-discard }
script-table-not-sent = to nie doszło; wyślemy jeszcze raz, gdy wróci połączenie

## Uwagi

script-table-red-three-itself = Czerwona trójka. W twoim ruchu sama trafi na stół.
script-table-red-three-by-hand = Czerwona trójka. Odkryj ją w swoim ruchu; nie można jej wyłożyć ani odrzucić.
script-table-stale = Stół właśnie się zmienił. Spróbuj ponownie.
script-table-time-left = { $seconds ->
        [one] Za 1 sekundę zagra za ciebie bot.
        [few] Za { $seconds } sekundy zagra za ciebie bot.
       *[many] Za { $seconds } sekund zagra za ciebie bot.
    }
script-table-nothing-to-say = Teraz nie możesz nic powiedzieć.

## Podpowiedzi

script-table-hint-title = { hint-title }
script-table-hint-close = { hint-close }
script-table-hint-thinking = Myślę…
script-table-hint-lost = Brak odpowiedzi. Spróbuj za chwilę.
script-table-hint-none = Przy tym stole podpowiedzi są wyłączone.

## Tekst zasady

script-table-close-why = Zamknij zasadę
script-table-close-sheet = Zamknij
script-table-sheet-missing = Nie udało się wczytać. Spróbuj ponownie.
script-table-rules-missing = Nie udało się wczytać zasad. Spróbuj ponownie.
script-table-whole-chapter = Przeczytaj cały rozdział (otwiera się w nowej karcie)
