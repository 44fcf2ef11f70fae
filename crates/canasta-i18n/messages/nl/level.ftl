### De niveaus van de bots.

level-beginner = Beginner
level-beginner-about = Legt alles op tafel wat kan, pakt elke stapel en let niet op wat de anderen nodig hebben. Speelt meteen.
level-casual = Huiskamer
level-casual-about = Houdt soms paren en wilde kaarten vast, maar legt te vroeg op tafel en vergeet wat er is afgelegd. Speelt meteen.
level-club = Club
level-club-about = Volgt de vuistregels van een goede clubspeler en onthoudt de stapel. Speelt meteen.
level-skilled = Gevorderd
level-skilled-about = Speelt als Club, maar vindt duidelijk betere zetten. Speelt meteen.
level-strong = Sterk
level-strong-about = Heeft geleerd hoe zetten uitpakken en kiest de kansrijkste. Speelt met vier spelers meteen, anders na een momentje.
level-expert = Expert
level-expert-about = Als Sterk, maar probeert de beste zetten ook uit in proefrondes. Denkt hoogstens een seconde na.
level-adaptive = Op maat
level-adaptive-about = Houdt het spannend: doet het rustiger aan bij een voorsprong en speelt scherper bij een achterstand.
level-program = { $program }
level-program-about = Een bot die de beheerder van de server heeft toegevoegd. Kan een paar seconden nodig hebben.

## De keuze van het niveau voor een nieuwe tafel.

level-choice = Niveau van de bots
level-more = Over de niveaus
level-each = Niveau per speler kiezen
level-as-above = Zoals hierboven

level-levels = { $levels ->
        [one] Niveau: { $levels }.
       *[other] Niveaus: { $levels }.
    }

level-plays = { $name } speelt op niveau { $level }.
level-plays-adaptive = { $name } past zich aan en houdt het spannend.
level-plays-program = { $name } wordt gespeeld door “{ $program }”.
