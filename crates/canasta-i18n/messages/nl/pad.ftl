### Het scoreblok voor partijen met echte kaarten: weigeringen van de server en QR-codes.

pad-watch-square = QR-code om mee te kijken
pad-take-square = QR-code om het scoreblok over te nemen

## Geweigerde aanvragen.

pad-not-kept = Dit apparaat heeft dit scoreblok nooit bijgehouden en kan het dus niet wijzigen.
pad-not-keeping = Een ander apparaat houdt dit scoreblok nu bij.
pad-no-such-pad = Hier is geen scoreblok. Misschien is het verwijderd.
pad-no-such-code = Deze code is onjuist, verlopen of al gebruikt. Vraag een nieuwe.
pad-too-much = Dat is te veel in één keer. Stuur het in kleinere delen.
pad-full = Dit scoreblok is vol. Begin een nieuw.

## Geweigerde invoer. De andere invoer van de aanvraag wordt bewaard.

pad-entry-too-large = Deze invoer is groter dan 16 KiB.
pad-entry-not-understood = De server begrijpt deze invoer niet. Laad de pagina opnieuw.
