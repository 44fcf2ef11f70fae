### Poza stronami: nazwa programu, podgląd linku i strona bez połączenia.

shell-name = Kanasta
shell-description = Gra karciana kanasta dla dwóch do sześciu osób, ze znajomymi albo z komputerem. Bez zakładania konta.
shell-picture = Wachlarz pięciu kart z królem na wierzchu

## Podgląd linku z zaproszeniem w komunikatorach.

shell-invitation = { $host } zaprasza cię na partię kanasty

## Bez połączenia.

shell-offline-title = Bez połączenia – Kanasta
shell-offline-heading = Nie ma połączenia
shell-offline = Nie można połączyć się z serwerem. Twoje partie i miejsca są tam bezpieczne.
shell-try-again = Spróbuj ponownie

# Podczas ładowania skryptu notatnika.
shell-pad-loading = Otwieram notatnik…
