### Zestaw zasad pełnymi zdaniami, z liczbami. Zasady podaje się dla określonej liczby graczy („Twój partner…”) albo dla każdej
### („Jeśli masz partnera…”).

## Nagłówki.

rules-heading-deal = Gracze i rozdanie
rules-heading-cards = Karty
rules-heading-turn = Ruch
rules-heading-threes = Trójki
rules-heading-melds = Układy i kanasty
rules-heading-initial-meld = Pierwsze wyłożenie
rules-heading-pile = Stos
rules-heading-going-out = Zakończenie rozdania
rules-heading-stock-end = Gdy talon się skończy
rules-heading-scores = Punktacja
rules-heading-knowing = Rozmowy przy stole i jawne informacje

## Liczby graczy: w dopełniaczu, po „przy”.

rules-players = { $count ->
        [1] { SPELL($first, form: "gen") }
        [2] { SPELL($first, form: "gen") } lub { SPELL($second, form: "gen") }
        [3] { SPELL($first, form: "gen") }, { SPELL($second, form: "gen") } lub { SPELL($third, form: "gen") }
       *[other] { SPELL($first, form: "gen") }, { SPELL($second, form: "gen") }, { SPELL($third, form: "gen") } lub { SPELL($fourth, form: "gen") }
    }

## Gracze i rozdanie

rules-sides-any = Grać może od dwóch do sześciu osób. We czwórkę gra się dwa na dwa, w szóstkę trzy na trzy; partnerzy i przeciwnicy siedzą na przemian. We dwójkę i w trójkę każdy gra dla siebie, a „strona” to jeden gracz.
rules-sides = { $players ->
        [2] Dwie osoby, każda gra dla siebie.
        [3] Trzy osoby, każda gra dla siebie.
        [4] Cztery osoby w dwóch parach. Partnerzy siedzą naprzeciwko siebie.
        [6] Sześć osób, trzy na trzy. Partnerzy i przeciwnicy siedzą na przemian.
       *[other] { SPELL($players, case: "capital") } osób, każda gra dla siebie.
    }
rules-five-individuals = { $any ->
        [yes] W piątkę też każdy gra dla siebie.
       *[no] Pięć osób, każda gra dla siebie.
    }
rules-five-two-sides = { $any ->
        [yes] W piątkę gra się trzy na dwa.
       *[no] Pięć osób, trzy na dwa.
    } Naraz grają tylko cztery: w każdym rozdaniu ktoś z trójki pauzuje, po kolei. Pozostali siedzą na przemian i grają według zasad dla czterech osób. Kto pauzuje, nie dostaje kart, ale ma udział w wyniku swojej strony.
rules-seating-drawn = { $alone ->
        [yes] O miejscach decyduje losowanie kart.
       *[no] O partnerach i miejscach decyduje losowanie kart.
    } As jest najstarszy, dwójka najmłodsza; przy równej wartości najstarsze są piki, potem kiery, kara i trefle.
rules-seating-highest = { $players ->
        [any] Kto ma najstarszą kartę, wybiera miejsce. Partnerami, jeśli są, zostają osoby z następnymi co do starszeństwa kartami.
        [two] Kto ma starszą kartę, wybiera miejsce, a druga osoba siada naprzeciwko.
        [four] Kto ma najstarszą kartę, wybiera miejsce, a partnerem zostaje osoba z drugą co do starszeństwa.
        [five] Dwie osoby z najstarszymi kartami tworzą parę. Osoba z najmłodszą kartą pauzuje jako pierwsza.
        [six] Kto ma najstarszą kartę, wybiera miejsce, a partnerami zostają dwie osoby z następnymi co do starszeństwa kartami.
       *[alone] Kto ma najstarszą kartę, wybiera miejsce, a pozostali siadają kolejno na lewo, według swoich kart.
    }
rules-seating-again = { $ends ->
        [yes] Kto wyciągnie jokera, taką samą kartę jak ktoś inny, więcej niż jedną kartę albo jedną z czterech kart na którymś z końców talii, losuje jeszcze raz.
       *[no] Kto wyciągnie jokera albo taką samą kartę jak ktoś inny, losuje jeszcze raz.
    }
rules-seating-optional = { $alone ->
        [yes] Miejsca każdy wybiera, jak chce; można też o nie losować.
       *[no] Partnerów i miejsca każdy wybiera, jak chce; można też o nie losować.
    }
rules-seating-fixed = { $alone ->
        [yes] Miejsc się nie losuje: każdy siada tam, gdzie się umówiono.
       *[no] Partnerów się nie losuje: są ustaleni przed partią.
    }
rules-first-dealer-seats-drawn = { $clockwise ->
        [yes] Kto wylosuje najstarszą kartę, zaczyna, a jako pierwsza rozdaje osoba po prawej.
       *[no] Kto wylosuje najstarszą kartę, zaczyna, a jako pierwsza rozdaje osoba po lewej.
    }
rules-first-dealer-drawn = { $clockwise ->
        [yes] O pierwszym rozdającym decyduje losowanie kart. Kto wylosuje najstarszą kartę, zaczyna, a rozdaje osoba po prawej.
       *[no] O pierwszym rozdającym decyduje losowanie kart. Kto wylosuje najstarszą kartę, zaczyna, a rozdaje osoba po lewej.
    }
rules-first-dealer-random = O tym, kto rozdaje pierwszy, decyduje przypadek.
rules-cut-left = Przed każdym rozdaniem talię przekłada gracz po lewej stronie rozdającego.
rules-cut-left-may = Przed każdym rozdaniem gracz po lewej stronie rozdającego może przełożyć talię, ale nie musi.
rules-cut-right = Przed każdym rozdaniem talię przekłada gracz po prawej stronie rozdającego.
rules-hand-size = { $cards ->
        [one] Każdy dostaje 1 kartę.
        [few] Każdy dostaje { $cards } karty.
       *[many] Każdy dostaje { $cards } kart.
    }
rules-hand-sizes = Każdy dostaje { $hands }.
rules-hand-size-when = { $cards ->
        [one] 1 kartę przy { $players } graczach
        [few] { $cards } karty przy { $players } graczach
       *[many] { $cards } kart przy { $players } graczach
    }
rules-dealing = { $clockwise ->
        [yes] Karty rozdaje się po jednej, zgodnie z ruchem wskazówek zegara, od gracza po lewej stronie rozdającego. Ten gracz zaczyna.
       *[no] Karty rozdaje się po jednej, od gracza po prawej stronie rozdającego. Ten gracz zaczyna.
    }
rules-clockwise = Gra i rozdawanie przechodzą na następną osobę zgodnie z ruchem wskazówek zegara.
rules-counterclockwise = Gra i rozdawanie przechodzą na następną osobę przeciwnie do ruchu wskazówek zegara.
rules-stock = Z reszty kart powstaje talon (stos zakryty). Jego wierzchnią kartę się odkrywa i od niej zaczyna się stos (stos odkryty).
rules-upcard-threes-covered = Jeśli ta pierwsza karta to dzika karta albo trójka, przykrywa się ją następną, i tak dalej.
rules-upcard-first-black-three-stays = Jeśli ta pierwsza karta to dzika karta albo trójka, przykrywa się ją następną, i tak dalej. Czarnej trójki odkrytej jako pierwsza się nie przykrywa.
rules-upcard-black-three-stays = Jeśli ta pierwsza karta to dzika karta albo czerwona trójka, przykrywa się ją następną, i tak dalej. Czarnej trójki się nie przykrywa.
rules-exact-deal-bonus = { $points ->
        [0] Za zebranie z talii dokładnie tylu kart, ile trzeba do rozdania, rozdający nic nie dostaje.
       *[other] Za zebranie z talii dokładnie tylu kart, ile trzeba do rozdania (z kartą do odkrycia albo bez niej), rozdający dostaje { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }. Tutaj rozdaje program, więc tej premii nikt nie dostanie.
    }

## Karty

rules-packs = Gra się dwiema taliami po 52 karty i czterema jokerami: razem 108 kart.
rules-wild-cards = Jokery i dwójki to dzikie karty: w układzie zastępują każdą wartość od czwórki do asa. Karty od czwórki do asa to karty naturalne. Trójki nie są ani jednym, ani drugim.
rules-values = Joker liczy się za 50, as i dwójka za 20, król, dama, walet, dziesiątka, dziewiątka i ósemka za 10, a siódemka, szóstka, piątka, czwórka i czarna trójka za 5. Czerwona trójka nie ma własnej wartości, tylko premię.
rules-card-values = Joker liczy się za { $joker }, dwójka za { $two }, as za { $ace }, król, dama, walet, dziesiątka, dziewiątka i ósemka za { $high }, siódemka, szóstka, piątka i czwórka za { $low }, a czarna trójka za { $black }. Czerwona trójka nie ma własnej wartości, tylko premię.

## Ruch

rules-turn = { $clockwise ->
        [yes] W swoim ruchu najpierw dobierz z talonu albo weź stos. Potem możesz wykładać układy i do nich dokładać. Na koniec odrzuć kartę. Następna gra osoba po lewej.
       *[no] W swoim ruchu najpierw dobierz z talonu albo weź stos. Potem możesz wykładać układy i do nich dokładać. Na koniec odrzuć kartę. Następna gra osoba po prawej.
    }
rules-draw-count = { $cards ->
        [one] W każdym ruchu dobierasz z talonu jedną kartę i jedną odrzucasz.
        [few] W każdym ruchu dobierasz z talonu { SPELL($cards) } karty, ale odrzucasz tylko jedną.
       *[many] W każdym ruchu dobierasz z talonu { SPELL($cards) } kart, ale odrzucasz tylko jedną.
    }
rules-draw-counts = W każdym ruchu dobierasz z talonu { $draws }, ale odrzucasz tylko jedną kartę.
rules-draw-count-when = { $cards ->
        [one] jedną kartę przy { $players } graczach
        [few] { SPELL($cards) } karty przy { $players } graczach
       *[many] { SPELL($cards) } kart przy { $players } graczach
    }
rules-draw-fewer = Jeśli w talonie jest mniej kart, dobierz te, które zostały.
rules-melds-in-first-round = Wykładać karty i brać stos możesz od swojego pierwszego ruchu.
rules-no-melds-in-first-round = W swoim pierwszym ruchu w rozdaniu nie możesz wykładać kart ani brać stosu.
rules-no-way-back = Wyłożonych kart nie bierze się z powrotem, a dobrania karty nie można cofnąć.

## Trójki

rules-declaring-by-hand = Dobrana czerwona trójka zostaje na ręce, dopóki jej nie odkryjesz: w dowolnej chwili swojego ruchu możesz położyć ją na stole i dobrać za nią kartę.
rules-declaring-automatic = Czerwone trójki zaraz po dobraniu trafiają na stół, a ty dobierasz za nie karty.
rules-dealt-red-threes-by-hand = Czerwone trójki z rozdania zostają na ręce, dopóki ich nie odkryjesz.
rules-dealt-red-threes-at-once = { $clockwise ->
        [yes] Czerwone trójki z rozdania kładzie się na stole i wymienia na karty z talonu jeszcze przed pierwszym ruchem, od gracza po lewej stronie rozdającego.
       *[no] Czerwone trójki z rozdania kładzie się na stole i wymienia na karty z talonu jeszcze przed pierwszym ruchem, od gracza po prawej stronie rozdającego.
    }
rules-dealt-red-threes-first-turn = Czerwone trójki z rozdania kładziesz na stole na początku swojego pierwszego ruchu i dobierasz za nie karty. Jeśli rozdanie skończy się wcześniej, trafiają na stół do podliczenia.
rules-undeclared-never = Czerwonych trójek nie trzeba odkrywać, więc za trzymanie ich na ręce nie ma kary.
rules-undeclared-penalty = { $points ->
        [0] Nieodkryta czerwona trójka nic nie kosztuje.
       *[other] Czerwona trójka, którą masz na ręce na koniec swojego ruchu albo rozdania, kosztuje { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, za każdą kartę tylko raz.
    }
rules-declared-late = Możesz ją jeszcze odkryć później, ale czerwona trójka nieodkryta do końca nie daje premii. Jeśli rozdanie skończy się przed twoim pierwszym ruchem, czerwone trójki z rozdania nic nie kosztują i trafiają na stół. Na ręce czerwona trójka liczy się jako karta, ale nie można jej wyłożyć ani odrzucić.
rules-red-three-in-pile = Jeśli w stosie, który bierzesz, jest czerwona trójka, połóż ją na stole. Nie dobierasz za nią karty.
rules-red-three-no-meld = Czerwona trójka to nie układ: nie liczy się do pierwszego wyłożenia i nie przeszkadza w skończeniu z ręki.
rules-red-three-bonus = { $points ->
        [0] Czerwone trójki nic nie dają.
       *[other] Każda czerwona trójka na stole daje { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
rules-four-red-threes-bonus = { $points ->
        [0] { $alone ->
            [yes] Wszystkie cztery czerwone trójki u jednego gracza nic nie dają.
           *[no] Wszystkie cztery czerwone trójki po jednej stronie nic nie dają.
        }
       *[other] { $alone ->
            [yes] Wszystkie cztery czerwone trójki u jednego gracza dają razem
           *[no] Wszystkie cztery czerwone trójki po jednej stronie dają razem
        } { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
rules-red-threes-count = { $alone ->
        [yes] { $needs ->
            [meld] { $otherwise ->
                [minus] Czerwone trójki liczą się na plus, jeśli na koniec rozdania masz na stole układ, a jeśli nie – na minus.
               *[nothing] Czerwone trójki liczą się na plus, jeśli na koniec rozdania masz na stole układ. Jeśli nie, nic nie dają.
            }
           *[canasta] { $otherwise ->
                [minus] Czerwone trójki liczą się na plus, jeśli na koniec rozdania masz kanastę, a jeśli nie – na minus.
               *[nothing] Czerwone trójki liczą się na plus, jeśli na koniec rozdania masz kanastę. Jeśli nie, nic nie dają.
            }
        }
       *[no] { $needs ->
            [meld] { $otherwise ->
                [minus] Czerwone trójki liczą się na plus, jeśli na koniec rozdania wasza strona ma na stole układ, a jeśli nie – na minus.
               *[nothing] Czerwone trójki liczą się na plus, jeśli na koniec rozdania wasza strona ma na stole układ. Jeśli nie, nic nie dają.
            }
           *[canasta] { $otherwise ->
                [minus] Czerwone trójki liczą się na plus, jeśli na koniec rozdania wasza strona ma kanastę, a jeśli nie – na minus.
               *[nothing] Czerwone trójki liczą się na plus, jeśli na koniec rozdania wasza strona ma kanastę. Jeśli nie, nic nie dają.
            }
        }
    }
rules-red-threes-never-cost = Czerwone trójki nigdy nie odbierają punktów.
rules-red-three-costs-the-same = Czerwone trójki liczone na minus odbierają tyle, ile by dały.
rules-red-three-penalty = Każda czerwona trójka liczona na minus odbiera { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, nawet jeśli są cztery.
rules-no-max-red-three-penalty = Straty za czerwone trójki nie mają górnej granicy.
rules-max-red-three-penalty = Czerwone trójki odbierają w rozdaniu najwyżej { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
rules-red-three-freezes = Czerwona trójka, która zaraz po rozdaniu kart trafia na stos, zamraża go dla wszystkich, dopóki ktoś go nie weźmie.
rules-red-three-does-not-freeze = Czerwona trójka, która zaraz po rozdaniu kart trafia na stos, nie zamraża go.
rules-black-three-freezes = Czarna trójka w stosie zamraża go dla wszystkich, dopóki ktoś go nie weźmie.
rules-black-three-does-not-freeze = Czarna trójka nie zamraża stosu: tylko następny gracz nie może go wziąć.
rules-black-threes-melded = Czarne trójki możesz wyłożyć tylko w ruchu, w którym kończysz: trzy albo cztery, bez dzikich kart.

## Układy i kanasty

rules-meld = Układ to co najmniej trzy karty tej samej wartości, w tym co najmniej dwie naturalne i najwyżej trzy dzikie. Sekwens to nie układ.
rules-wilds-in-any-meld = W każdym układzie mogą być najwyżej trzy dzikie karty.
rules-naturals-for-wilds = Przy jednej dzikiej karcie układ potrzebuje co najmniej { SPELL($first, form: "gen") } kart naturalnych, przy dwóch – { SPELL($second, form: "gen") }, a przy trzech – { SPELL($third, form: "gen") }.
rules-wilds-on-natural-canasta = Do czystej kanasty można dołożyć dziką kartę; staje się wtedy mieszana.
rules-no-wilds-on-natural-canasta = Do czystej kanasty nie można dołożyć dzikiej karty.
rules-wilds-may-outnumber = W układzie może być więcej dzikich kart niż naturalnych: dwa króle, dwie dwójki i joker to układ.
rules-wilds-may-not-outnumber = W układzie nie może być więcej dzikich kart niż naturalnych: dwa króle, dwie dwójki i joker to nie układ.
rules-melds-of-side = { $alone ->
        [yes] Masz najwyżej jeden układ każdej wartości i możesz do niego później dokładać. Możesz wyłożyć układ tej samej wartości co inni, ale do ich układów nigdy nie dokładasz.
       *[no] Układy są wspólne dla partnerów. Strona ma najwyżej jeden układ każdej wartości i może do niego później dokładać. Możesz wyłożyć układ tej samej wartości co przeciwnicy, ale do ich układów nigdy nie dokładasz.
    }
rules-canasta = Układ z siedmiu lub więcej kart to kanasta: czysta, jeśli nie ma w niej dzikich kart, a mieszana, jeśli są. Składa się ją w kupkę z czerwoną kartą na wierzchu, gdy jest czysta, albo z czarną, gdy jest mieszana. Czysta kanasta z dołożoną dziką kartą staje się mieszana. Inne dołożone karty dają tylko tyle, ile same są warte.
rules-natural-canasta-bonus = { $points ->
        [0] Za czystą kanastę nie ma premii.
       *[other] Czysta kanasta daje { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } oprócz wartości kart.
    }
rules-mixed-canasta-bonus = { $points ->
        [0] Za mieszaną kanastę nie ma premii.
       *[other] Mieszana kanasta daje { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } oprócz wartości kart.
    }
rules-concealed-canasta-bonus = { $points ->
        [0] Kanasta wyłożona naraz nie daje nic dodatkowo.
       *[other] Kanasta z ręki, czyli wyłożona naraz (z wierzchnią kartą stosu albo bez niej), daje dodatkowo { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, nawet jeśli później coś się do niej dołoży.
    }

## Pierwsze wyłożenie

rules-initial-meld = { $alone ->
        [yes] Pierwsze wyłożenie to układy, które jako pierwsze wykładasz w rozdaniu.
       *[no] Pierwsze wyłożenie to układy, które twoja strona jako pierwsze wykłada w rozdaniu.
    }
rules-minimums = { $alone ->
        [yes] Twoje pierwsze wyłożenie musi być warte co najmniej
       *[no] Wasze pierwsze wyłożenie musi być warte co najmniej
    } { $first ->
        [one] { $first } punkt
        [few] { $first } punkty
       *[many] { $first } punktów
    }, a przy wyższym wyniku przed rozdaniem { $second }, { $third } lub { $fourth }.
rules-minimum-from = Wyższe minima obowiązują od { $second }, { $third } i { $fourth } punktów.
rules-no-fifth-minimum = Piątego minimum nie ma.
rules-fifth-minimum = Od { $from } punktów minimum wynosi { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
rules-one-minimum = { $points ->
        [0] Pierwsze wyłożenie nie ma minimum.
       *[other] { $alone ->
            [yes] Twoje pierwsze wyłożenie musi być warte co najmniej
           *[no] Wasze pierwsze wyłożenie musi być warte co najmniej
        } { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, bez względu na wynik.
    }
rules-initial-meld-counts = Może się składać z kilku układów, ale trzeba je wyłożyć naraz. Jeśli bierzesz stos, liczy się tylko jego wierzchnia karta. Premie się nie liczą.
rules-pile-opening-outnumbers = Jeśli bierzesz stos przy pierwszym wyłożeniu, w każdym układzie musi być więcej kart naturalnych niż dzikich.
rules-pile-opening-like-any = Jeśli bierzesz stos przy pierwszym wyłożeniu, dzikie karty podlegają zwykłym ograniczeniom.
rules-wilds-in-initial-meld = W pierwszym wyłożeniu mogą być dzikie karty.
rules-no-wilds-in-initial-meld = W pierwszym wyłożeniu nie może być dzikich kart, ze stosem ani bez niego. Możesz je dołożyć później w tym samym ruchu, a także użyć ich, gdy kończysz z ręki i nie bierzesz w tym ruchu stosu.
rules-initial-meld-concealed = Minimum nie obowiązuje, gdy kończysz z ręki i nie bierzesz w tym ruchu stosu.

## Stos

rules-taking = Zamiast dobierać kartę, możesz wziąć stos, jeśli jego wierzchnią kartę wyłożysz razem z kartami z ręki albo dołożysz do układu na stole. Innych kart ze stosu nie można do tego użyć. Potem resztę stosu bierzesz na rękę i możesz wykładać dalej.
rules-pile-blocked = Stosu nie można wziąć, gdy na wierzchu leży dzika karta albo trójka.
rules-frozen = { $by ->
        [wild] Stos jest zamrożony dla wszystkich, gdy jest w nim dzika karta; taką kartę obraca się w poprzek, a jeśli jest ich kilka – tę, która leży najniżej. Stos pozostaje zamrożony, dopóki ktoś go nie weźmie.
        [red-three] Stos jest zamrożony dla wszystkich, gdy jest w nim dzika karta albo czerwona trójka; taką kartę obraca się w poprzek, a jeśli jest ich kilka – tę, która leży najniżej. Stos pozostaje zamrożony, dopóki ktoś go nie weźmie.
        [black-three] Stos jest zamrożony dla wszystkich, gdy jest w nim dzika karta albo czarna trójka; taką kartę obraca się w poprzek, a jeśli jest ich kilka – tę, która leży najniżej. Stos pozostaje zamrożony, dopóki ktoś go nie weźmie.
       *[both] Stos jest zamrożony dla wszystkich, gdy jest w nim dzika karta, czerwona trójka albo czarna trójka; taką kartę obraca się w poprzek, a jeśli jest ich kilka – tę, która leży najniżej. Stos pozostaje zamrożony, dopóki ktoś go nie weźmie.
    }
rules-frozen-until-opened = { $alone ->
        [yes] { $opening ->
            [pair] Dopóki nic nie wyłożysz, stos jest dla ciebie zamrożony: przy pierwszym wyłożeniu możesz go wziąć tylko na naturalną parę z ręki, o wartości wierzchniej karty.
            [wild] Dopóki nic nie wyłożysz, stos jest dla ciebie zamrożony, ale przy samym pierwszym wyłożeniu możesz go wziąć na jedną naturalną kartę z ręki o wartości wierzchniej karty i dziką kartę, chyba że jakaś karta w stosie zamraża go dla wszystkich.
           *[free] Dopóki nic nie wyłożysz, stos jest dla ciebie zamrożony, ale przy samym pierwszym wyłożeniu możesz go wziąć tak, jakby nie był zamrożony, chyba że jakaś karta w stosie zamraża go dla wszystkich.
        }
       *[no] { $opening ->
            [pair] Dopóki twoja strona nic nie wyłoży, stos jest dla was zamrożony: przy pierwszym wyłożeniu możesz go wziąć tylko na naturalną parę z ręki, o wartości wierzchniej karty.
            [wild] Dopóki twoja strona nic nie wyłoży, stos jest dla was zamrożony, ale przy samym pierwszym wyłożeniu możesz go wziąć na jedną naturalną kartę z ręki o wartości wierzchniej karty i dziką kartę, chyba że jakaś karta w stosie zamraża go dla wszystkich.
           *[free] Dopóki twoja strona nic nie wyłoży, stos jest dla was zamrożony, ale przy samym pierwszym wyłożeniu możesz go wziąć tak, jakby nie był zamrożony, chyba że jakaś karta w stosie zamraża go dla wszystkich.
        }
    }
rules-taking-frozen = { $alone ->
        [yes] Zamrożony stos możesz wziąć tylko na naturalną parę z ręki, o wartości wierzchniej karty (możesz dodać dzikie karty). Karty możesz dołożyć do swojego układu tej wartości.
       *[no] Zamrożony stos możesz wziąć tylko na naturalną parę z ręki, o wartości wierzchniej karty (możesz dodać dzikie karty). Karty możesz dołożyć do waszego układu tej wartości.
    }
rules-taking-onto-meld = { $alone ->
        [yes] Niezamrożony stos możesz też wziąć, dokładając jego wierzchnią kartę do swojego układu tej wartości.
       *[no] Niezamrożony stos możesz też wziąć, dokładając jego wierzchnią kartę do waszego układu tej wartości.
    }
rules-taking-with-wild = Niezamrożony stos możesz też wziąć na jedną naturalną kartę o wartości wierzchniej i dziką kartę z ręki.
rules-taking-not-with-wild = Jedna naturalna karta i dzika karta nie wystarczą do wzięcia stosu, nawet niezamrożonego.
rules-taking-onto-canasta = Wierzchnią kartę stosu można dołożyć do kanasty tak jak do każdego innego układu.
rules-canasta-takes-no-pile = Kanasta jest pełna: jeśli wierzchnia karta stosu ma jej wartość, stosu nie możesz wziąć. Karty z ręki nadal możesz do niej dokładać.
rules-one-card-takes-one-card = Z jedną kartą na ręce możesz wziąć nawet stos z jednej karty.
rules-one-card-takes-more = Z jedną kartą na ręce nie możesz wziąć stosu z jednej karty.
rules-melds-from-pile = Karty wzięte ze stosem można wyłożyć w tym samym ruchu.
rules-no-melds-from-pile = Karty wzięte ze stosem, oprócz wierzchniej, można wyłożyć dopiero w następnym ruchu.
rules-pile-looked-through = W swoim pierwszym ruchu, zanim odrzucisz kartę, możesz przejrzeć stos. Poza tym widać tylko wierzchnią kartę.
rules-pile-not-looked-through = Stosu nie można przeglądać; widać tylko wierzchnią kartę.

## Zakończenie rozdania

rules-going-out = Kończysz, gdy wyłożysz albo odrzucisz ostatnią kartę. To kończy rozdanie. Na koniec nie trzeba niczego odrzucać.
rules-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [one] Żeby skończyć, potrzebujesz jednej kanasty (możesz ją uzupełnić w ostatnim ruchu).
            [few] Żeby skończyć, potrzebujesz { SPELL($canastas, form: "gen") } kanast (możesz je uzupełnić w ostatnim ruchu).
           *[many] Żeby skończyć, potrzebujesz { SPELL($canastas, form: "gen") } kanast (możesz je uzupełnić w ostatnim ruchu).
        }
       *[no] { $canastas ->
            [one] Żeby skończyć, wasza strona potrzebuje jednej kanasty (możesz ją uzupełnić w ostatnim ruchu).
            [few] Żeby skończyć, wasza strona potrzebuje { SPELL($canastas, form: "gen") } kanast (możesz je uzupełnić w ostatnim ruchu).
           *[many] Żeby skończyć, wasza strona potrzebuje { SPELL($canastas, form: "gen") } kanast (możesz je uzupełnić w ostatnim ruchu).
        }
    }
rules-canastas-needed-by-players = Żeby skończyć, twoja strona potrzebuje { $needs } (możesz je uzupełnić w ostatnim ruchu).
rules-canastas-needed-when = { $canastas ->
        [one] jednej kanasty przy { $players } graczach
        [few] { SPELL($canastas, form: "gen") } kanast przy { $players } graczach
       *[many] { SPELL($canastas, form: "gen") } kanast przy { $players } graczach
    }
rules-card-must-stay = Jeśli nie możesz skończyć, po ruchu musi ci zostać co najmniej jedna karta. Nie możesz wyłożyć tylu kart, żeby nic ci nie zostało.
rules-going-out-bonus = { $points ->
        [0] Za skończenie nie ma premii.
       *[other] Skończenie daje { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
rules-going-out-concealed = Kończysz z ręki, gdy w jednym ruchu wykładasz wszystkie karty, w tym kanastę, i są to pierwsze karty, które wykładasz w tym rozdaniu. Możesz w tym ruchu wziąć stos, a ostatnią kartę odrzucić.
rules-concealed-beside-melds = { $partners ->
        [none] Nie masz partnera, który mógłby coś wyłożyć.
        [one] { $may ->
            [yes] Z ręki możesz skończyć nawet wtedy, gdy partner ma już coś na stole.
           *[no] Z ręki nie możesz skończyć, gdy partner ma już coś na stole.
        }
       *[some] { $may ->
            [yes] Z ręki możesz skończyć nawet wtedy, gdy któryś partner ma już coś na stole.
           *[no] Z ręki nie możesz skończyć, gdy któryś partner ma już coś na stole.
        }
    }
rules-concealed-adding = { $partners ->
        [none] Nie masz partnera, do którego układów można by dokładać.
        [one] { $adding ->
            [allowed] Kończąc z ręki, możesz dokładać do układów partnera, jeśli wykładasz też całą własną kanastę.
            [not-allowed] Kończąc z ręki, nie możesz dokładać do układów partnera.
           *[nothing-there] Gdy kończysz z ręki, partner nie ma układów, do których można by dokładać.
        }
       *[some] { $adding ->
            [allowed] Kończąc z ręki, możesz dokładać do układów partnerów, jeśli wykładasz też całą własną kanastę.
            [not-allowed] Kończąc z ręki, nie możesz dokładać do układów partnerów.
           *[nothing-there] Gdy kończysz z ręki, partnerzy nie mają układów, do których można by dokładać.
        }
    }
rules-concealed-bonus = { $points ->
        [0] Za skończenie z ręki nie ma premii.
       *[other] Skończenie z ręki daje w sumie { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
rules-black-three-bonus = { $points ->
        [0] Czarne trójki wyłożone na zakończenie dają tylko tyle, ile są warte.
       *[other] Każda czarna trójka wyłożona na zakończenie daje dodatkowo { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
rules-four-black-threes-bonus = { $points ->
        [0] Za wyłożenie wszystkich czterech czarnych trójek nie ma premii.
       *[other] Wyłożenie wszystkich czterech czarnych trójek daje jeszcze { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
rules-must-ask = { $sure ->
        [yes] Zanim skończysz, musisz zapytać partnera; skończyć możesz tylko po odpowiedzi „tak”.
       *[no] Jeśli masz partnera, musisz go zapytać, zanim skończysz; skończyć możesz tylko po odpowiedzi „tak”.
    }
rules-need-not-ask = Pytać nie trzeba.
rules-asking-alone = Nikt nie ma partnera, więc nikt nie pyta „Mogę skończyć?”.
rules-asking-before-taking = { $sure ->
        [yes] „Mogę skończyć?” możesz zapytać raz w ruchu: przed dobraniem karty albo po nim, ale nie po wyłożeniu kart ani po wzięciu stosu.
       *[no] Jeśli masz partnera, „Mogę skończyć?” możesz zapytać raz w ruchu: przed dobraniem karty albo po nim, ale nie po wyłożeniu kart ani po wzięciu stosu.
    }
rules-asking-after-drawing = { $sure ->
        [yes] „Mogę skończyć?” możesz zapytać raz w ruchu: po dobraniu karty albo wzięciu stosu, zanim wyłożysz cokolwiek oprócz kart, na które bierzesz stos.
       *[no] Jeśli masz partnera, „Mogę skończyć?” możesz zapytać raz w ruchu: po dobraniu karty albo wzięciu stosu, zanim wyłożysz cokolwiek oprócz kart, na które bierzesz stos.
    }
rules-answer = { $partners ->
        [one] Partner odpowiada „tak” albo „nie” i ta odpowiedź wiąże: po „tak” musisz skończyć w tym ruchu, po „nie” nie możesz.
        [two] Ten z partnerów, na którego kolej przyjdzie wcześniej, odpowiada „tak” albo „nie” i ta odpowiedź wiąże: po „tak” musisz skończyć w tym ruchu, po „nie” nie możesz.
       *[any] Partner (przy trzech graczach po jednej stronie ten, na którego kolej przyjdzie wcześniej) odpowiada „tak” albo „nie” i ta odpowiedź wiąże: po „tak” musisz skończyć w tym ruchu, po „nie” nie możesz.
    } Pytać możesz tylko wtedy, gdy możesz i skończyć, i grać dalej.

## Gdy talon się skończy

rules-last-drawer-ends = Rozdanie kończy się, gdy osoba, która dobrała ostatnią kartę talonu, odrzuci kartę.
rules-last-drawer-goes-on = Po dobraniu ostatniej karty talonu gra toczy się dalej.
rules-last-drawer-ends-when = Przy { $players } graczach rozdanie kończy się, gdy osoba, która dobrała ostatnią kartę talonu, odrzuci kartę.
rules-last-drawer-goes-on-when = Przy { $players } graczach gra toczy się dalej po dobraniu ostatniej karty talonu.
rules-without-stock = Gdy talon jest pusty, gra toczy się dalej, dopóki każdy kolejny gracz bierze stos. Rozdanie kończy się, gdy ktoś nie może albo nie chce go wziąć.
rules-deal-over-with-stock = Rozdanie kończy się razem z talonem, więc stosu nigdy nie trzeba brać.
rules-must-take = { $alone ->
        [yes] Gdy talon jest pusty, musisz wziąć stos, jeśli nie jest zamrożony, jego wierzchnia karta pasuje do twojego układu i nie zabrania tego inna zasada.
       *[no] Gdy talon jest pusty, musisz wziąć stos, jeśli nie jest zamrożony, jego wierzchnia karta pasuje do waszego układu i nie zabrania tego inna zasada.
    }
rules-need-not-take = Gdy talon jest pusty, nie musisz brać stosu.
rules-last-red-three = Jeśli ostatnią kartą talonu jest czerwona trójka, kładzie się ją na stole i rozdanie od razu się kończy: nie można już niczego wyłożyć ani odrzucić.

## Punktacja

rules-score = { $alone ->
        [yes] { $penalties ->
            [yes] W każdym rozdaniu gracz dostaje punkty za premie i wyłożone karty, a traci za karty, które zostały na ręce, i ewentualne kary. Wynik może być ujemny.
           *[no] W każdym rozdaniu gracz dostaje punkty za premie i wyłożone karty, a traci za karty, które zostały na ręce. Wynik może być ujemny.
        }
       *[no] { $penalties ->
            [yes] W każdym rozdaniu strona dostaje punkty za premie i wyłożone karty, a traci za karty, które zostały na ręce, i ewentualne kary. Wynik może być ujemny.
           *[no] W każdym rozdaniu strona dostaje punkty za premie i wyłożone karty, a traci za karty, które zostały na ręce. Wynik może być ujemny.
        }
    } Dodaje się go do sumy z poprzednich rozdań.
rules-game-points = { $alone ->
        [yes] Partia kończy się, gdy po rozdaniu ktoś ma co najmniej { $points } punktów.
       *[no] Partia kończy się, gdy po rozdaniu któraś strona ma co najmniej { $points } punktów.
    }
rules-any-number-of-deals = Partia może mieć dowolnie wiele rozdań.
rules-deals-per-game = { $deals ->
        [one] Partia kończy się po jednym rozdaniu, bez względu na wynik.
        [few] Partia kończy się po { SPELL($deals, form: "gen") } rozdaniach, bez względu na wynik.
       *[many] Partia kończy się po { SPELL($deals, form: "gen") } rozdaniach, bez względu na wynik.
    }
rules-winner = Wygrywa najwyższy wynik; za zwycięstwo nie ma premii. Jeśli najwyższe wyniki są równe, gra się jeszcze jedno rozdanie.

## Rozmowy przy stole i jawne informacje

rules-known = Jawne są: wszystko, co leży na stole, wierzchnia karta stosu, liczba kart w stosie, w talonie i na każdej ręce, to, czy i przez którą kartę stos jest zamrożony, wyniki oraz minima pierwszego wyłożenia.
rules-one-card-left = Powiedz głośno, gdy zostaje ci jedna karta. Szóstą kartę układu można położyć w poprzek na znak, że do kanasty brakuje jednej.
rules-partners-chat = Partnerzy mogą sobie podać minimum pierwszego wyłożenia, przypomnieć o czerwonych trójkach i zapytać, czy skończyć. Innych rozmów o grze prowadzić nie wolno.
