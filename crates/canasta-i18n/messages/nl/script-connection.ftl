### Wat het script van een pagina over de verbinding zegt.

script-connection-lost = <b>Verbinding weg.</b> We proberen het opnieuw… Je plaats blijft van jou.
script-connection-back = Weer verbonden.
