### Los niveles de los bots.

level-beginner = Principiante
level-beginner-about = Baja todo lo que puede, toma cualquier pozo y no se fija en lo que necesita el resto. Juega al instante.
level-casual = Ocasional
level-casual-about = Guarda algunos pares y comodines, pero baja demasiado pronto y olvida los descartes. Juega al instante.
level-club = Club
level-club-about = Sigue las reglas de oro de un buen club y recuerda el pozo. Juega al instante.
level-skilled = Hábil
level-skilled-about = Juega como Club, salvo cuando ve una jugada mucho mejor. Juega al instante.
level-strong = Fuerte
level-strong-about = Ha aprendido cómo acaban las jugadas y elige la que más promete. En mesas de cuatro juega al instante; si no, tras un momento.
level-expert = Experto
level-expert-about = Como Fuerte, pero además prueba las mejores jugadas en rondas simuladas. Piensa hasta un segundo.
level-adaptive = Adaptable
level-adaptive-about = Mantiene la partida igualada: afloja cuando va por delante y aprieta cuando va por detrás.
level-program = { $program }
level-program-about = Un bot añadido por quien administra el servidor. Puede tardar unos segundos.

level-choice = Nivel de los bots
level-more = Sobre los niveles
level-each = Un nivel para cada bot
level-as-above = Igual que arriba

level-levels = { $levels ->
        [one] Nivel: { $levels }.
       *[other] Niveles: { $levels }.
    }
level-plays = { $name } juega con nivel { $level }.
level-plays-adaptive = { $name } se adapta para igualar la partida.
level-plays-program = Por { $name } juega “{ $program }”.
