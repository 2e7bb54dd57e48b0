# Opciones: título, qué queda abierto y el rótulo de cada valor.

option-hq-capacity = Cuerpos por cuartel general
    .text = El apartado 10.2 da dos límites distintos de cuerpos por cuartel general. La lista dice 18 con ferrocarril y 10 sin él; el ejemplo, 16 y 5.
option-hq-capacity-list = 18 y 10, según la lista
option-hq-capacity-example = 16 y 5, según el ejemplo

option-air-radius = Radio aéreo aliado
    .text = El apartado 9.2.1 da a la aviación aliada un radio de 9 hexágonos desde su cuartel general y el 10.4 da 12 a la soviética. O bien una cifra vale para todos, o bien 12 para los soviéticos y 9 para los demás.
option-air-radius-twelve = 12 hexágonos para todos
option-air-radius-nine = 9 hexágonos para todos
option-air-radius-split = 12 los soviéticos, 9 los demás

option-cl-reception = Columnas sin ferrocarril
    .text = El apartado 5.8.2 concede 1 columna logística por turno al cuartel general sin ferrocarril; los apartados 6.2 y 10.2 no le dan ninguna.
option-cl-reception-one-off-rail = 1 columna logística sin ferrocarril
option-cl-reception-rail-only = Solo con ferrocarril

option-rebuild-placement = Dónde entran las reconstruidas
    .text = El apartado 6.3 permite que la unidad reconstruida entre en el hexágono del cuartel general o en uno contiguo; el 6.4 solo habla de los contiguos.
option-rebuild-placement-stacked-or-adjacent = En su hexágono o en uno contiguo
option-rebuild-placement-adjacent = Solo en uno contiguo

option-rebuild-cost = Precio de una reconstrucción
    .text = El reglamento no dice cuántos reemplazos cuesta una unidad eliminada. O bien 1 la devuelve reducida y 2 completa, o bien basta 1 para tenerla completa.
option-rebuild-cost-two-for-full = 1 reducida, 2 completa
option-rebuild-cost-one-for-full = 1 por unidad completa

option-air-transfer = Momento de las transferencias aéreas
    .text = Los apartados 6.1 y 10.5 sitúan la transferencia de unidades aéreas aliadas en la fase de refuerzos; el 9.2.2, al final del turno.
option-air-transfer-reinforcement-phase = En la fase de refuerzos
option-air-transfer-end-of-turn = Al final del turno

option-reserve-3u = Reserva aérea del 3er Frente
    .text = El 3er Frente de Ucrania llega el turno 4, pero sus unidades aéreas pueden cederse cada turno. Abierta: son una reserva fuera del mapa que cubre plazas libres de los otros Frentes desde el principio. Cerrada: no hay transferencias antes del turno 4.
option-reserve-3u-open = Abierta desde el principio
option-reserve-3u-closed = Cerrada hasta el turno 4

option-first-player = Quién mueve primero
    .text = El apartado 2.1 nombra el turno del Eje antes que el aliado, pero en su lista de fases van delante los Aliados.
option-first-player-allied = Primero los Aliados
option-first-player-axis = Primero el Eje

option-abort-bomber-mod = Bombarderos que abortan
    .text = El apartado 9.4 da -1 a los bombarderos al abortar, pero en su ejemplo uno lo consigue con un 4 sin modificar. O se aplica el -1, o los bombarderos no llevan modificador.
option-abort-bomber-mod-minus-one = -1 a los bombarderos
option-abort-bomber-mod-zero = Sin modificador

option-ma-zoc = Ataques móviles y zonas
    .text = El apartado 3.2 detiene a toda unidad en zona de control enemiga, y el 7.3 deja seguir a la pila tras un ataque móvil. Detenerse: la pila para si el hexágono vaciado está en otra zona de control enemiga, aunque puede volver a atacar desde él. Ignorar: las zonas de control no la retienen tras vaciar el objetivo.
option-ma-zoc-stop = Las zonas la detienen
option-ma-zoc-ignore = Las zonas se ignoran

option-axis-hq-source = CG del Eje aislado
    .text = El apartado 5.2 no aclara si un cuartel general del Eje aislado de los hexágonos de suministro sigue abasteciendo. Conectado: ha de tener línea hasta uno de ellos. Siempre: es fuente en todo caso.
option-axis-hq-source-connected = Solo si está conectado
option-axis-hq-source-always = Siempre es fuente

option-cl-stacking = Columnas y apilamiento
    .text = El apartado 4.1 limita el hexágono a 4 unidades de cualquier tipo, sin precisar si cuentan las columnas logísticas.
option-cl-stacking-free = Las columnas no cuentan
option-cl-stacking-count = Las columnas cuentan

option-fort-share = Qué parte cruza la línea fortificada
    .text = El apartado 8.7 liga la línea fortificada a la mitad de los factores atacantes, con palabras que dejan abierto el caso de la mitad justa. La línea sirve si la cruza más de la mitad, o si la cruza la mitad o más.
option-fort-share-more-than-half = Más de la mitad
option-fort-share-at-least-half = La mitad o más

option-concentric = Ataque concéntrico
    .text = El apartado 8.9 pide hexágonos opuestos, pero su segundo ejemplo tiene tres atacantes en torno al objetivo sin que haya dos opuestos. Valen ambos casos, o solo los opuestos.
option-concentric-opposite-or-three = Dos opuestos o tres alrededor
option-concentric-opposite-only = Solo dos opuestos

option-exploit = Camino de la explotación
    .text = El apartado 8.6 dice que el primer hexágono de la explotación es el vaciado, y su ejemplo entra antes en otro. A través: el camino debe incluirlo. Primer hexágono: debe empezar por él.
option-exploit-through = A través del hexágono vaciado
option-exploit-first-hex = El vaciado en primer lugar

option-allied-advance = Avance aliado
    .text = El apartado 8.5 solo describe la ruptura del frente y calla sobre la infantería y sobre el hexágono vaciado sin exceso de pérdidas. Todos: cualquier atacante puede entrar en él. Estricto: solo las unidades móviles y solo con pasos de exceso.
option-allied-advance-all = Pueden entrar todos
option-allied-advance-strict = Solo móviles y con exceso

option-hq2u-airbase = Base del 2º Frente en el turno 1
    .text = El apartado 9.2.2 sitúa la base aérea del 2º Frente de Ucrania dos hexágonos por debajo de su hexágono de entrada y cita 2607 sin decir cuál de los dos es. En el mapa: los aviones salen de 2607. Fuera: las distancias del turno 1 se miden desde un hexágono imaginario 2807.
option-hq2u-airbase-on-map = Desde 2607
option-hq2u-airbase-off-map = Desde 2807, fuera del mapa

option-fuhrer-mod = Modificador de la tirada del Führer
    .text = El apartado 12.1 suma 1 si hay unidades aliadas cerca de Budapest la primera vez que se hace la tirada. Primera tirada: solo la primera de la partida. Hasta la primera: todas hasta que llegue la primera ofensiva.
option-fuhrer-mod-first-check = Solo la primera tirada
option-fuhrer-mod-until-first = Hasta la primera ofensiva

option-fuhrer-penalty = Desobedecer al Führer
    .text = El apartado 12.1 no castiga la ofensiva que no alcanza su cuota. El Eje pierde 2 columnas logísticas de la siguiente entrega, o 2 puntos de victoria, o nada.
option-fuhrer-penalty-cl = 2 columnas logísticas
option-fuhrer-penalty-vp = 2 puntos de victoria
option-fuhrer-penalty-none = Sin castigo

option-partisan-supply = Dónde se abastecen los partisanos
    .text = El apartado 12.2.1 dice en una frase que los partisanos están abastecidos en Eslovaquia y en la siguiente habla de la zona del alzamiento.
option-partisan-supply-slovakia = Toda Eslovaquia
option-partisan-supply-zone = Solo la zona del alzamiento

option-s-units-roll = Tirada por las unidades S
    .text = El apartado 12.2.2 no aclara si un solo dado decide por todas las unidades S o si cada una tiene el suyo.
option-s-units-roll-one = Un dado para todas
option-s-units-roll-each = Un dado por unidad

option-partisan-evade = Partisanos que se escabullen
    .text = El apartado 12.2.3 no explica qué ocurre si los partisanos eluden el combate. Quedarse: el ataque se anula y conservan su hexágono. Retirarse: se alejan un hexágono.
option-partisan-evade-stay = Se quedan
option-partisan-evade-retreat = Se retiran un hexágono

option-bridges = Dónde hay puentes
    .text = El apartado 7.2 habla de hexágonos unidos por vía férrea o próximos a poblaciones, con palabras que admiten varias lecturas. Vía o población: cruza una vía férrea o el hexágono de una orilla tiene población. Solo vía: ha de cruzar una vía férrea.
option-bridges-rail-or-town = Vía férrea o población
option-bridges-rail-only = Solo vía férrea

option-river-block = Quién corta el Danubio
    .text = El apartado 5.8.3 dice que cortan el transporte fluvial soviéticos y rumanos; su ejemplo habla de cualquier unidad aliada.
option-river-block-any-allied = Cualquier unidad aliada
option-river-block-su-ro = Soviéticos y rumanos

option-cl-cap = Tope de tres columnas
    .text = El apartado 5.8.1 limita a 3 el efecto de las columnas logísticas, sin decir para quién. Por bando: hasta 3 cada uno. Neto: solo se limita la diferencia entre ambos.
option-cl-cap-per-side = 3 para cada bando
option-cl-cap-net = 3 en el saldo

option-opmove = Movimiento operacional y enemigo
    .text = El apartado 7.4 veda el movimiento operacional junto al enemigo, no en su zona de control. Contiguo: lo impide cualquier enemigo contiguo, aun al otro lado del Danubio o sin zona de control. Zona: solo lo impiden las zonas de control enemigas.
option-opmove-adjacent = Cualquier enemigo contiguo
option-opmove-zoc = Zonas de control enemigas

option-rail-move = Quién mueve por vía férrea
    .text = El coste de medio punto por hexágono de vía férrea solo consta para el movimiento operacional (7.4) y los cuarteles generales (10.3). Todas: cualquier unidad lo usa por vía controlada. Si no, solo esos dos casos.
option-rail-move-all = Todas las unidades
option-rail-move-op-and-hq = Solo operacional y CG

option-axis-hq-capacity = Límites de los CG del Eje
    .text = El apartado 10.2 da el límite de unidades abastecidas sin nombrar bando. Sí: obliga también a los cuarteles generales del Eje. No: solo a los aliados.
option-axis-hq-capacity-on = El Eje también tiene límite
option-axis-hq-capacity-off = El Eje no tiene límite

option-withdraw-dead = Retirar una unidad perdida
    .text = El apartado 6.5 permite retirar otra unidad en lugar de una eliminada, sin aclarar si es obligatorio. Sustituta: debe retirarse una de la misma clase si la hay. Cuenta: la pérdida vale como retirada.
option-withdraw-dead-substitute = Debe retirarse una sustituta
option-withdraw-dead-counts = La pérdida cuenta

option-ma-then-attack = Atacar tras un ataque móvil
    .text = El apartado 8.1 permite un ataque por unidad y turno, y el 7.3 varios ataques móviles. No: tras un ataque móvil no se ataca en la fase de combate. Sí: se puede.
option-ma-then-attack-no = No se permite
option-ma-then-attack-yes = Se permite

option-art-reach = Alcance de la artillería
    .text = El apartado 8.3 nombra a los atacantes contiguos al cuerpo de artillería y nada dice de los que están en su mismo hexágono.
option-art-reach-stacked-or-adjacent = En su hexágono o en uno contiguo
option-art-reach-adjacent = Solo en uno contiguo

option-turn1-exempt = Exención del turno 1
    .text = El apartado 8.10 exime a las unidades enlazadas con el 4º Frente de Ucrania, pero una línea sin tope eximiría a casi todas. Hasta ocho: la línea tiene como mucho 8 hexágonos. Cualquiera: vale toda línea.
option-turn1-exempt-within-eight = Línea de 8 hexágonos o menos
option-turn1-exempt-any-loc = Cualquier línea

option-air-return-fire = Fuego de respuesta aéreo
    .text = El apartado 9.5 no aclara si la unidad que dispara responde además a quienes le disparan. Una vez: cada unidad aérea dispara una vez. Todos: la que recibe fuego tira también contra cada atacante.
option-air-return-fire-once = Cada una dispara una vez
option-air-return-fire-all = Responde a cada atacante

option-air-support = Asignar el apoyo aéreo
    .text = El apartado 9.7 asigna el apoyo aéreo próximo justo tras los combates aéreos, antes de conocer los terrestres. Al combatir: las unidades esperan sobre su zona y se suman a un combate cuando se libra. Previo: en la fase aérea cada una queda asignada a un hexágono amigo y solo puede ayudar allí.
option-air-support-at-combat = Al librarse el combate
option-air-support-preassigned = Fijado en la fase aérea

option-fuhrer-count = Tanques y mecanizados en la cuota del Führer
    .text = El apartado 12.1 pide 10 pasos de unidades, con un mínimo de 4 de tanques o mecanizadas; no queda claro si son 4 pasos o 4 unidades. La misma duda afecta a los 8 de la segunda ofensiva.
option-fuhrer-count-steps = Contar pasos
option-fuhrer-count-units = Contar unidades

option-lake-zoc = Zonas a través de lagos
    .text = El reglamento cierra los lados de hexágono de lago al movimiento y a las líneas de comunicaciones y no menciona las zonas de control. No: las zonas de control no cruzan un lago. Sí: lo cruzan. Atacar a través de un lago está vedado en ambos casos.
option-lake-zoc-off = Las zonas no cruzan
option-lake-zoc-on = Las zonas cruzan

option-ur-capacity = Regiones fortificadas y suministro
    .text = El apartado 10.2 cuenta cuerpos de toda clase para el cuartel general y calla sobre las regiones fortificadas, que son menores.
option-ur-capacity-exempt = No ocupan plaza
option-ur-capacity-count = Cuentan como cuerpos

option-hu-repl = Reemplazos húngaros
    .text = El apartado 6.4.2 rebaja los reemplazos húngaros si Budapest cae o queda aislada y no dice si se recuperan. Definitivo: la rebaja no se deshace. Actual: cada fase mira cómo está Budapest.
option-hu-repl-for-good = Rebaja definitiva
option-hu-repl-current = Según esté Budapest

option-partisan-release = Liberación de los partisanos
    .text = El apartado 12.2.1 deja salir a los partisanos cuando una unidad aliada llega junto a uno de ellos, sin decir a cuáles ni por cuánto tiempo. Definitiva: a todos y desde entonces. Mientras: solo en tanto esa unidad siga al lado.
option-partisan-release-for-good = Todos y para siempre
option-partisan-release-while-adjacent = Mientras esté al lado
option-partisan-relief = Quién libera a los partisanos
    .text = El apartado 12.2.1 pide una unidad soviética, checoslovaca o rumana abastecida. El 3.1 cuenta los cuarteles generales entre las unidades y el 10.2 los llama abastecidos o no; pero no combaten, y ninguna otra regla los trata como tropas. Unidad de combate: un cuartel general no libera a nadie. Cualquier unidad: lo hace si está conectado a un hexágono de suministro.
option-partisan-relief-combat-unit = Una unidad de combate
option-partisan-relief-any-unit = También los cuarteles generales

option-s-units-trigger = Causa de la tirada S
    .text = El apartado 12.2.2 tira por las unidades S cuando se elimina a los últimos partisanos; también pueden haberse entregado por el 1 Cz. Desaparecidos: se tira sea cual sea el motivo. Eliminados: solo si se los eliminó.
option-s-units-trigger-gone = Sea cual sea el motivo
option-s-units-trigger-killed = Solo si se eliminan

option-de-city = Eliminación en la gran ciudad
    .text = El apartado 8.8 reduce a la mitad las pérdidas en la gran ciudad y no menciona el resultado que elimina a todos los defensores. Mitad: se pierde la mitad de los pasos defensores, redondeando hacia arriba. Todo: se pierden todos.
option-de-city-half = La mitad de los pasos
option-de-city-full = Todos los pasos

option-attenuation = Cuándo se mide el suministro
    .text = El apartado 5.7 comprueba el suministro al final del turno; el 5.6 no dice cuándo se mide la distancia del suministro atenuado. Fase final: vale de un control al siguiente. Al combatir: se mide en cada combate.
option-attenuation-end-phase = En la fase final
option-attenuation-at-combat = En cada combate

option-exploit-attack = Atacar tras la explotación
    .text = El apartado 8.6 no aclara si la unidad que ha hecho una explotación puede atacar todavía en la misma fase de combate.
option-exploit-attack-no = No se permite
option-exploit-attack-yes = Se permite

option-cl-pool = Número de columnas
    .text = El reglamento no dice si el número de fichas limita las columnas logísticas en el mapa. Sin límite: no lo hace. Fichas: como mucho 6 del Eje y 8 aliadas a la vez.
option-cl-pool-unlimited = Sin límite
option-cl-pool-counters = 6 del Eje, 8 aliadas

option-fuhrer-orders = Órdenes del Führer
    .text = El índice llama opcional al capítulo 12 y su título lo llama especial. Esta opción mantiene las órdenes del Führer (12.1) o las deja fuera.
option-fuhrer-orders-on = En vigor
option-fuhrer-orders-off = Sin ellas

option-slovak-uprising = Alzamiento eslovaco
    .text = El índice llama opcional al capítulo 12 y su título lo llama especial. Esta opción mantiene el alzamiento (12.2) o juega sin partisanos y sin las unidades marcadas con S.
option-slovak-uprising-on = En vigor
option-slovak-uprising-off = Sin partisanos ni unidades S

option-mud = Barro
    .text = El reglamento no trata el tiempo atmosférico. Con barro, tanques y mecanizados pagan 1 punto de movimiento más en hexágonos llanos fuera de la vía férrea en los turnos 3 a 5 y 11 a 12.
option-mud-off = Sin barro
option-mud-on = Con barro

option-free-shift = Ajuste libre del Eje
    .text = Faltan los escenarios del reglamento, de modo que el despliegue de la campaña es nuestro. Sí: antes del turno 1 el Eje puede mover cada una de sus unidades un hexágono, dentro de los que controla.
option-free-shift-off = Despliegue fijo
option-free-shift-on = Ajuste de un hexágono

option-soviet-fighters-bomb = Cazas soviéticos como bombarderos
    .text = El apartado 9.5.1 deja que los cazas que no han combatido usen su factor de bombardeo, que el reglamento no da para los soviéticos. Sí: es 1. No: es 0.
option-soviet-fighters-bomb-on = Factor 1
option-soviet-fighters-bomb-off = Factor 0
