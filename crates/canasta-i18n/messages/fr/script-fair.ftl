### Le texte de la vérification sur la page des donnes honnêtes.

script-fair-deal-number = Donne { $deal }
script-fair-verdict-fair = { fair-proved }
script-fair-verdict-no-seed = { fair-no-seed }
script-fair-verdict-commitment = { fair-commitment }
script-fair-verdict-deck = { fair-deck }
script-fair-verdict-cuts = { fair-cuts }
script-fair-verdict-nothing = { fair-nothing }

script-fair-all-fair = { fair-all }
script-fair-some-proved = { fair-some }
script-fair-some-unfair = { fair-unfair-deals }

script-fair-commitment-same = Ton navigateur a vu cet engagement avant la donne.
script-fair-commitment-other = Ce navigateur a vu un autre engagement avant la donne : { $commitment }
script-fair-cut-there = La coupe de ton navigateur y est.
script-fair-cut-gone = La coupe de ton navigateur n’y est pas : { $cut } Elle est peut-être arrivée trop tard, ou un autre de tes écrans a coupé avant.
script-fair-noted = <b>Donne { $deal }</b>, avec cet engagement :
script-fair-noted-and-cut = <b>Donne { $deal }</b>, avec cet engagement, avant la coupe de ton navigateur :

script-fair-shown = Ce que montre le fichier
script-fair-shown-table = Table
script-fair-shown-seats = Places à ce moment-là
script-fair-shown-commitment = Engagement
script-fair-shown-seed = Graine
script-fair-shown-cut = Coupe de la place { $seat }
script-fair-shown-deck = Cartes, dans l’ordre de la distribution

script-fair-at-line = Ligne { $line } : { $fault }
script-fair-not-card = on attend une carte comme 4H, on trouve « { $found } ».
script-fair-not-digits = on attend { $digits } chiffres hexadécimaux.
script-fair-not-number = on attend un nombre, on trouve « { $found } ».
script-fair-not-line = on attend un nom suivi de deux points.
script-fair-not-deal = on attend « Deal { $deal } ».
script-fair-second-line = la ligne « { $name }: » est en double.
script-fair-no-record = Ce n’est pas une partie de Canasta. Un tel fichier commence par « Canasta record 1 ».
script-fair-newer = Ce fichier vient d’une version plus récente de Canasta. Vérifie-le sur un serveur plus récent.
script-fair-no-deals = Ce fichier ne contient pas de donne.
script-fair-house = Les règles maison sont illisibles.
script-fair-missing = La donne { $deal } a un engagement, mais pas de ligne « { $name }: ».
script-fair-record-too-large = Ce fichier est trop gros pour être une partie.
script-fair-record-unread = Impossible de lire ce fichier.
