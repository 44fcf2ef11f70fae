script-connection-lost = <b>Conexão perdida.</b> Reconectando… Seu lugar está guardado.
script-connection-back = A conexão voltou.
