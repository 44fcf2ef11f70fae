### The door of a private table, for someone who may not look in.

door-title = This table is private. Canasta
door-heading = This table is private
door-ask = You have no seat here. Ask a player at the table for the invitation, or for a code to knock with.
door-other-device = If you sat here before, on another device or in another browser, open “Your devices” there: it gives you a link and a code for this one.
door-have-code = I have a code
door-code-of-device = A code from my other device
