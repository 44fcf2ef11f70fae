### “Forget me”: what is deleted and what is kept, before and after.

forget-title = Forget me – Canasta
forget-heading = Forget me
forget-goes = What’s deleted
forget-name = Your name at every table on this server. Others will see “Former player”.
forget-chat = Your chat messages.
forget-browser = Your calendar link and everything stored in this browser: settings and deal commitments.
# The link leads to “Your games”.
forget-stats = Everything under “Your games”. (You can delete <a>just that</a> instead.)
forget-practice = Your practice: reviews, puzzles and deals of the day.
forget-pads = Score pads that only you have kept, and your name on other pads.
# The link leads to “Your devices”.
forget-way-back = Your access, here and on all <a>your devices</a>. A bot takes over your unfinished games.
forget-apart = Data from anyone else who played in this browser.
forget-stays = What’s kept
forget-cards = The cards and scores of your games, without your name. They’re the other players’ games too.
forget-for-good = This can’t be undone.
forget-now = Forget me
forget-keep = Keep everything

## After it.

forget-done-title = You’ve been forgotten – Canasta
forget-done-heading = You’ve been forgotten
# Once the script has cleared the browser.
forget-nothing-left = Your name, your seats and your devices are gone from this server, and this browser has been cleared.
# Before it has, or without a script.
forget-script-clears = Your name, your seats and your devices are gone from this server, along with this browser’s cookies. A script clears the stored deal commitments.
