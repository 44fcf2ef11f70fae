### Consigli: le giocate migliori, quanto perde ciascuna, e com’è andata a finire.

hint-title = Consiglio
hint-button = Consiglio
hint-close = Nascondi il consiglio
hint-show = Mostrami
hint-show-turn = Mostrami: { $turn }
hint-nothing = Qui non c’è niente da decidere.
hint-not-now = i consigli arrivano solo nel tuo turno
hint-busy = Il server è occupato con altri tavoli. Riprova tra un attimo.
hint-source = { $deals ->
        [one] In base a una mano simulata, con le carte coperte distribuite a caso.
       *[other] In base a { $deals } mani simulate, con le carte coperte distribuite a caso.
    }
hint-spoken = { hint-title }. { $turns }
hint-spoken-nothing = { hint-title }. { hint-nothing }
hint-spoken-turn = { $worth }: { $turn }

## Quanto vale una giocata.

hint-only = Unica scelta
hint-best = La migliore
hint-as-good = Vale lo stesso
hint-loses = Perde { review-lost-points }

## Che cosa fare: una frase per azione.

hint-draw = { $then ->
        [yes] { $cards ->
            [0] Poi passa.
            [one] Poi pesca.
           *[other] Poi pesca { SPELL($cards) } carte.
        }
       *[no] { $cards ->
            [0] Passa.
            [one] Pesca.
           *[other] Pesca { SPELL($cards) } carte.
        }
    }
hint-take-with = { $then ->
        [yes] { $melds ->
            [0] Poi prendi il pozzo con { $cards }.
           *[other] Poi prendi il pozzo con { $cards } e cala { $melds }.
        }
       *[no] { $melds ->
            [0] Prendi il pozzo con { $cards }.
           *[other] Prendi il pozzo con { $cards } e cala { $melds }.
        }
    }
hint-take-onto = { $then ->
        [yes] { $melds ->
            [0] Poi prendi il pozzo attaccando lo scarto { KIND($rank, form: "to-many") }.
           *[other] Poi prendi il pozzo attaccando lo scarto { KIND($rank, form: "to-many") } e cala { $melds }.
        }
       *[no] { $melds ->
            [0] Prendi il pozzo attaccando lo scarto { KIND($rank, form: "to-many") }.
           *[other] Prendi il pozzo attaccando lo scarto { KIND($rank, form: "to-many") } e cala { $melds }.
        }
    }
hint-meld = { $then ->
        [yes] Poi cala { $melds }.
       *[no] Cala { $melds }.
    }
hint-discard = { $then ->
        [yes] Poi scarta { KIND($kind, form: "a") }.
       *[no] Scarta { KIND($kind, form: "a") }.
    }
hint-declare-red-three = { $then ->
        [yes] Poi dichiara il tre rosso.
       *[no] Dichiara il tre rosso.
    }
hint-ask = { $then ->
        [yes] Poi chiedi a { $partner } se puoi chiudere.
       *[no] Chiedi a { $partner } se puoi chiudere.
    }
hint-answer = { $yes ->
        [yes] Rispondi di sì.
       *[no] Rispondi di no.
    }

hint-loses-chance = Probabilità di vittoria: { $share } invece di { $best_share }
hint-worse-in = { $deals ->
        [one] Peggio una volta su 100
       *[other] Peggio { $deals } volte su 100
    }

## Perché la giocata migliore è la migliore.

hint-often = { $deals ->
        [one] una volta
       *[other] { $deals } volte
    } su { $of }
hint-often-always = sempre
hint-often-nearly-always = quasi sempre
hint-often-hardly = quasi mai
hint-often-never = mai
hint-other-draw = se invece peschi
hint-other-take = se invece prendi il pozzo
hint-other-discard = se invece scarti { KIND($kind, form: "a") }
hint-other-keep = se tieni in mano queste carte
hint-other-meld = se cali adesso
hint-other-turn = con un’altra giocata
hint-because-canasta = { $take ->
        [yes] { $alone ->
            [yes] { $negative ->
                [yes] Se prendi il pozzo, entro il tuo prossimo turno non fai { $often } una canasta di { KIND($rank, form: "many") }; { $other }, { $other_often }.
               *[no] Se prendi il pozzo, entro il tuo prossimo turno fai { $often } una canasta di { KIND($rank, form: "many") }; { $other }, { $other_often }.
            }
           *[no] { $negative ->
                [yes] Se prendi il pozzo, entro il tuo prossimo turno la tua squadra non fa { $often } una canasta di { KIND($rank, form: "many") }; { $other }, { $other_often }.
               *[no] Se prendi il pozzo, entro il tuo prossimo turno la tua squadra fa { $often } una canasta di { KIND($rank, form: "many") }; { $other }, { $other_often }.
            }
        }
       *[no] { $alone ->
            [yes] { $negative ->
                [yes] Entro il tuo prossimo turno non fai { $often } una canasta di { KIND($rank, form: "many") }; { $other }, { $other_often }.
               *[no] Entro il tuo prossimo turno fai { $often } una canasta di { KIND($rank, form: "many") }; { $other }, { $other_often }.
            }
           *[no] { $negative ->
                [yes] Entro il tuo prossimo turno la tua squadra non fa { $often } una canasta di { KIND($rank, form: "many") }; { $other }, { $other_often }.
               *[no] Entro il tuo prossimo turno la tua squadra fa { $often } una canasta di { KIND($rank, form: "many") }; { $other }, { $other_often }.
            }
        }
    }
hint-because-keep = { $pair ->
        [yes] Tieni la coppia di { KIND($rank, form: "many") }: { $negative ->
            [yes] { $player } non scarta { $often } { KIND($rank, form: "a") } che ti dia il pozzo
           *[no] { $player } scarta { $often } { KIND($rank, form: "a") } e tu prendi il pozzo
        } ({ $cards ->
            [one] una carta
           *[other] circa { $cards } carte
        }).
       *[no] Tieni { KIND($rank, form: "the-many") }: { $negative ->
            [yes] { $player } non scarta { $often } { KIND($rank, form: "a") } che ti dia il pozzo
           *[no] { $player } scarta { $often } { KIND($rank, form: "a") } e tu prendi il pozzo
        } ({ $cards ->
            [one] una carta
           *[other] circa { $cards } carte
        }).
    }
hint-because-takes = { $alone ->
        [yes] { $negative ->
            [yes] Entro il tuo prossimo turno non prendi { $often } il pozzo; { $other }, { $other_often }.
           *[no] Entro il tuo prossimo turno prendi { $often } il pozzo; { $other }, { $other_often }.
        }
       *[no] { $negative ->
            [yes] Entro il tuo prossimo turno la tua squadra non prende { $often } il pozzo; { $other }, { $other_often }.
           *[no] Entro il tuo prossimo turno la tua squadra prende { $often } il pozzo; { $other }, { $other_often }.
        }
    }
hint-because-leave = { $cards ->
        [one] { $negative ->
            [yes] Se lasci il pozzo, gli avversari non lo prendono { $often } prima del tuo prossimo turno.
           *[no] Se lasci il pozzo, gli avversari lo prendono { $often } prima del tuo prossimo turno.
        }
       *[other] { $negative ->
            [yes] Se lasci il pozzo di { $cards } carte, gli avversari non lo prendono { $often } prima del tuo prossimo turno.
           *[no] Se lasci il pozzo di { $cards } carte, gli avversari lo prendono { $often } prima del tuo prossimo turno.
        }
    }
hint-because-safe = { $cards ->
        [one] { $negative ->
            [yes] Scartare { KIND($kind, form: "a") } è più sicuro: { $player } non prende { $often } il pozzo; { $other }, { $other_often }.
           *[no] Scartare { KIND($kind, form: "a") } è più sicuro: { $player } prende { $often } il pozzo; { $other }, { $other_often }.
        }
       *[other] { $negative ->
            [yes] Scartare { KIND($kind, form: "a") } è più sicuro: { $player } non prende { $often } il pozzo di { $cards } carte; { $other }, { $other_often }.
           *[no] Scartare { KIND($kind, form: "a") } è più sicuro: { $player } prende { $often } il pozzo di { $cards } carte; { $other }, { $other_often }.
        }
    }
hint-because-others-take = { $negative ->
        [yes] Prima del tuo prossimo turno gli avversari non prendono { $often } il pozzo; { $other }, { $other_often }.
       *[no] Prima del tuo prossimo turno gli avversari prendono { $often } il pozzo; { $other }, { $other_often }.
    }
hint-because-out = { $alone ->
        [yes] { $negative ->
            [yes] Non chiudi { $often }; { $other }, { $other_often }.
           *[no] Chiudi { $often }; { $other }, { $other_often }.
        }
       *[no] { $negative ->
            [yes] La tua squadra non chiude { $often }; { $other }, { $other_often }.
           *[no] La tua squadra chiude { $often }; { $other }, { $other_often }.
        }
    }
hint-because-others-out = { $alone ->
        [yes] { $negative ->
            [yes] Gli altri non chiudono { $often }; { $other }, { $other_often }.
           *[no] Qualcun altro chiude { $often }; { $other }, { $other_often }.
        }
       *[no] { $negative ->
            [yes] Gli avversari non chiudono { $often }; { $other }, { $other_often }.
           *[no] Gli avversari chiudono { $often }; { $other }, { $other_often }.
        }
    }
hint-because-caught = { $alone ->
        [yes] { $cards ->
            [one] Se chiude qualcun altro, ti resta in mano circa una carta; { $other }, circa { $other_cards }.
           *[other] Se chiude qualcun altro, ti restano in mano circa { $cards } carte; { $other }, circa { $other_cards }.
        }
       *[no] { $cards ->
            [one] Se chiudono gli avversari, ti resta in mano circa una carta; { $other }, circa { $other_cards }.
           *[other] Se chiudono gli avversari, ti restano in mano circa { $cards } carte; { $other }, circa { $other_cards }.
        }
    }
hint-because-canastas = { $alone ->
        [yes] In media finisci con { $canastas } canaste; { $other }, { $other_canastas }.
       *[no] In media la tua squadra finisce con { $canastas } canaste; { $other }, { $other_canastas }.
    }
hint-because-better = Tanti piccoli vantaggi: { $deals } volte su 100 è andata meglio che { $other }.
hint-than-draw = pescando
hint-than-take = prendendo il pozzo
hint-than-discard = scartando { KIND($kind, form: "a") }
hint-than-keep = tenendo in mano queste carte
hint-than-meld = calando adesso
hint-than-turn = con un’altra giocata
hint-because-same = Cambia poco: { $other } va più o meno allo stesso modo.
hint-because-worth = { $points ->
        [one] Tanti piccoli vantaggi: rende circa un punto in più che { $other }.
       *[other] Tanti piccoli vantaggi: rende circa { $points } punti in più che { $other }.
    }
hint-because-alike = Cambia poco: { $deals } volte su 100 è andata meglio che { $other }.

## Perché una giocata è peggiore.

hint-share = { $percent }%
hint-share-small = meno dell’1%
hint-hands-over = { $pile ->
        [0] Scartando { KIND($kind, form: "a") } regali il pozzo ({ $share } delle volte; con { KIND($best, form: "a") } { $best_share }).
       *[other] Scartando { KIND($kind, form: "a") } regali il pozzo di { $pile } carte ({ $share } delle volte; con { KIND($best, form: "a") } { $best_share }).
    }
hint-hands-over-best = { $pile ->
        [0] Scartando { KIND($kind, form: "a") } regali il pozzo ({ $share } delle volte; giocata migliore: { $best_share }).
       *[other] Scartando { KIND($kind, form: "a") } regali il pozzo di { $pile } carte ({ $share } delle volte; giocata migliore: { $best_share }).
    }
hint-next-takes = { $pile ->
        [0] Chi gioca dopo prende il pozzo ({ $share } delle volte; giocata migliore: { $best_share }).
       *[other] Chi gioca dopo prende il pozzo di { $pile } carte ({ $share } delle volte; giocata migliore: { $best_share }).
    }
hint-others-take = Gli avversari prendono il pozzo prima del tuo prossimo turno ({ $share } delle volte; giocata migliore: { $best_share }).
hint-fewer-piles = { $alone ->
        [yes] Prendi il pozzo meno spesso ({ $share } delle volte; giocata migliore: { $best_share }).
       *[no] La tua squadra prende il pozzo meno spesso ({ $share } delle volte; giocata migliore: { $best_share }).
    }
hint-out-less = { $alone ->
        [yes] Chiudi meno spesso ({ $share } delle volte; giocata migliore: { $best_share }).
       *[no] La tua squadra chiude meno spesso ({ $share } delle volte; giocata migliore: { $best_share }).
    }
hint-others-out = { $alone ->
        [yes] Chiude qualcun altro ({ $share } delle volte; giocata migliore: { $best_share }).
       *[no] Chiudono gli avversari ({ $share } delle volte; giocata migliore: { $best_share }).
    }
hint-fewer-canastas = { $alone ->
        [yes] In media finisci con { $canastas } canaste (giocata migliore: { $best_canastas }).
       *[no] In media la tua squadra finisce con { $canastas } canaste (giocata migliore: { $best_canastas }).
    }
hint-less-ahead = { $alone ->
        [yes] Tante piccole cose: in media finisci la mano { $end } (giocata migliore: { $best_end }).
       *[no] Tante piccole cose: in media la tua squadra finisce la mano { $end } (giocata migliore: { $best_end }).
    }
hint-ahead = { $behind ->
        [yes] { $points ->
            [one] sotto di 1 punto
           *[other] sotto di { $points } punti
        }
       *[no] { $points ->
            [one] sopra di 1 punto
           *[other] sopra di { $points } punti
        }
    }

## Chi riceve i consigli.

hint-practice = Solo in allenamento
hint-practice-about = Quando tutti gli altri sono bot.
hint-everybody = Per tutti
hint-everybody-about = Anche nelle partite contro altre persone.
hint-none = No
hint-none-about = Nessuno riceve consigli.
hint-menu-none = Consigli: non a questo tavolo.
hint-menu-everybody = Consigli: per tutti.
hint-menu-practice = Consigli: solo in allenamento.
hint-menu-not-practice = Consigli: no, perché giocano altre persone.
