### The program as it stands among others on a device: its name, a link's preview, and what is said without a connection.

shell-name = Canasta
shell-description = The card game canasta for two to six players, with friends or with the computer. No account is needed.
# The picture of a preview, in words.
shell-picture = Five playing cards in a fan, a king on top

## The preview of an invitation’s link, as messengers show it.

# $host (Name): who opened the table
shell-invitation = { $host } invites you to a game of canasta

## Without a connection.

shell-offline-title = No connection. Canasta
shell-offline-heading = There is no connection
shell-offline = This page comes from the server, and the server cannot be reached. Your seats and games are kept there.
shell-try-again = Try again
