# Todo lo que se dice durante la partida, salvo por qué se rechaza algo.

## El juego, sus bandos y escenarios

game-hungary-1944 = La batalla por Hungría
    .text = De los Cárpatos a Viena, de octubre de 1944 a abril de 1945: un juego operacional de divisiones y cuerpos de ejército en turnos de dos semanas. El Eje defiende Hungría y Eslovaquia; los Aliados llegan por el este con los Frentes soviéticos, los rumanos y, más tarde, búlgaros y yugoslavos.

seat-axis = Eje
seat-allied = Aliados

scenario-debrecen = Debrecen
    .text = La batalla de tanques de la llanura húngara, octubre de 1944: tres turnos en la parte sur del mapa, filas 12 a 27. Los Aliados van a por Debrecen y las ciudades de la llanura; los blindados del Eje tratan de cortarles las puntas de lanza.
scenario-konrad = Konrad
    .text = Los intentos de liberar Budapest en enero de 1945: tres turnos en todo el mapa. Empieza el Eje, por orden del Führer, y ha de conservar la ciudad o llegar hasta ella; los Aliados han de tomarla y conservar Székesfehérvár.
scenario-spring = Despertar de Primavera
    .text = La ofensiva del lago Balaton y la marcha sobre Viena, marzo y abril de 1945: cuatro turnos en todo el mapa. El Eje golpea primero y quiere llegar al Danubio; después los Aliados han de tomar a tiempo las ciudades que les faltan.
scenario-campaign = La campaña
    .text = La campaña entera en catorce turnos, de octubre de 1944 a abril de 1945, con el alzamiento eslovaco y las órdenes del Führer. Los Aliados van a por seis ciudades, sobre todo Budapest y Viena: la mitad de los puntos al final es victoria; todos ellos a mediados de abril, victoria decisiva. El Eje juega a ganar tiempo.

## Turnos y fases

turn-name = { $month } { $half ->
        [1] I
       *[other] II
    } de { $year } (turno { $number })

month-october = Octubre
month-november = Noviembre
month-december = Diciembre
month-january = Enero
month-february = Febrero
month-march = Marzo
month-april = Abril

phase-reinforcements = Refuerzos
phase-air = Fase aérea
phase-allied-move = Movimiento aliado
phase-allied-combat = Combate aliado
phase-axis-move = Movimiento del Eje
phase-axis-combat = Combate del Eje
phase-supply = Fase final

## Lugares

country-h = Hungría
country-k = Eslovaquia
country-r = Rumanía
country-s = Unión Soviética
country-g = Gobierno General
country-p = Protectorado
country-c = Croacia
country-b = Serbia (Banato)
country-d = Alemania

terrain-flat = llano
terrain-hills = colinas
terrain-mountain = montaña
terrain-forest = bosque
terrain-marsh = pantano
terrain-city = gran ciudad

fact-country = País: { $country }
fact-zone = Zona aérea { $zone }
fact-supply = Hexágono de suministro: { $side }

line-river = río
line-danube = Danubio
line-lake = lago
line-rail = vía férrea
line-fortified = línea fortificada
line-border = frontera

mark-allied-control = bajo control aliado
mark-axis-zone = en zona de control del Eje
mark-allied-zone = en zona de control aliada
mark-supply-axis = con línea de comunicaciones del Eje
mark-supply-allied = con línea de comunicaciones aliada
mark-unsupplied = unidades sin suministro
mark-selected = en movimiento
mark-target = atacado

box-due = Llegan el turno { $n }
box-zone = Sobre la zona { $n }
box-air = Aviación del Frente { $n }
box-air-axis = Aviación del Eje
box-lost-axis = Unidades perdidas del Eje
box-lost-allied = Unidades aliadas perdidas

## Unidades

nation-de = Alemania
nation-hu = Hungría
nation-su = Unión Soviética
nation-ro = Rumanía
nation-bg = Bulgaria
nation-yu = Yugoslavia
nation-cz = Checoslovaquia
nation-sk = Eslovaquia

symbol-armour = blindados
symbol-mechanised = mecanizados
symbol-cavalry = caballería
symbol-infantry = infantería
symbol-mountain = infantería de montaña
symbol-artillery = artillería
symbol-partisans = partisanos
symbol-headquarters = cuartel general
symbol-supply = columna logística
symbol-fighter = cazas
symbol-fighter-bomber = cazabombarderos
symbol-bomber = bombarderos
symbol-assault = aviación de asalto

marker-unsupplied = sin suministro
marker-attenuated = suministro atenuado
marker-moved = ha movido
marker-fought = ha atacado
marker-slovakia = no sale de Eslovaquia
marker-secret = misión secreta

## Lo que hay que decidir

prompt-wait = A la espera de: { $sides }.
prompt-over = La partida ha terminado.
prompt-shift = Antes del primer turno puedes mover cada una de tus unidades un hexágono. Elige una unidad o da por terminado el ajuste.
prompt-uprising = Coloca la siguiente unidad de partisanos en un hexágono de la zona del alzamiento.
prompt-columns = Reparte tus columnas logísticas: { $left ->
        [one] queda una
       *[other] quedan { $left }
    }. Elige un cuartel general; las que no repartas se pierden.
prompt-replacements = Gasta tus reemplazos: devuelve el paso a unidades reducidas o recupera eliminadas. Los que no gastes se pierden.
prompt-reinforcements = Haz entrar tus refuerzos, uno tras otro.
prompt-withdraw = A { $unit } le toca irse. Elige la unidad que se retira: esta u otra de su clase y país.
prompt-transfers = Puedes pasar unidades aéreas de un Frente a otro mientras haya plaza.
prompt-missions = Envía tus unidades aéreas en secreto: elige una y la zona a la que vuela. Avisa cuando las órdenes estén completas.
prompt-abort = Zona { $zone }: ¿cuáles de tus unidades aéreas intentan abortar antes del combate?
prompt-target = Zona { $zone }: señala un blanco para cada uno de tus cazas.
prompt-answer = Zona { $zone }: elige a quién responden tus bombarderos.
prompt-close-support = Asigna tus aviones a los hexágonos de las tropas que apoyarán.
prompt-move = Movimiento ({ $side }): elige una unidad o cierra la fase.
prompt-combat = Combate ({ $side }): elige un hexágono que atacar o cierra la fase.
prompt-combat-quota = El Führer quiere su ofensiva: { $steps ->
        [one] falta por atacar un paso
       *[other] faltan por atacar { $steps } pasos
    }; de tanques o mecanizados: { $armour }. Elige un hexágono que atacar.
prompt-supply = Hay más unidades de las que tus cuarteles generales pueden abastecer. Elige una cuyo suministro baje un grado: de pleno a atenuado, o a ninguno.
prompt-place = Elige un hexágono para { $unit }.
prompt-moving = ¿Adónde llevar { $units }? Puntos de movimiento restantes: { $left }.
prompt-attackers = ¿Quién ataca { $hex }? Añade tus unidades una por una y luego da la lista por terminada.
prompt-surplus = Hay demasiadas unidades en { $hex }: señala la sobrante, que pierde un paso y se aparta.
prompt-avoid = Atacan a tus partisanos en { $hex }: ¿tratan de escabullirse o aguantan el combate?
prompt-support-attack = Apoya tu ataque a { $hex } con lo que haya a mano (aviación, columnas logísticas, artillería soviética), o déjalo así.
prompt-support-defence = Apoya tu defensa de { $hex } con aviación y columnas logísticas, o déjala así.
prompt-losses = Combate en { $hex }: tu bando ha de perder { $due ->
        [one] un paso
       *[other] { $due } pasos
    }. Elige la unidad que sufre la siguiente pérdida.
prompt-advance = { $hex } ha quedado vacío: ¿cuáles de tus atacantes avanzan?
prompt-exploit = Ruptura del frente en { $hex }: ¿qué unidades la explotan?
prompt-run = ¿Hasta dónde llega { $unit }? Puntos de movimiento tras la brecha: { $left }.
prompt-retreat = ¿Adónde se retira { $unit }?

## Lo que se puede hacer

do-done = Terminar
do-nothing-now = Una acción que ahora no es posible
do-column = Enviar una columna logística a { $unit }
do-river-column = Enviar una columna logística por el Danubio a { $hex }
do-restore = Devolver el paso a { $unit }
do-rebuild = Recuperar { $unit } con un solo paso
do-rebuild-full = Recuperar { $unit } con todos sus pasos
do-restore-air = Reponer { $air }
do-restore-air-front = Reponer { $air } en el Frente { $front }
do-fill = Entregar { $unit } para devolver el paso al 1 Cz
do-rally = Entregar { $unit } y { $second } para recuperar al 1 Cz
do-enter = Hacer entrar { $unit }
do-place = Colocar en { $hex }
do-withdraw = Retirar { $unit }
do-transfer = Pasar { $air } al Frente { $front }
do-mission = Enviar { $air } sobre la zona { $zone }
do-abort = Intentar que aborte { $air }
do-target = { $air } dispara a { $target }
do-tie = Asignar { $air } a { $hex }
do-select = Mover { $unit }
do-join = Llevar también { $unit }
do-move = Mover a { $hex }
do-mobile-attack = Ataque móvil a { $hex }
do-attack = Atacar { $hex }
do-attacker = Atacar con { $unit }
do-surplus = Sobra { $unit }
do-avoid = Escabullirse
do-artillery = Disparar con { $unit } y gastar { $column }
do-spend = Gastar { $unit } para desplazar una columna
do-air-support = Apoyar con { $air }
do-lose = { $unit } pierde un paso
do-advance = Avanzar con { $unit }
do-exploit = Explotar con { $unit }
do-concede = { $unit }: un grado menos de suministro
do-end-this-move = Terminar este movimiento
do-end-run = Parar aquí
do-end-attackers = Atacan estas
do-end-avoid = Aguantar el combate
do-end-support = Sin más apoyo
do-end-advance = No avanzar más
do-end-exploitation = Terminar la explotación
do-end-move = Terminar la fase de movimiento
do-end-combat = Terminar la fase de combate
do-end-missions = Órdenes completas
do-end-aborts = No abortar más
do-end-columns = No más columnas logísticas
do-end-replacements = No más reemplazos

warn-unmoved = { $n ->
        [one] Una unidad aún podría moverse.
       *[other] { $n } unidades aún podrían moverse.
    }
warn-attacks = { $n ->
        [one] Aún se podría atacar un hexágono.
       *[other] Aún se podrían atacar { $n } hexágonos.
    }
warn-columns = { $n ->
        [one] Queda una columna logística y se perdería.
       *[other] Quedan { $n } columnas logísticas y se perderían.
    }
warn-replacements = Quedan reemplazos utilizables que se perderían.
warn-missions = { $n ->
        [one] Una unidad aérea se queda en tierra.
       *[other] { $n } unidades aéreas se quedan en tierra.
    }

## Lo que pregunta un jugador

explain-ground = { $times } × { $terrain }
explain-mud = { $times } × { $terrain }, con barro
explain-rail = { $times } × por ferrocarril
explain-water = { $times } × cruce: { $water }
explain-cuts = Quedaría sin suministro: { $unit }
explain-regains = Volvería a estar abastecida: { $unit }
warn-cuts = { $n ->
        [one] Este movimiento dejaría sin suministro a una unidad propia.
       *[other] Este movimiento dejaría sin suministro a { $n } unidades propias.
    }
explain-operational = Movimiento operacional: el doble de puntos, nunca junto al enemigo
explain-minimum = Una unidad siempre puede mover un hexágono, aunque gaste todos sus puntos
explain-stop = Entra en una zona de control enemiga y se detiene
explain-mobile = Ataque móvil desde aquí
explain-everybody = Si atacan todas: { $units }

inspect-control = En poder de: { $side }
inspect-cost = Puntos de movimiento para entrar, a pie / motorizado
inspect-shift = Desplazamiento de columna por el terreno
inspect-zone = Zona de control ({ $side }): { $units }
inspect-stack = Apilamiento
inspect-supplied = Con suministro pleno en la última comprobación
inspect-attenuated = Con suministro atenuado en la última comprobación
inspect-unsupplied = Sin suministro en la última comprobación
inspect-line = Línea de comunicaciones ahora: { $hexes ->
        [0] está en su fuente
        [one] un hexágono
       *[other] { $hexes } hexágonos
    }
inspect-no-line = Sin línea de comunicaciones ahora
inspect-attack = Ataque ahora
inspect-defence = Defensa ahora
inspect-allowance = Puntos de movimiento este turno

## Lo que ha pasado

log-turn = Nuevo turno: { $turn }.
log-phase-move = Fase de movimiento: { $side }.
log-phase-combat = Fase de combate: { $side }.
log-fuhrer-orders = El Führer ordena una ofensiva (dado { $die }{ $modifier ->
        [0] {""}
       *[other] , modificador { $modifier }
    }).
log-fuhrer-silent = El Führer no ordena nada este turno (dado { $die }{ $modifier ->
        [0] {""}
       *[other] , modificador { $modifier }
    }).
log-fuhrer-quota = El Eje ha de atacar este turno con { $steps } pasos, al menos { $armour } de ellos de tanques o mecanizados.
log-fuhrer-disobeyed = La ofensiva que ordenó el Führer no ha alcanzado su cuota.
log-margarethe-active = La línea Margarethe entra en vigor.
log-margarethe-never = Los Aliados han cruzado la línea Margarethe antes de que se terminara; ya nunca entrará en vigor.
log-partisans-free = Tropas aliadas han llegado hasta los partisanos, que ya pueden salir de la zona del alzamiento.
log-s-unit-leaves = { $unit } abandona el juego, acabado el alzamiento (dado { $die }).
log-s-unit-stays = { $unit } se queda hasta el final (dado { $die }).
log-column = Llega una columna logística a { $hex } ({ $side }).
log-restored = { $unit } recupera un paso.
log-enters = { $unit } se coloca en { $hex }.
log-withdrawn = { $unit } se retira del mapa.
log-air-arrives = { $air } se suma a la aviación disponible.
log-transfer = { $air } pasa al Frente { $front }.
log-mission = { $air } volará sobre la zona { $zone }.
log-aborts = { $air } aborta su misión y regresa (dado { $die }{ $modifier ->
        [0] {""}
       *[other] , modificador { $modifier }
    }).
log-does-not-abort = { $air } no logra abortar (dado { $die }{ $modifier ->
        [0] {""}
       *[other] , modificador { $modifier }
    }).
log-air-fire = { $air } dispara a { $target }: { $hits ->
        [0] ningún impacto
        [one] un impacto
       *[other] { $hits } impactos
    }.
log-moved = { $n ->
        [one] { $units } va de { $from } a { $to }.
       *[other] { $units } van de { $from } a { $to }.
    }
log-taken = { $side }: conquista de { $town }{ $points ->
        [0] .
        [one] , que vale un punto.
       *[other] , que vale { $points } puntos.
    }
log-attacks = { $n ->
        [one] { $units } ataca { $hex }. Defensa: { $defenders }.
       *[other] { $units } atacan { $hex }. Defensa: { $defenders }.
    }
log-attacks-moving = { $n ->
        [one] { $units } ataca { $hex } sobre la marcha. Defensa: { $defenders }.
       *[other] { $units } atacan { $hex } sobre la marcha. Defensa: { $defenders }.
    }
log-rolled = { $attack } contra { $defence }, columna { $column }, dado { $die }{ $modifier ->
        [0] {""}
       *[other] {" "}(modificador { $modifier })
    }: { $meaning } ({ $result }).
log-retreated = { $units } se retira de { $from } a { $to }.
log-advanced = { $units } avanza de { $from } a { $to }.
log-exploited = { $units } explota la ruptura del frente de { $from } a { $to }.
log-units-supplied = De nuevo con suministro pleno: { $units }.
log-units-attenuated = Con suministro atenuado: { $units }.
log-units-unsupplied = Sin suministro: { $units }.
log-over-zone = Sobre la zona { $zone }: { $air }.
log-avoided = Los partisanos de { $hex } se escabullen (dado { $die }{ $modifier ->
        [0] {""}
       *[other] , modificador { $modifier }
    }).
log-not-avoided = Los partisanos de { $hex } no logran escabullirse (dado { $die }{ $modifier ->
        [0] {""}
       *[other] , modificador { $modifier }
    }).
log-step-lost = { $unit } pierde un paso.
log-eliminated = Se elimina { $unit }.

## La suma de un combate

sum-ratio = { $attack } contra { $defence }
place-town = { $town }
place-near = { $hex }, cerca de { $town }
place-hex = { $hex }
result-losses = { $attacker ->
        [0] el atacante no pierde nada
        [one] el atacante pierde un paso
       *[other] el atacante pierde { $attacker } pasos
    }, { $defender ->
        [0] el defensor nada
        [one] el defensor uno
       *[other] el defensor { $defender }
    }
result-eliminated = se elimina a todos los defensores
sum-attacker-loses = Pasos que pierde el atacante de media
sum-defender-loses = Pasos que pierde el defensor de media
sum-column = Columna para el dado

shift-terrain = Terreno: { $terrain }
shift-river = Ataque a través de un río
shift-danube = Ataque a través del Danubio
shift-fortified = Línea fortificada
shift-mobile = Ataque móvil
shift-concentric = Ataque concéntrico
shift-columns-attacker = Columnas logísticas del atacante
shift-columns-defender = Columnas logísticas del defensor
shift-turn-one = Comienzo aliado apresurado en el turno 1
shift-attenuated-attacker = Atacante con suministro atenuado
shift-attenuated-defender = Defensor con suministro atenuado

die-armour = Dado: blindados en campo abierto
die-mixed = Dado: más de un país aliado
die-unsupplied = Dado: defensores sin suministro
die-danube = Dado: Danubio sin puente

## Junto al mapa

panel-score = Puntuación
panel-points = Puntos de victoria aliados
panel-quota = Ofensiva del Führer, falta por atacar: pasos / tanques o mecanizados
panel-pools = Por repartir
panel-columns = Columnas logísticas
panel-land-replacements = Reemplazos terrestres: { $nation }
panel-air-replacements = Reemplazos aéreos: { $nation }
panel-fight = Combate en { $hex }

## Cómo acabó

outcome-allied-decisive = Victoria decisiva de los Aliados
outcome-allied-marginal = Victoria marginal de los Aliados
outcome-draw = Empate
outcome-axis-marginal = Victoria marginal del Eje
outcome-axis-decisive = Victoria decisiva del Eje

## Lo que quiere el jugador automático

aim-take = tomar { $hex }
aim-hold = defender { $hex }
aim-strike = golpear al enemigo en { $hex }
aim-cut = cortar el suministro al enemigo en { $hex }
aim-save = salvar las tropas de { $hex }
aim-relieve = abrir el camino a { $hex }
aim-bank = alcanzar el Danubio
aim-needs = pueden atacar { $attack } factores, defienden { $defence }
