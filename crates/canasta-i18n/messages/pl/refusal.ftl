### Dlaczego czegoś nie można zrobić. Czytane po „Niedozwolone:”, więc małą literą i bez kropki.

## Nie ta chwila

refusal-draw-first = najpierw dobierz kartę albo weź stos
refusal-already-drew = karta już jest dobrana albo stos wzięty; teraz wyłóż karty albo jedną odrzuć
refusal-answer-due = padło pytanie „Mogę skończyć?”; najpierw musi odpowiedzieć partner
refusal-nothing-asked = nikt nie pyta, czy może skończyć
refusal-stock-not-empty = talon nie jest pusty; dobierz kartę albo weź stos
refusal-deal-over = rozdanie już się skończyło

## Brak kart

refusal-card-not-held = nie masz { CARD($card, form: "gen") }
refusal-card-held-less = wskazujesz { CARD($card, form: "acc") } { $named ->
        [1] raz
        [2] dwa razy
       *[other] { SPELL($named, form: "m") } razy
    }, a masz tylko { $held ->
        [1] jedną taką kartę
       *[other] dwie takie karty
    }
refusal-kind-not-held = nie masz { KIND($kind, form: "many") }
refusal-kind-held-less = wskazujesz { $named ->
        [one] { KIND($kind, form: "acc") }
        [2] { KIND($kind, form: "two") }
        [few] { SPELL($named) } { KIND($kind, form: "few") }
       *[many] { SPELL($named) } { KIND($kind, form: "many") }
    }, a takich kart masz tylko { SPELL($held, form: "acc") }

## Nieczytelne zapisy

refusal-unread-nothing = nie podano żadnej czynności
refusal-unread-word = „{ $word }” nie oznacza żadnej czynności
refusal-unread-card = „{ $card }” to nie karta; podaj wartość i kolor, na przykład 4H
refusal-unread-rank = „{ $rank }” to nie wartość karty
refusal-nothing-named = podaj karty do wyłożenia
refusal-unread-one-card = przy „{ $act }” podaje się jedną kartę, { $named ->
        [0] a tu nie ma żadnej
        [one] a tu jest jedna
        [few] a tu są { $named }
       *[many] a tu jest ich { $named }
    }
refusal-unread-alone = po „{ $act }” nic już nie może być, a jest „{ $extra }”

## Układy

refusal-meld-too-small = układ musi mieć co najmniej trzy karty, a twój układ { KIND($rank, form: "many") } { $cards ->
        [0] nie ma żadnej
       *[other] ma ich tylko { SPELL($cards, form: "acc") }
    }
refusal-too-few-naturals = układ musi mieć co najmniej dwie karty naturalne, a twój układ { KIND($rank, form: "many") } { $naturals ->
        [0] nie ma żadnej
       *[other] ma ich tylko { SPELL($naturals, form: "acc") }
    }
refusal-too-many-wilds = układ może mieć najwyżej trzy dzikie karty, a twój układ { KIND($rank, form: "many") } miałby ich { SPELL($wilds, form: "acc") }
refusal-wilds-need-naturals = { $wilds ->
        [one] przy dzikiej karcie
        [few] przy { SPELL($wilds, form: "gen") } dzikich kartach
       *[many] przy { SPELL($wilds, form: "gen") } dzikich kartach
    } układ musi mieć co najmniej { $needs ->
        [one] { SPELL($needs, form: "acc") } kartę naturalną
        [few] { SPELL($needs) } karty naturalne
       *[many] { SPELL($needs) } kart naturalnych
    }, a twój układ { KIND($rank, form: "many") } miałby { SPELL($naturals, form: "acc") }
refusal-wild-on-natural-canasta = twoja kanasta { KIND($rank, form: "many") } jest czysta i nie przyjmie dzikiej karty
refusal-wilds-outnumber = dzikich kart nie może być więcej niż naturalnych, a twój układ { KIND($rank, form: "many") } miałby { $naturals ->
        [one] { SPELL($naturals, form: "acc") } naturalną
        [few] { SPELL($naturals) } naturalne
       *[many] { SPELL($naturals) } naturalnych
    } i { $wilds ->
        [one] { SPELL($wilds, form: "acc") } dziką
        [few] { SPELL($wilds) } dzikie
       *[many] { SPELL($wilds) } dzikich
    }
refusal-naturals-must-outnumber = gdy bierzesz stos przy pierwszym wyłożeniu, kart naturalnych musi być więcej niż dzikich, a twój układ { KIND($rank, form: "many") } miałby { $naturals ->
        [one] { SPELL($naturals, form: "acc") } naturalną
        [few] { SPELL($naturals) } naturalne
       *[many] { SPELL($naturals) } naturalnych
    } i { $wilds ->
        [one] { SPELL($wilds, form: "acc") } dziką
        [few] { SPELL($wilds) } dzikie
       *[many] { SPELL($wilds) } dzikich
    }
refusal-first-round = w swoim pierwszym ruchu w rozdaniu nie możesz wykładać kart ani brać stosu
refusal-wild-in-initial-meld = w pierwszym wyłożeniu nie może być dzikich kart, a twój układ { KIND($rank, form: "many") } ma { SPELL($wilds, form: "acc") }
refusal-mixed-ranks = { KIND($one, form: "few") } i { KIND($other, form: "few") } nie mogą leżeć razem; w układzie wszystkie karty mają tę samą wartość
refusal-wilds-alone = same dzikie karty to jeszcze nie układ; wybierz układ, do którego je dołożysz
refusal-named-twice = { KIND($rank, form: "few") } są w dwóch grupach; połącz je
refusal-no-such-meld = po twojej stronie nie ma układu { KIND($rank, form: "many") }, do którego można dołożyć
refusal-red-threes-not-melded = czerwonych trójek się nie wykłada
refusal-black-threes-not-yet = czarne trójki wykłada się tylko na zakończenie, a tobie zostałaby więcej niż jedna karta
refusal-black-threes-no-wilds = do czarnych trójek nie dokłada się dzikich kart
refusal-below-minimum = pierwsze wyłożenie musi być warte co najmniej { $needs }, a to jest warte { $makes }

## Stos

refusal-pile-empty = nie ma stosu do wzięcia
refusal-stock-empty = talon jest pusty; weź stos albo spasuj
refusal-pile-blocked = na wierzchu jest { KIND($top, form: "one") }, więc stosu nie można wziąć
refusal-pile-frozen = { $held ->
        [0] stos jest zamrożony przez { KIND($by, form: "acc") }, a nie masz { KIND($top, form: "many") }
        [1] stos jest zamrożony przez { KIND($by, form: "acc") }, a masz tylko { KIND($top, form: "acc") } bez pary
       *[other] { $named ->
            [0] stos jest zamrożony przez { KIND($by, form: "acc") }; weź go na parę { KIND($top, form: "many") } z ręki
           *[other] stos jest zamrożony przez { KIND($by, form: "acc") }; weź go na parę { KIND($top, form: "many") } z ręki (na razie wskazane: { SPELL($named) })
        }
    }
refusal-pile-frozen-unopened = { $held ->
        [0] do pierwszego wyłożenia stos jest zamrożony, a nie masz { KIND($top, form: "many") }
        [1] do pierwszego wyłożenia stos jest zamrożony, a masz tylko { KIND($top, form: "acc") } bez pary
       *[other] { $named ->
            [0] do pierwszego wyłożenia stos jest zamrożony; weź go na parę { KIND($top, form: "many") } z ręki
           *[other] do pierwszego wyłożenia stos jest zamrożony; weź go na parę { KIND($top, form: "many") } z ręki (na razie wskazane: { SPELL($named) })
        }
    }
refusal-pile-needs-match = { $wild ->
        [yes] { $held ->
            [0] stos bierze się na parę { KIND($top, form: "many") } z ręki albo na { KIND($top, form: "acc") } i dziką kartę, a nie masz { KIND($top, form: "many") }
           *[other] stos bierze się na parę { KIND($top, form: "many") } z ręki albo na { KIND($top, form: "acc") } i dziką kartę
        }
       *[no] { $held ->
            [0] stos bierze się na parę { KIND($top, form: "many") } z ręki, a nie masz { KIND($top, form: "many") }
           *[other] stos bierze się na parę { KIND($top, form: "many") } z ręki
        }
    }
refusal-canasta-complete = twoja kanasta { KIND($rank, form: "many") } jest pełna i nie przyjmie karty ze stosu
refusal-taken-this-turn = { KIND($kind, form: "few") } wzięte ze stosem możesz wyłożyć dopiero w następnym ruchu
refusal-one-card-hand = mając na ręce jedną kartę, nie możesz wziąć stosu z jednej karty
refusal-must-take-pile = talon jest pusty, a { KIND($top, form: "one") } na wierzchu pasuje do twojego układu, więc musisz wziąć stos

## Zakończenie

refusal-must-keep-card = zostałaby ci jedna karta, której nie możesz odrzucić: żeby skończyć, twoja strona potrzebuje { $needs ->
        [one] jednej kanasty
        [few] { SPELL($needs, form: "gen") } kanast
       *[many] { SPELL($needs, form: "gen") } kanast
    }, a { $has ->
        [0] nie ma żadnej
        [one] ma { SPELL($has, form: "acc") }
        [few] ma { SPELL($has) }
       *[many] ma { SPELL($has) }
    }
refusal-no-canasta = nie zostałaby ci żadna karta: żeby skończyć, twoja strona potrzebuje { $needs ->
        [one] jednej kanasty
        [few] { SPELL($needs, form: "gen") } kanast
       *[many] { SPELL($needs, form: "gen") } kanast
    }, a { $has ->
        [0] nie ma żadnej
        [one] ma { SPELL($has, form: "acc") }
        [few] ma { SPELL($has) }
       *[many] ma { SPELL($has) }
    }
refusal-partner-said-no = partner mówi „nie”, więc w tym ruchu nie możesz skończyć
refusal-must-ask = zanim skończysz, musisz zapytać partnera
refusal-must-go-out = partner mówi „tak”, więc musisz skończyć w tym ruchu, a po takim zagraniu już się nie da
refusal-must-go-out-declare = partner mówi „tak”; najpierw odkryj { $threes ->
        [one] czerwoną trójkę
        [few] czerwone trójki
       *[many] czerwone trójki
    }, potem skończ
refusal-ask-alone = nie masz partnera, którego można by zapytać
refusal-ask-twice = w tym ruchu pytanie już padło
refusal-ask-too-late = pytać można tylko przed wyłożeniem kart i wzięciem stosu
refusal-ask-melded-more = pytać można tylko przed wyłożeniem kolejnych kart
refusal-ask-too-early = pytać można dopiero po dobraniu karty albo wzięciu stosu
refusal-ask-declare-first = najpierw odkryj { $threes ->
        [one] czerwoną trójkę
        [few] czerwone trójki
       *[many] czerwone trójki
    }, potem pytaj
refusal-ask-unable = nie możesz teraz skończyć
refusal-ask-no-way-back = po odpowiedzi „nie” nie dałoby się dokończyć ruchu

## Czerwone trójki

refusal-cannot-discard = czerwonych trójek nie można odrzucać
refusal-declare-automatic = tutaj czerwone trójki same trafiają na stół; nie trzeba ich odkrywać
refusal-declare-not-held = nie masz tej czerwonej trójki
refusal-declare-other-card = odkrywa się tylko czerwone trójki
