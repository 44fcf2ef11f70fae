script-connection-lost = <b>Connessione persa.</b> Riconnessione in corso… Il tuo posto resta tuo.
script-connection-back = Connessione ristabilita.
