### Text of a page's script about its connection. The browser fills these in, as docs/languages.md explains.

script-connection-lost = <b>Connection lost.</b> Reconnecting… Your seat is saved.
script-connection-back = Reconnected.
