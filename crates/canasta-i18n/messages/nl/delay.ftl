### Trage beurten: een beurt duurt langer dan de tafel toestaat, of wie aan de beurt is, is weg.

delay-away = { $player } is weg.
delay-offer-substitute = Een bot laten spelen voor { $player }?
delay-host-decides = De host kan een bot laten spelen.
delay-late = { $player } doet er langer over dan { $span }.
delay-long = { $player } doet er lang over.
delay-you-late = Je doet er langer over dan { $span }. De anderen kunnen een bot voor je laten spelen.
delay-you-long = Je doet er lang over. De anderen kunnen een bot voor je laten spelen.
delay-you-may = Je kunt een bot laten spelen.
delay-needed = Daar moeten { SPELL($needed) } spelers het over eens zijn.
delay-agreed = { $agreed ->
        [one] Eén van de { SPELL($needed) } is het ermee eens.
       *[other] { SPELL($agreed, case: "capital") } van de { SPELL($needed) } zijn het ermee eens.
    }

## Knoppen.

delay-agree = Bot laten spelen
delay-substitute = Bot laten spelen
