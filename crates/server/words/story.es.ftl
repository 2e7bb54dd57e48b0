# La historia de una partida tal como la cuenta la página: los dados y lo que hacía falta, las probabilidades, la
# tarjeta tras las jugadas de los demás, el final.

ui-needed-least = hace falta { $n }+
ui-needed-most = hace falta { $n } o menos
ui-needed-just = hace falta { $n }
ui-needed-none = no puede acertar
ui-hits = { $n ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $n } impactos
    }
ui-odds-good = bueno para ti
ui-odds-bad = malo para ti
ui-odds-explain = Señala o toca un resultado para leer qué significa.
ui-roll = Tirar los dados
ui-not-yet = Aún no
ui-card-reasons = Puntos y por qué
ui-card-ahead = Lo que te amenaza
ui-card-threatened = { $place }: { $own } tuyas, { $enemies } enemigas al lado
ui-over-title = La partida ha terminado
ui-over-won = Has ganado.
ui-over-lost = Has perdido.
ui-over-draw = No ha ganado nadie.
ui-curve = Cómo fue, turno a turno
ui-curve-turn = Turno { $turn }
