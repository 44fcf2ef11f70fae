### „Nauka gry”: jedno rozdanie, w którym każdy krok mówi, co zrobić i dlaczego. Pozostali gracze to Anna, Ruth i Paul.

lesson-title = Nauka gry
lesson-panel = Nauka gry:
lesson-step = Krok { $step } z { $steps }.
lesson-to-play = Teraz gra { $player }.

## Co zrobić i dlaczego.

lesson-say-1 = Ty i Anna gracie przeciwko Ruth i Paulowi. Zbieraj karty tej samej wartości. Każdy ruch zaczyna się od karty: naciśnij „Dobierz”.
lesson-say-2 = Król: masz już trzy. Każdy ruch kończy się odrzuceniem karty. Dotknij piątki; przycisk powie, co zrobi. Naciśnij „Odrzuć 5”.
lesson-say-3 = Trzy lub więcej kart tej samej wartości to układ. Dwójki i jokery to dzikie karty. Wasze pierwsze wyłożenie musi być warte 50 punktów. Dobierz kartę.
lesson-say-4 = Czerwona trójka: 100 punktów, już leży na stole. Teraz dotknij dwa razy króli (drugie dotknięcie wybiera wszystkie) i raz dwójki. Naciśnij „Wyłóż 50”.
lesson-say-5 = Pierwsze wyłożenie za wami; od teraz wystarczy każdy układ. Zakończ ruch: „Odrzuć 10”.
lesson-say-6 = Paul odrzuca damę, a ty masz dwie. Naciśnij „Weź stos”: weźmiesz cały stos na swoją parę dam.
lesson-say-7 = Masz teraz piątki, szóstki i dziewiątki. Dotknij każdej grupy dwa razy: wszystkie trzy układy wyłożysz naraz. „Wyłóż 60”.
lesson-say-8 = Czarna trójka zatrzymuje następnego gracza: Ruth nie będzie mogła wziąć stosu. „Odrzuć czarną 3”.
lesson-say-9 = Dwójka od Ruth zamraża stos: teraz trzeba na niego dwóch naturalnych kart z ręki. Walet Paula pasowałby do waletów Anny, ale nie masz żadnego. Dobierz kartę.
lesson-say-10 = Król. Anna dołożyła już dwa, więc ten jest siódmą kartą: kanasta, 300 punktów; bez dzikiej karty byłoby 500. „Wyłóż 10”.
lesson-say-11 = Odrzuć dziesiątkę albo ósemkę, jak wolisz.
lesson-say-12 = Anna pyta: „Mogę skończyć?”. Po „tak” musi teraz pozbyć się ostatnich kart i rozdanie się kończy. Naciśnij „Tak, skończ”.

lesson-back = Wstecz
lesson-skip = Pomiń

## Co zrobić najpierw, gdy ktoś próbuje czegoś innego.

lesson-first-1 = najpierw dobierz kartę z talonu.
lesson-first-2 = wybierz piątkę i naciśnij „Odrzuć”.
lesson-first-3 = najpierw dobierz kartę z talonu.
lesson-first-4 = wyłóż trzy króle z dwójką.
lesson-first-5 = zakończ ruch dziesiątką.
lesson-first-6 = weź stos na swoje dwie damy.
lesson-first-7 = wyłóż piątki, szóstki i dziewiątki.
lesson-first-8 = odrzuć czarną trójkę.
lesson-first-9 = stos jest zamrożony, więc dobierz kartę.
lesson-first-10 = dołóż króla do swoich króli.
lesson-first-11 = zakończ ruch dziesiątką albo ósemką.
lesson-first-12 = odpowiedz Annie: „Tak, skończ”.
lesson-one-deal = lekcja to tylko jedno rozdanie. Zagraj całą partię albo powtórz lekcję.

## Gdy po kroku grają inni.

lesson-meanwhile-2 = Teraz grają Ruth, Anna i Paul. Każde z nich dobiera kartę i jedną odrzuca.
lesson-meanwhile-5 = Układy należą do obojga partnerów. Patrz na Annę: do twoich króli dokłada dwa.
lesson-meanwhile-8 = Ruth odrzuca dwójkę. Dzika karta zamraża stos.
lesson-meanwhile-11 = Gdy strona ma kanastę, może skończyć: jeden z partnerów pozbywa się ostatniej karty i to koniec rozdania.

## Koniec: co znaczą punkty.

lesson-ended = Pierwsze rozdanie za tobą!
lesson-ended-about = Kończy Anna, a wy macie kanastę króli. Partia trwa, aż jedna strona zbierze 5000 punktów. Gdy grasz z botami, naciśnij „Podpowiedź” (żarówkę), żeby dostać radę.
lesson-score = Skąd te punkty
lesson-natural = Czyste kanasty
lesson-natural-about = Kanasta bez dzikich kart jest warta 500. Tym razem nie ma jej żadna strona.
lesson-mixed = Mieszane kanasty
lesson-mixed-about = W waszej kanaście króli jest dzika karta: { $points } punktów.
lesson-red-threes = Czerwone trójki
lesson-red-threes-about = Po 100 punktów: { $ours } dla was, { $theirs } dla nich. Strona bez układów traci po 100 za każdą.
lesson-going-out = Skończenie
lesson-going-out-about = Kończy Anna: { $points } punktów dla was.
lesson-melded = Wyłożone karty
lesson-melded-about = Liczy się każda wyłożona karta: joker 50, dwójka i as 20, od króla do ósemki 10, reszta 5. Wasze karty dają { $ours }, ich karty { $theirs }.
lesson-in-hand = Karty na ręce
lesson-in-hand-about = Karty, które zostały na ręce, liczą się na minus: { $ours } dla was (twoje karty), { $theirs } dla nich.
lesson-play = Zagraj całą partię
lesson-again = Powtórz lekcję
