### I dispositivi di chi gioca: l’elenco, il link privato con il codice, e la domanda sul nuovo dispositivo.

devices-title = I tuoi dispositivi – Canasta
devices-heading = I tuoi dispositivi
devices-open = Apri su un altro dispositivo
devices-comes-along = Partite e opzioni vengono con te. Puoi continuare a usare anche questo dispositivo.
devices-have-code = Ho un codice da un altro dispositivo
devices-list = Dispositivi collegati
devices-this = questo dispositivo
devices-label-on = { $kind ->
        [app] Un’app su { $system }
        [browser] Un browser su { $system }
       *[named] { $name } su { $system }
    }
devices-label = { $kind ->
        [app] Un’app
        [browser] Un browser
       *[named] { $name }
    }
devices-days = Aggiunto: { $since }. Ultimo uso: { $seen }
devices-end = Togli
devices-end-one = { $this ->
        [yes] Togli { $device }, questo dispositivo
       *[no] Togli { $device }
    }
devices-end-about = Da un dispositivo che hai tolto non si può più giocare a tuo nome. I tuoi posti restano tuoi.
devices-apart = Altre persone su questo dispositivo
devices-apart-one = { $tables ->
        [one] { $name }, a un tavolo
       *[other] { $name }, a { $tables } tavoli
    }
devices-go-on-as = Continua come { $name }

## Il link privato.

devices-link-title = Apri su un altro dispositivo – Canasta
devices-link-about = <b>Tieni per te questo link: chi lo apre può giocare a tuo nome.</b> Vale una volta sola e scade tra dieci minuti.
devices-square = Codice QR del link privato
devices-scan = Inquadralo con l’altro dispositivo.
devices-link = Link privato
devices-copy = Copia
devices-or-code = Oppure scrivi un codice
devices-type-it = Sull’altro dispositivo apri questo sito, vai su “I tuoi dispositivi” e scrivi:

## Il codice.

devices-code-title = Gioca anche da qui – Canasta
devices-code-heading = Gioca anche da questo dispositivo
devices-code-about = Scrivi il codice di otto lettere dell’altro dispositivo. Lo trovi lì, in “I tuoi dispositivi”, “Apri su un altro dispositivo”.
devices-code-form = Apri con un codice
devices-code = Codice dell’altro dispositivo
devices-code-go = Continua
devices-code-safe = Prima di cambiare qualcosa vedrai di chi sono le partite.

## La domanda sul nuovo dispositivo.

devices-carry-title = Un altro dispositivo – Canasta
devices-carry-heading = Giochi come { $name } da questo dispositivo?
devices-carries = { $tables ->
        [0] Su questo dispositivo arrivano le opzioni di { $name }. Ancora nessuna partita.
        [one] Su questo dispositivo arrivano la partita e le opzioni di { $name }.
       *[other] Su questo dispositivo arrivano le { $tables } partite e le opzioni di { $name }.
    }
devices-kept-apart = { $tables ->
        [one] In questo browser gioca già { $name } (un tavolo). Quella partita resta separata. Puoi tornarci quando vuoi da “I tuoi dispositivi”.
       *[other] In questo browser gioca già { $name } ({ $tables } tavoli). Quelle partite restano separate. Puoi tornarci quando vuoi da “I tuoi dispositivi”.
    }
devices-not-yours = Se questo link non è tuo, non usarlo: giocheresti a nome di un’altra persona.
devices-play-as = Gioca qui come { $name }
devices-no = No
devices-same = Su questo dispositivo è già tutto a posto. Il link vale ancora: aprilo sull’altro dispositivo.
devices-app = Sei nel browser interno di un’app. Per giocare nel tuo browser di sempre, apri il link lì.

## Rifiuti.

devices-used = Questo link o codice è scaduto o è già stato usato. Creane uno nuovo sull’altro dispositivo, in “I tuoi dispositivi”, “Apri su un altro dispositivo”.
devices-no-guest = In questo browser non hai ancora giocato. Crea un link o un codice sull’altro dispositivo, in “I tuoi dispositivi”, e usalo qui.
devices-not-one = Questo dispositivo è stato tolto.
devices-last = È il tuo unico dispositivo: togliendolo perderesti i tuoi posti. Prima aggiungine un altro, oppure usa “Dimenticami”.
