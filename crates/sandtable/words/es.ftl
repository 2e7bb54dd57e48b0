### Lo que dice el programa mismo. Los juegos traen sus propias palabras.

cli-decimal-mark = ,
cli-percent = { $value } %
cli-none = ninguna
cli-none-yet = ninguno aún

## Cosas que aquí no se conocen

cli-unknown-language = No existe el idioma «{ $lang }»; hay { $known }.
cli-unknown-game = No existe el juego «{ $game }»; hay { $known }.
cli-unknown-scenario = { $game } no tiene el escenario «{ $scenario }»; tiene { $known }.
cli-unknown-option = { $game } no tiene la opción «{ $option }»; tiene { $known }.
cli-unknown-value = La opción { $option } no puede ser «{ $value }»; puede ser { $known }.
cli-option-form = Una opción se da como NOMBRE=VALOR, no como «{ $option }».
cli-unknown-clause = { $game } no tiene la cláusula «{ $clause }». Cerca están { $near }; `sandtable rules { $game }` las muestra todas.
cli-unknown-player = No existe el jugador «{ $player }»; hay { $known }.
cli-unknown-seat = { $game } no tiene el asiento «{ $seat }»; tiene { $known }.
cli-seat-form = Un asiento se da como ASIENTO=JUGADOR, no como «{ $seat }».
cli-seating =
    { $given ->
        [one] Un jugador no encaja
       *[other] { $given } jugadores no encajan
    }. Nombra uno por asiento ({ $seats }) o uno por bando ({ $sides }).
cli-cannot-open = Esto no se puede jugar:
cli-unreadable = No se puede leer { $path }: { $why }
cli-unwritable = No se puede escribir { $path }: { $why }
cli-empty-data = No hay ningún archivo *.toml en { $folder }.
cli-no-chance = El sistema no da números al azar ({ $why }); da una semilla con --seed.

## games

cli-rules-version = reglas { $version }
cli-seats = Asientos
cli-scenarios = Escenarios
cli-options = Opciones
cli-options-hint = El primer valor es el de por defecto. `sandtable games { $game }` las explica.
cli-turns =
    { $n ->
        [0] sin último turno
        [one] un turno
       *[other] { $n } turnos
    }

## rules

cli-chapter = Capítulo
cli-section = Sección
cli-kept = Se cumple
cli-provenance = Origen
cli-source = Fuente
cli-tests = Pruebas
cli-kept-enforced = impuesta
cli-kept-automatic = automática
cli-kept-definition = definición
cli-kept-set-up = preparación
cli-kept-option = opción
cli-provenance-rulebook = el reglamento
cli-provenance-history = la historia
cli-provenance-published = el juego publicado
cli-provenance-house = este programa
cli-coverage-clauses = Cláusulas
cli-coverage-enforced = Las cumple el programa
cli-coverage-tested = Las nombra una prueba
cli-coverage-missing = Sin prueba
cli-coverage-unknown = Hay pruebas que nombran cláusulas que no existen:
cli-examples = Ejemplos
cli-examples-go = va
cli-examples-refused = se rechaza
cli-examples-whole = completas
cli-examples-sum = { $examples } ejemplos muestran { $clauses } cláusulas; quedan por mostrar, o del todo, { $missing } impuestas o automáticas.
cli-examples-none = Aún no hay ejemplo de { $clauses }.
cli-book = El libro de { $game } está en { $file }: { $clauses } cláusulas, { $examples } ejemplos.
cli-examples-hold = { $n ->
        [one] Un ejemplo se cumple.
       *[other] { $n } ejemplos se cumplen.
    }

## sim

cli-sim-head = { $scenario }: { $n ->
        [one] una partida
       *[other] { $n } partidas
    }
cli-sim-went-wrong = Una partida no terminó como debe: { $error }
cli-sim-mean-actions = Acciones por partida
cli-sim-mean-turns = Turnos por partida
cli-sim-seconds = Segundos
cli-sim-rate = Acciones por segundo
cli-draws = Empates
cli-sim-given-up = Abandonadas
cli-draw = Empate
cli-sim-report = El informe está en { $file }.
cli-sim-stopped = Detenido tras { $done } de { $games } partidas.
cli-sim-kept = Lo jugado se guarda en { $file }; la misma orden sigue desde ahí.
cli-keep-foreign = { $file } no es de esta serie: su { $field } es { $found }, se esperaba { $expected }. Se ha dejado como está; indica otro archivo con --keep o bórralo para empezar de nuevo.
cli-keep-corrupt = No se puede continuar { $file }: la línea { $line } no es lo que escribe ahí `sandtable sim` ({ $why }). Se espera una línea de JSON sobre la serie y luego una por partida. Se ha dejado como está; indica otro archivo con --keep o borra la línea o el archivo.
cli-keep-cut-off = está cortada
cli-keep-twice = la partida { $number } está dos veces
cli-mirror-players = Los jugadores solo pueden cambiar de bando donde hay dos bandos con un jugador distinto cada uno. Los bandos aquí son { $sides }; omite --mirrored o nombra dos jugadores con --seats.
cli-mirror-odd = Cada semilla se juega desde ambos bandos, así que el número de partidas es par; { $games } no lo es.
cli-ladder-players = Una clasificación necesita al menos dos jugadores, cada uno nombrado una vez.
cli-ladder-elo = Elo
cli-ladder-note = A la derecha, los porcentajes por rival; un empate es medio punto. 400 puntos son diez a uno, la media es 1000.
cli-report-mirrored = { $first } contra { $second }, cada semilla desde ambos bandos
cli-report-games = Partidas
cli-report-turns = Turnos por partida
cli-report-actions = Acciones por partida
cli-report-given-up =
    { $n ->
        [one] Una partida no acababa y se abandonó. No cuenta para nadie.
       *[other] { $n } partidas no acababan y se abandonaron. No cuentan para nadie.
    }
cli-report-players = Jugadores
cli-report-players-text = Una victoria es un punto, un empate medio. La barra clara es el intervalo en que está la proporción verdadera con un 95 % (Wilson); la línea fina es la mitad.
cli-report-player = Jugador
cli-report-points = Puntos
cli-report-share = Proporción
cli-report-interval = Intervalo del 95 %
cli-report-sides = Bandos
cli-report-sides-text = Juegue quien juegue: cuántas veces gana cada bando.
cli-report-side = Bando
cli-report-wins = Victorias
cli-report-decided = { $share } de las decididas
cli-report-endings = Cómo acabaron
cli-report-endings-text = Resultados, primero los más frecuentes.
cli-report-winner = Vencedor
cli-report-length = Duración
cli-report-length-text = Cuántas partidas duraron tantos turnos.
cli-report-least = Mínimo
cli-report-middle = Mediana, mitad central
cli-report-most = Máximo
cli-report-curves = Puntos por turno
cli-report-curves-text = Tras cada turno, de las partidas que llegaron hasta ahí: la línea es la mediana, la banda la mitad central.
cli-report-losses = Bajas
cli-report-losses-text = En lo que cuente el juego: pasos, unidades u hombres. La mediana y entre qué está la mitad central de las partidas. Lo retirado cuenta como perdido.
cli-report-began = Al principio
cli-report-lost = Perdido
cli-report-aims = Objetivos
cli-report-aims-text = Lo que más quisieron los jugadores, cuántas veces se lo propusieron y cuántas lo lograron mientras lo querían.
cli-report-aim = Objetivo
cli-report-wanted = Veces
cli-report-reached = Logrado
cli-report-kinds = Acciones
cli-report-kinds-text = Cada clase de acción del juego por su nombre en los registros, con una que se hizo.
cli-report-kind = Clase
cli-report-taken = Veces
cli-report-a-game = Por partida
cli-report-in-games = En partidas
cli-report-by = Por quién
cli-report-never = Nunca hechas
cli-report-all-taken = Todas las clases de acción se hicieron al menos una vez.
cli-report-times = Tiempo
cli-report-times-text = Cuánto pensaron los jugadores. Las únicas cifras que cambian de una vez a otra: dependen de la máquina y de cuántas partidas jugaba a la vez.
cli-report-decisions = Decisiones
cli-report-a-decision = Por decisión
cli-report-longest-decision = La más larga
cli-report-a-turn = Por turno
cli-report-longest-turn = El turno más largo
cli-report-again = Esta orden da la misma página, salvo los tiempos:
cli-report-made = Sandtable { $program }, { $game }, reglas { $rules }

## odds

cli-odds-unknown-game = No hay probabilidades para «{ $game }»; las hay para { $known }.
cli-odds-column = { $odds }, se tira en { $column }
cli-odds-result = Resultado
cli-odds-attacker = Atacante
cli-odds-defender = Defensor
cli-odds-chance = Probabilidad
cli-odds-forces = { $attackers } contra { $defenders }
cli-odds-win = Gana el atacante
cli-odds-lose = Gana el defensor
cli-odds-draw = No queda nadie

## record

cli-not-a-record = { $path } no es un registro que se pueda leer: { $why }
cli-game = juego
cli-scenario = escenario
cli-rules = reglas
cli-option = opción
cli-commitment = compromiso
cli-seed = semilla
cli-seed-unknown = no está en el registro
cli-seed-other = otra
cli-record-open = La partida sigue en el turno { $turn }.
cli-steps = Pasos
cli-milliseconds = Milisegundos
cli-hash = Huella
cli-hash-agrees = la registrada
cli-hash-differs = no es la registrada
cli-turn = Turno
cli-outcome = Resultado
cli-other-rules = Jugada con las reglas { $theirs }; estas son las reglas { $ours }.
cli-dice-checked = todos los dados son los de la semilla
cli-dice-not-checked = sin la semilla no se pueden comprobar los dados
cli-dice-of-parts-checked = todos los dados son los de la semilla y las partes de los jugadores
cli-dice-told = sus primeros dados los fijó un ejemplo y no prueban nada
cli-dice-part = dados
cli-dice-own-part = parte propia
cli-dice-by-server = la saca el servidor
cli-dice-not-yet = todavía falta
cli-verified = { $n ->
        [one] Un paso es válido
       *[other] { $n } pasos son válidos
    }; { $dice }.
cli-step-fails = El paso { $step } ({ $seat }) no es válido:
cli-record-fails = El registro no es válido:
cli-no-such-step = No existe el paso { $step }; el registro tiene { $steps }.
cli-backed-up = { $store } se ha copiado en { $file }.
cli-admin-in-all = Partidas: { $matches }, sucesos: { $events }, bytes: { $bytes }
cli-admin-whole = Los { $events } sucesos están tal como se guardaron.
cli-admin-damaged = Está dañada: { $why }
cli-admin-exported = La partida { $match } se ha escrito en { $file }.
cli-admin-imported = La partida { $match } está ahora en el almacén, con { $events } sucesos.
cli-admin-would-prune = Partidas que se borrarían: { $matches }
cli-admin-pruned = Partidas borradas: { $matches }
cli-admin-deleted = La partida { $match } se ha borrado.
cli-admin-moved = Copiado de { $from } a { $to } y comparado: { $matches } partidas, { $events } sucesos.
cli-admin-left = La partida { $match } no se ha copiado: { $why }
cli-admin-rekeyed = La nueva clave del puesto { $seat } en la partida { $match }: { $key }
cli-export-before-change = Las reglas de este registro cambiaron tras el paso { $steps }; se puede escribir desde ahí.
cli-export-fails = El registro no es válido ({ $why }). La parte anterior se puede escribir con --until { $good }.
cli-exported = { $n ->
        [one] Un paso escrito
       *[other] { $n } pasos escritos
    } en { $path }.

## play

cli-begun = Una partida nueva, guardada en { $path }.
cli-resumed = La partida sigue tras { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    }, guardada en { $path }.
cli-left = La partida queda guardada en { $path }; la misma orden la continúa.
cli-help-hint = Escribe el número de una elección, o ? para ver la ayuda.
cli-help =
    12        toma la elección 12
    1116      toma la elección de ese lugar (vale el nombre de una ciudad, de una unidad o parte de lo que dice);
              donde no se puede hacer nada, la cláusula que lo prohíbe
    c, n, p   las elecciones otra vez, la página siguiente, la anterior
    u         deshace tu último paso, hasta el último dado
    m         el mapa en torno a la última acción; m LUGAR en torno a un lugar; m all entero
    i LUGAR   qué hay en un lugar
    s         la puntuación y todo lo que está junto al mapa
    b         el informe: de qué se trata, qué cuenta y cómo va, quién es fuerte y dónde
    l, l 40   el diario
    r CLÁUS.  qué dice el reglamento
    a, a 20   que la máquina decida por ti, una vez o más
    !ACCIÓN   una acción tal como está en los registros
    @1116     un lugar, si su nombre podría ser un número o una orden
    q         salir; todo queda guardado
cli-briefing-situation = La situación
cli-briefing-aim = Qué has de hacer
cli-briefing-special = Qué tiene de especial
cli-briefing-length = Cuánto dura
cli-briefing-score = Qué cuenta y cómo va
cli-briefing-strong = Quién es fuerte y dónde
cli-briefing-none = Este juego no tiene informe; «s» muestra la puntuación.
cli-save-differs = { $path } guarda otra partida ({ $what } { $found }, no { $asked }). Da otro archivo con --save, o empieza de nuevo con --new.
cli-save-rolled = En { $path } tira los dados el programa; no se pueden introducir. Da otro archivo con --save, o empieza de nuevo con --new.
cli-save-fails = { $path } no es válido: { $why }. `sandtable record verify { $path }` dice más; empieza de nuevo con --new.
cli-choices-page = { $from }–{ $to } de { $all }; n y p pasan la página, el nombre de un lugar halla qué se puede hacer en él
cli-not-an-action = Eso no es una acción: { $why }
cli-unknown-place = No hay ningún lugar «{ $place }» en el tablero.
cli-nothing-there = Ahora no se puede hacer nada en { $place }.
cli-not-understood = «{ $typed }» no es ni una elección ni un lugar ni una orden; ? para ver la ayuda.
cli-refused = No se permite:
cli-no-such-clause = No existe la cláusula «{ $clause }».
cli-no-legal-action = { $seat } tiene que decidir pero no halla acción legal; es un fallo del programa.
cli-roll = { $seat } tira un d{ $sides }; sale:
cli-not-a-face = Escribe lo que muestran los dados: números de 1 a { $sides }.
cli-undo-nothing = No hay nada tuyo que deshacer desde el último dado.
cli-undo-built-upon = Alguien ha actuado después; ya no se puede deshacer.
cli-undone = Deshecho.
cli-log-empty = Aún no ha pasado nada.
cli-map-lit = aquí se puede hacer algo
cli-map-box = { $place }: { $pieces }
cli-map-side = { $line } hacia { $places }
cli-map-track = { $line } a { $places }

## serve

cli-serving = Sandtable está en { $address } (las partidas se guardan en { $store }). Se detiene con Ctrl+C.
cli-no-data-folder = No hay carpeta para el almacén (no están definidas XDG_DATA_HOME ni HOME); indica un archivo con --store.
cli-cannot-listen = No se puede servir en { $address }: { $why }

# How a match ended that a side gave up.
match-given-up = Se rinde: { $who }.
