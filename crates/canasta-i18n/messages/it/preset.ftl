### I regolamenti pronti, ciascuno da una fonte pubblicata.

preset-hoyle = Bicycle / Hoyle
preset-hoyle-about = Le regole complete di Bicycle, in quattro. Un tre nero congela il pozzo finché qualcuno non lo prende.
preset-classic = Classic Card Game Rules
preset-classic-about = In due, tre, quattro o sei. Per aprire col pozzo serve una coppia, e le canaste servite valgono di più.
preset-lakin = According to Hoyle, di H. Lakin
preset-lakin-about = In due, tre o quattro. I tre rossi li dichiari tu, e per prendere il pozzo le matte non aiutano mai.
preset-pack = Taking the Pack
preset-pack-about = In quattro, con regole severe per il pozzo: finché la squadra non ha aperto, si prende solo con una coppia.
preset-wahhi = Regole standard
preset-wahhi-about = Da due a sei: undici carte a testa, una canasta per chiudere, e un tre nero blocca il pozzo per un turno. Secondo WAHHI Classic Canasta.

preset-changed = { $changes ->
        [one] { $title }, con una regola della casa
       *[other] { $title }, con { SPELL($changes) } regole della casa
    }
