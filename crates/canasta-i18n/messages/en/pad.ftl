### The score pad for games with real cards: why the server refuses something, and its QR codes.

# For a screen reader.
pad-watch-square = QR code for watching
# For a screen reader.
pad-take-square = QR code for taking over the pad

## Refusals of a request.

pad-not-kept = This device has never kept this pad, so it can’t change it.
pad-not-keeping = Another device keeps this pad now.
pad-no-such-pad = There’s no pad here. It may have been deleted.
pad-no-such-code = This code is wrong, has expired or has already been used. Ask for a new one.
pad-too-much = That’s too much at once. Send it in smaller parts.
pad-full = This pad is full. Start a new one.

## Refusals of single entries. The other entries of the request are saved.

pad-entry-too-large = This entry is larger than 16 KiB.
pad-entry-not-understood = The server doesn’t understand this entry. Reload the page.
