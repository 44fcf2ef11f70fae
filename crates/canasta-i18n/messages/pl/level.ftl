### Poziomy botów.

level-beginner = Początkujący
level-beginner-about = Wykłada, co się da, bierze każdy stos i nie patrzy, czego potrzebują inni. Gra od razu.
level-casual = Towarzyski
level-casual-about = Trzyma trochę par i dzikich kart, ale wykłada za wcześnie i nie pamięta odrzuconych kart. Gra od razu.
level-club = Klubowy
level-club-about = Trzyma się zasad dobrego gracza klubowego i pamięta stos. Gra od razu.
level-skilled = Wprawny
level-skilled-about = Gra jak Klubowy, ale dostrzega wyraźnie lepsze zagrania. Gra od razu.
level-strong = Mocny
level-strong-about = Wie z doświadczenia, do czego prowadzą zagrania, i wybiera najbardziej obiecujące. We czwórkę gra od razu, poza tym po chwili.
level-expert = Ekspert
level-expert-about = Jak Mocny, ale dodatkowo sprawdza najlepsze zagrania na próbnych rozdaniach. Myśli najwyżej sekundę.
level-adaptive = Elastyczny
level-adaptive-about = Pilnuje, żeby gra była wyrównana: odpuszcza, gdy prowadzi, i przyciska, gdy przegrywa.
level-program = { $program }
level-program-about = Bot dodany przez prowadzących serwer. Może myśleć kilka sekund.

## Wybór poziomu przy nowym stole.

level-choice = Poziom botów
level-more = O poziomach
level-each = Ustaw poziom każdego gracza
level-as-above = Jak wyżej
level-levels = { $levels ->
        [one] Poziom: { $levels }.
        [few] Poziomy: { $levels }.
       *[many] Poziomy: { $levels }.
    }
level-plays = { $name } gra na poziomie: { $level }.
level-plays-adaptive = { $name } dostosowuje grę tak, żeby była wyrównana.
level-plays-program = { $name }: gra program „{ $program }”.
