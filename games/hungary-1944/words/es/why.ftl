# Los hechos de un rechazo: una frase cada uno, junto a la cláusula que prohíbe.

## A quién le toca decidir

why-no-such-seat = En esta partida nadie ocupa ese asiento.
why-over = La partida ha terminado.
why-not-your-decision = Ahora no te toca decidir.
why-not-now = Ahora hay que decidir otra cosa: { $prompt }
why-no-such-unit = No existe esa unidad.
why-no-such-zone = No existe esa zona aérea; van de la 1 a la 24.
why-not-your-unit = { $unit } no está aquí a tus órdenes.
why-not-on-map = { $unit } no está en el mapa.

## Apilamiento y zonas

why-stack-full = Plazas ocupadas en { $hex }: { $there } de 4; las libres no bastan.
why-stack-nations = El país de { $unit } no se apila con los demás de { $hex }.
why-enemy-there = Hay enemigos en { $hex }.
why-stopped = La pila tuvo que detenerse en { $hex }.
why-zone-to-zone = { $hex } está en otra zona de control enemiga: { $units }.
why-zone-in-the-way = Las zonas de control enemigas detienen a la pila antes de { $hex }.

## Movimiento

why-moved-already = { $unit } ya ha movido este turno.
why-start-together = { $unit } no puede sumarse: las unidades de una pila parten del mismo hexágono.
why-in-stack-already = { $unit } ya está en la pila.
why-already-there = La pila ya está en { $hex }.
why-s-bound = { $hex } no está en Eslovaquia, de donde las unidades S aún no pueden salir.
why-partisans-bound = { $hex } está fuera de la zona del alzamiento, de donde los partisanos aún no pueden salir.
why-closed-row = { $hex } está en las filas cerradas en este escenario.
why-closed-rows-between = El camino hasta { $hex } pasa por las filas cerradas en este escenario.
why-must-leave-row = Sigue en las filas cerradas y puede salir de ellas: { $unit }.
why-lake = Un lago impide llegar a { $hex }.
why-hq-river = Antes de { $hex } hay un río sin vía férrea que lo cruce.
why-too-far = { $hex } queda fuera de alcance; puntos de movimiento restantes: { $left }.
why-hq-slow = Un cuartel general tiene 2 puntos de movimiento.
why-half-movement = { $unit } carece de suministro y tiene la mitad de sus puntos de movimiento.
why-slowest = Juntas, { $units } solo tienen los puntos de movimiento de la más lenta.
why-not-operational = Desde { $hex } ya no es posible el movimiento operacional: el enemigo está o estuvo junto a la pila.
why-operational-adjacent = { $hex } está junto al enemigo, y el movimiento operacional no puede entrar en él.
why-no-way = No hay camino para entrar en { $hex }.
why-retreat = { $unit } no puede retirarse a ese hexágono.

## Ataques móviles

why-not-adjacent = El objetivo no está junto a la pila.
why-no-mobile-attack = { $unit } no es una unidad alemana de tanques o mecanizada.
why-mobile-unsupplied = { $unit } carece de suministro.
why-only-columns = Las columnas logísticas no pueden hacer esto por sí solas.
why-only-attacks-left = Desde { $hex } la pila solo puede hacer otro ataque móvil.
why-mobile-cost = El ataque móvil cuesta { $cost } puntos de movimiento y a la pila le quedan { $left }.

## Ataques

why-nobody-there = No hay enemigos en { $hex }.
why-nobody-adjacent = Ninguna de tus unidades está junto a { $hex }.
why-attacker-not-adjacent = { $unit } no está junto a { $hex }.
why-attack-lake = Entre { $unit } y el objetivo hay un lago.
why-artillery-supports = { $unit } es artillería: solo apoya los ataques de otras unidades.
why-cannot-attack = { $unit } es un cuartel general o una columna logística y no ataca.
why-attacked-already = { $unit } ya ha atacado este turno.
why-attacks-already = { $unit } ya participa en este ataque.
why-exploited = { $unit } ya ha explotado una ruptura este turno.
why-made-the-breakthrough = { $unit } ha logrado esta ruptura; solo la explotan unidades que no participaron en el ataque.
why-hungarians-partisans = { $unit } es húngara y en el hexágono objetivo hay partisanos.
why-surplus-attacks = Ya participan cuatro unidades del hexágono de { $unit }.
why-no-attackers = No se ha señalado ninguna unidad para el ataque.
why-no-factors = A los atacantes, sin suministro, no les quedan factores de combate.
why-odds = { $attack } contra { $defence } es peor que 1:3.
why-quota = La ofensiva del Führer está sin acabar; en total { $steps ->
        [one] falta un paso
       *[other] faltan { $steps } pasos
    }, y de tanques o mecanizados { $armour }.
why-attacks-left = Al Eje aún le quedan ataques posibles este turno.
why-not-surplus = { $unit } no ocupa plaza en el hexágono atacado.

## Columnas, artillería y aviación en combate

why-not-your-column = Esa no es una columna logística tuya que esté en el mapa.
why-column-spent = Esa columna logística ya se ha gastado en este combate.
why-column-far = La columna logística no está con tus unidades de este combate ni junto a ellas.
why-column-not-along = La columna logística no mueve con la pila atacante.
why-column-limit = En este combate ya { $limit ->
        [one] se ha gastado una columna logística
       *[other] se han gastado { $limit } columnas logísticas
    }, y ese es el límite.
why-no-artillery = Ese no es un cuerpo de artillería que pueda apoyar este ataque.
why-artillery-attacks-only = La artillería apoya ataques; no ayuda a la defensa.
why-artillery-unsupplied = { $unit } carece de suministro.
why-artillery-no-column = La columna logística no está con { $unit } ni en un hexágono contiguo.
why-artillery-far = No hay atacantes soviéticos con factores de combate cerca de { $unit }.
why-artillery-too-strong = { $unit } tiene { $factor } factores de combate y los atacantes soviéticos cercanos solo { $supported }.
why-fighter-fought = { $unit } ya ha estado en combate aéreo este turno.
why-no-bombs = { $unit } no tiene factor de bombardeo.
why-air-limit = { $unit } no puede sumarse: ya participa, o ya lo hacen cuatro de tus unidades aéreas.
why-air-radius = El objetivo queda fuera del radio de { $unit }.
why-air-not-german = { $unit } no es alemana y no apoya ataques móviles.
why-air-tied-elsewhere = { $unit } no tiene asignado ningún hexágono de este combate.

## Pérdidas, avance, explotación

why-must-lose = Aún quedan pasos por perder.
why-not-its-loss = { $unit } no está entre las unidades que pueden sufrir esta pérdida.
why-did-not-attack = { $unit } no participó en este ataque, o no sobrevivió a él.
why-advanced-already = { $unit } ya ha avanzado.
why-strict-advance = { $unit } no es una unidad móvil, o los pasos de exceso no bastan para entrar en el hexágono.
why-must-run = La unidad ha de entrar primero en el hexágono vaciado.
why-run-too-far = { $hex } queda fuera de alcance; puntos de movimiento restantes: { $left }.
why-not-through-gap = El camino a { $hex } ha de pasar por el hexágono vaciado { $gap }.
why-no-breakthrough = En este combate no hubo ruptura del frente.
why-cannot-exploit = { $unit } no es una unidad soviética de tanques, mecanizada o de caballería en el mapa.
why-exploit-adjacent = { $unit } está junto a una unidad del Eje.
why-gap-too-far = { $unit } no puede pasar por el hexágono vaciado con la mitad de sus puntos de movimiento.

## Recepción de columnas logísticas

why-not-your-hq = Ese no es un cuartel general tuyo que esté en el mapa.
why-hq-cut = { $unit } no tiene línea de comunicaciones hasta un hexágono de suministro.
why-hq-no-rail = { $unit } no tiene conexión ferroviaria con un hexágono de suministro.
why-hq-full = { $unit } no puede recibir más columnas logísticas este turno.
why-columns-lost = Las columnas logísticas que no se repartieron a tiempo se pierden.
why-no-columns-left = Ya se han repartido todas las columnas logísticas de este turno.
why-no-counters-left = Todas las fichas de columna logística de tu bando están en el mapa.
why-river-axis-only = Solo el Eje recibe columnas logísticas por el Danubio.
why-river-used = Ya ha llegado una columna logística por el río este turno.
why-not-river-town = { $hex } no es una ciudad húngara a orillas del Danubio, río abajo de Viena.
why-town-not-held = El Eje no controla { $hex }.
why-river-barred = { $unit } corta el río en { $hex }.

## Reemplazos

why-not-your-nation = Estos reemplazos son del otro bando: { $nation }.
why-no-replacements = No quedan reemplazos suficientes de esa clase: { $nation }.
why-air-replacements-only = Los reemplazos que quedan son solo para la aviación: { $nation }.
why-not-reduced = { $unit } no ha perdido ningún paso que reponer.
why-no-line-to-hq = { $unit } no tiene línea de comunicaciones hasta un cuartel general de su bando.
why-hq-handed-out = { $unit } depende de un cuartel general sin ferrocarril que ya ha entregado su único reemplazo.
why-partisans-no-replacements = Los partisanos no reciben reemplazos.
why-hq-returns-itself = Un cuartel general no necesita reemplazos: si se pierde, vuelve por sí solo.
why-column-no-replacements = Las columnas logísticas no reciben reemplazos.
why-cannot-be-rebuilt = { $unit } es un batallón pesado de tanques o una región fortificada.
why-not-lost = { $unit } no figura entre las unidades eliminadas.
why-returns-whole = { $unit } vuelve con todos sus pasos o no vuelve.
why-nowhere-to-place = Ahora no hay ningún hexágono donde colocar { $unit }.
why-no-partisans = Esa no es una unidad de partisanos que esté en el mapa.
why-partisans-first = En esta fase ya se han gastado reemplazos.
why-czechs-not-reduced = El 1 Cz no está en el mapa con un paso perdido.
why-czechs-not-lost = El 1 Cz no está eliminado.
why-two-partisans = Hacen falta dos unidades de partisanos distintas, señaladas en el orden de la lista.

## Refuerzos, retiradas, traslados

why-must-enter = El refuerzo que puede entrar debe hacerlo.
why-not-due = { $unit } no llega hasta el turno { $turn }.
why-no-reinforcement = { $unit } no es un refuerzo pendiente de llegar.
why-not-there = { $unit } no puede colocarse en { $hex }.
why-not-uprising = Los partisanos se colocan en la zona del alzamiento, donde quepan y no haya unidades del Eje.
why-must-withdraw = Aún hay que retirar una unidad.
why-nobody-leaves = No hay ninguna retirada pendiente.
why-no-substitute = { $unit } no puede irse en lugar de { $due }.
why-never-substitute = { $unit } nunca sustituye a otra unidad.
why-same-front = { $unit } ya pertenece a ese Frente.
why-transferred = { $unit } ya ha cambiado de Frente este turno.
why-reserve-closed = { $unit } es del 3er Frente de Ucrania, cuyo cuartel general aún no ha llegado.
why-box-full = El cajetín aéreo del Frente { $front } está lleno.
why-no-front-hq = El cuartel general del Frente { $front } no está en el mapa.
why-other-front = La unidad aérea no pertenece al Frente { $front }.
why-front-mismatch = { $unit }: la aviación aliada va a un Frente; la del Eje, a ninguno.

## En el aire

why-not-your-air = Esa no es una unidad aérea tuya.
why-not-available = Esa unidad aérea no está entre las disponibles.
why-orders-given = Tus misiones aéreas de este turno ya están fijadas.
why-has-mission = { $unit } ya tiene sus órdenes.
why-front-flies-no-more = El Frente { $front } no puede emplear más unidades aéreas este turno.
why-third-front-awaited = Los Aliados ya emplean { $limit } unidades aéreas, el límite hasta que llegue el 3er Frente de Ucrania.
why-zone-far = La zona { $zone } queda fuera del radio de { $unit }.
why-air-elsewhere = { $unit } no vuela aquí.
why-tried-already = { $unit } ya ha intentado abortar.
why-must-aim = Aún quedan blancos por señalar.
why-does-not-aim = Esta unidad aérea no tiene ahora blanco que señalar.
why-aims-already = Esta unidad aérea ya tiene su blanco.
why-no-target = El blanco no es una unidad aérea enemiga sobre esta zona.
why-did-not-fire = { $unit } no ha disparado a esta unidad aérea.
why-tie-where = { $unit } solo puede asignarse a unidades de combate tuyas en su zona o junto a ella.

## Suministro

why-not-contended = { $unit } no está entre las unidades que se disputan el suministro.
why-must-concede = Un cuartel general tiene más unidades que plazas: el suministro de alguna debe bajar.
