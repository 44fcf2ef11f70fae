### Le lien de calendrier, qui montre tes tours dans ton propre calendrier.

calendar-title = Calendrier – Canasta
calendar-heading = Tes tours dans ton calendrier
calendar-about = Pour voir dans ton calendrier quand c’est ton tour, à toutes tes tables, abonne le calendrier de ton téléphone ou de ton ordinateur à ce lien :
calendar-link = Lien du calendrier
calendar-copy = Copier
calendar-subscribe = S’abonner
calendar-private = Garde ce lien pour toi : il montre quand c’est ton tour, mais rien d’autre. Un calendrier peut mettre quelques heures à s’actualiser.

calendar-name = Canasta : à toi de jouer
calendar-entry = Canasta : c’est ton tour
