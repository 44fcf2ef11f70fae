### What a page's script says of its connection. The browser fills these in: docs/languages.md says how.

script-connection-lost = <b>Connection lost.</b> Trying again. Your seat is kept.
script-connection-back = Connected again.
