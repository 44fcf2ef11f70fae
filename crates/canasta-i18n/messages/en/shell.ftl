### Outside the pages: the program's name, a link's preview, and the offline page.

shell-name = Canasta
shell-description = The card game Canasta for two to six players, with friends or against the computer. No account needed.
# The picture of the preview, in words.
shell-picture = A fan of five playing cards with a king on top

## The preview of an invitation’s link, as messengers show it.

# $host (Name): who opened the table
shell-invitation = { $host } invites you to a game of Canasta

## Without a connection.

shell-offline-title = Offline – Canasta
shell-offline-heading = You’re offline
shell-offline = Can’t reach the server. Your games and seats are safe there.
shell-try-again = Try again

# While the score pad’s script loads.
shell-pad-loading = Opening the score pad…
