# Lo que dice la interfaz. Las palabras de cada juego están con el juego.

## En todas partes

ui-close = Cerrar
ui-back = Volver
ui-help = Cómo se juega
ui-language = Idioma
ui-language-partly = El juego en sí está en inglés.
ui-light = Claro
ui-dark = Oscuro
ui-sound = Sonidos
ui-rules = Reglas
ui-try-again = Reintentar
ui-to-lobby = Al vestíbulo
ui-nowhere = Aquí no hay nada
ui-nowhere-text = No hay ninguna página en esta dirección.

## Vestíbulo

ui-picture = El tablero de { $game }
ui-turns = { $turns ->
        [0] sin último turno
        [one] 1 turno
       *[other] { $turns } turnos
    }
ui-play = Jugar
ui-continue = Continúa donde lo dejaste
ui-your-turn = te toca
ui-waits-for = se espera a: { $sides }
ui-forget = Quitar de esta lista
ui-delete = Borrar
ui-delete-ask = ¿Borrar esta partida para todos?
ui-forget-ask = ¿Quitar esta partida de la lista? Sin su enlace no podrás seguir jugando aquí.
ui-only-my-turn = Solo donde me toca
ui-all-matches = Las { $count } partidas
ui-welcome = Cinco juegos de guerra de la Segunda Guerra Mundial cuyas reglas vigila el programa. Juega contra la máquina, con alguien en esta pantalla o con un amigo por un enlace.
ui-games = Los juegos
ui-going-on = Partidas en curso
ui-nothing-going-on = Ahora mismo no hay partidas abiertas al público.
ui-import = Abrir un registro
ui-import-text = Suelta aquí un archivo de partida o pulsa para elegirlo

## Partida nueva

ui-new-match = Partida nueva
ui-who-plays = ¿Quién juega?
ui-player-me = Yo
ui-player-me-text = Tú decides por este bando en este dispositivo.
ui-player-person = una persona
ui-player-here = Alguien en esta pantalla
ui-player-here-text = Os pasáis la pantalla; un telón guarda los secretos.
ui-player-friend = Un amigo
ui-player-friend-text = Recibirás un enlace que da este asiento.
ui-player-machine = La máquina: { $level }
level-random = al azar
    .text = Hace cualquier cosa permitida. Sirve para orientarse.
level-recruit = recluta
    .text = Conoce las reglas y pone buena voluntad, pero tiene caprichos y pasa cosas por alto. Para una primera partida.
level-script = oficial de estado mayor
    .text = Juega con un plan: ataca donde la proporción es buena y cuida su suministro.
level-regular = regular
    .text = Piensa su turno durante un segundo: compara hasta dos docenas de planes jugando la partida mentalmente hasta más adelante.
level-veteran = veterano
    .text = Piensa ocho veces más que el regular.
ui-listed = Cualquiera puede mirar
ui-listed-text = La partida aparece en el vestíbulo. Si no, solo la ve quien tenga un enlace.
ui-machines-give-up = Las máquinas se rinden si han perdido
ui-machines-give-up-text = Lo hacen cuando en dos turnos seguidos pierden todas las continuaciones que imaginan. Si no, juegan hasta el final.
ui-options = Reglas dudosas
ui-options-usual = { $count ->
        [one] 1 opción, la habitual
       *[other] { $count } opciones, todas como de costumbre
    }
ui-options-changed = { $count ->
        [one] 1 cambiada
       *[other] { $count } cambiadas
    }
ui-default = habitual
ui-begin = Empezar
ui-ready = La partida está lista
ui-friend-text = Envía este enlace a tu amigo. Quien lo abra ocupa el asiento, así que no se lo des a nadie más.
ui-friend-link = Enlace para { $side }
ui-watch-link = Enlace para quien solo mira
ui-link-local = Este enlace solo funciona en este equipo. Inicia Sandtable con --listen 0.0.0.0:{ $port } para que otros de tu red puedan entrar.
ui-link-network = Este enlace vale para todos los de tu red.
ui-copy = Copiar
ui-copied = Copiado
ui-enter = Al tablero

## Partida

ui-board = Tablero
ui-minimap = El tablero entero, en pequeño
ui-phases = Fases del turno
ui-your-decision = Decides tú
ui-watching = Estás mirando
ui-over = La partida ha terminado
ui-play-again = Jugar otra vez
ui-not-allowed = No está permitido:
ui-refused-anyway = esta acción
ui-more = { $count ->
        [one] Otra cosa que podría significar
       *[other] Otras { $count } cosas que podría significar
    }
ui-undo = Deshacer
ui-put-down = Dejarlo
ui-do = Hacerlo
ui-all-of-them = Todos ({ $count })
ui-all-of-kind = Todos: { $kind } ({ $count })
ui-again = Una vez más
ui-as-often = Tantas veces como se pueda
ui-as-last = Como la última vez ({ $count })
ui-as-suggested = Según la propuesta
ui-end-part = Terminar esta parte
ui-decide-first = Antes hay que decidir: { $what }
ui-can-act = Quién y qué puede actuar aún ({ $count })
ui-advice = Consejo
ui-advice-waiting = Pensando en tu posición: tarda unos segundos…
ui-advice-none = No hay consejo.
ui-advice-plan = Lo que más quiere
ui-advice-take = Hacerlo
ui-purpose = Objetivo: { $aim }
ui-purpose-chance = Objetivo: { $aim } ({ $percent } %)
ui-aim-chance = { $aim } ({ $percent } %)
ui-follow = { $count ->
        [one] Otra unidad de la pila va detrás.
       *[other] Otras { $count } unidades de la pila van detrás.
    }
ui-do-it = Hacerlo de todos modos
ui-choose = Elige
ui-out-of-play = Fuera de juego en este escenario
ui-cost = cuesta { $cost }
ui-sum = En total
ui-steps = { $now } de { $full } pasos
ui-points = { $points ->
        [one] { $points } punto de victoria
       *[other] { $points } puntos de victoria
    }
ui-chances = Probabilidad de cada resultado
ui-percent = { $n } %
ui-inspector = Qué hay aquí
ui-layers = Sobre el mapa
ui-numbers = Números de los hexágonos
ui-zoom-in = Acercar
ui-zoom-out = Alejar
ui-fit = El mapa entero
ui-action = Donde se puede hacer algo
ui-next = Siguiente lugar donde se puede hacer algo ({ $count })
ui-tape = Cinta métrica
ui-log = Qué ha pasado
ui-log-filter = Buscar en el diario
ui-log-dice = Solo dados
ui-log-earlier = Ver entradas anteriores
ui-log-none = No ha pasado nada parecido.
ui-log-empty = Todavía no ha pasado nada.
ui-log-count = { $count ->
        [one] 1 entrada
       *[other] { $count } entradas
    }
ui-log-everybody = Todos
ui-playback = Lo que hicieron los demás
ui-resume = Seguir
ui-one-move = Un movimiento
ui-skip = Saltar
ui-pace = A qué ritmo se muestran los movimientos de los demás
ui-pace-off = No mostrar
ui-pace-slow = Despacio
ui-pace-normal = Normal
ui-pace-fast = Rápido
ui-card = Desde tu última decisión
ui-card-lost = { $side }: bajas
ui-card-many = { $count } × { $kind }
ui-card-weaker = { $name } (−{ $count })
ui-card-places = { $count ->
        [one] 1 lugar
       *[other] { $count } lugares
    }
ui-card-and-more = y { $count } más
ui-show-again = Mostrar otra vez
ui-trays = Casillas
ui-trays-empty = Las casillas están vacías.
ui-replay = Repetición
ui-record = Guardar
ui-links = En torno a la partida
ui-invite = Enlaces
ui-fold = Plegar la columna
ui-unfold = Desplegar la columna
ui-connection-lost = Se ha perdido la conexión. Se reintenta; no se pierde nada.
ui-curtain = Cambio de jugador
ui-hand-over = Pasa la pantalla: le toca a { $side }.
ui-hand-over-several = Varios bandos deciden en secreto. ¿Quién empieza?
ui-curtain-why = No se muestra nada de lo que sigue hasta que se pulse el botón.
ui-i-am = { $side }: aquí estoy
ui-hint = Lo iluminado se puede pulsar: dorado para elegir, rojo para atacar. Pulsa cualquier otra cosa y sabrás por qué no. El botón derecho dice qué hay allí.
ui-hint-touch = Lo iluminado se puede tocar: dorado para elegir, rojo para atacar. Toca cualquier otra cosa y se te dirá por qué no. Mantén el dedo sobre algo para saber qué hay ahí.
ui-you-play = Juegas con: { $side }
ui-got-it = Entendido

## Repetición

ui-step-of = Paso { $step } de { $steps }
ui-to-match = A la partida
ui-go-on = Continuar desde aquí en otra partida
ui-to-start = Al principio
ui-step-back = Un paso atrás
ui-step-on = Un paso adelante
ui-auto = Reproducir
ui-pause = Pausa
ui-slider = Paso
ui-turn = Turno
ui-turn-number = Turno { $turn }
ui-speed = Velocidad

## Reglas

ui-rules-chapters = Capítulos
ui-rules-related = Véase también
ui-rules-search = Buscar por número, título y texto
ui-rules-alone = En una página aparte
ui-rules-count = { $count ->
        [one] 1 cláusula
       *[other] { $count } cláusulas
    }
ui-rules-none = Ninguna cláusula contiene todas esas palabras.
ui-rule-option = Opción: { $option }
ui-rule-tests = { $count ->
        [one] comprobada por 1 prueba
       *[other] comprobada por { $count } pruebas
    }
ui-provenance-rulebook = Reglamento
ui-provenance-history = Historia
ui-provenance-published = Juego publicado
ui-provenance-house = Regla de la casa
ui-kept-enforced = Se rechaza si se incumple
ui-kept-automatic = Lo hace el programa
ui-kept-definition = Definición
ui-kept-set-up = En el despliegue
ui-kept-option = Lo decide una opción

## Ayuda

ui-help-light = Lo iluminado se puede pulsar: dorado para elegir, rojo para atacar. En la esquina está el coste.
ui-help-refused = Pulsa algo que no esté iluminado y sabrás qué regla lo prohíbe.
ui-help-inspect = Con el botón derecho, o manteniendo el dedo, sabrás qué hay allí. La línea de suministro se dibuja en el mapa.
ui-help-undo = Se puede deshacer todo hasta el último dado o lo último revelado.
ui-help-saved = Cada decisión se guarda al momento. Cierra la página cuando quieras.
ui-help-secret = Lo que tu rival mantiene en secreto nunca llega a tu navegador.
ui-key-pan = Mover el mapa
ui-key-zoom = Acercar, alejar
ui-key-fit = El mapa entero
ui-key-next = Lugar siguiente y anterior donde se puede hacer algo
ui-key-tab = Recorrer las opciones
ui-key-enter = Elegir
ui-key-digits = Pulsar un botón por su orden
ui-key-undo = Deshacer
ui-key-inspect = ¿Qué hay aquí?
ui-key-escape = Cerrar
ui-key-help = Esta página

## Problemas que solo tiene el cliente

problem-unreachable = No se puede contactar con el servidor.

# Fuerzas

ui-forces = Fuerzas
ui-force-by-option = Según las opciones
ui-force-own = Propias
ui-force-new = Fuerza nueva
ui-force-build = Componer…
ui-force-name = Nombre de la fuerza
ui-force-limit = Puntos de la partida
ui-force-list = Lista del ejército
ui-force-search = Buscar
ui-force-gift = Sin coste
ui-force-remove = Quitar
ui-force-empty = Aún no hay nada: toma unidades de la lista.
ui-force-check = Lo que dicen las reglas
ui-force-good = Con esta fuerza se puede jugar.
ui-force-left-out = No está en nuestras listas
ui-force-ready = Ya preparadas
ui-force-use = Jugar con ella
ui-force-save = Guardar como archivo
ui-force-load = Abrir un archivo

# Units on an open table

ui-models = { $now } de { $full } miniaturas
ui-aboard = A bordo
ui-last-told = Lo último que se supo
ui-taken-out = sacado

# Tables

ui-table = Mesa
ui-table-drawn = Al azar
ui-table-draw = Sacar otra
ui-table-fair = Igual de buena para ambos bandos
ui-table-unfair = No es igual para ambos bandos
ui-table-far = Borde lejano
ui-table-near = Borde cercano
ui-table-edit = Preparar…
ui-table-new = Mesa nueva
ui-table-name = Nombre de la mesa
ui-table-put = Poner en la mesa
ui-table-left = Girar a la izquierda
ui-table-right = Girar a la derecha
ui-table-width = Ancho
ui-table-depth = Fondo
ui-table-floors = Pisos
ui-table-mirror = Reflejar la mitad lejana
ui-table-good = En esta mesa se puede jugar.
ui-table-keys = Las flechas mueven una pieza, R la gira, + y − cambian su tamaño, D la duplica, Supr la quita.
ui-table-use = Jugar en ella

# Texts of forces and tables

ui-text-copy = Copiar como texto
ui-text-copied = Copiado
ui-text-paste = Pegar un texto
ui-text-read = Incorporarlo
ui-print = Imprimir
ui-duplicate = Duplicar
ui-up = Subir
ui-down = Bajar
ui-draft-kept = Este es el borrador que dejó.
ui-draft-fresh = Empezar de nuevo

## What happens to a match as a whole

match-rules-changed = Aquí cambiaron las reglas, de la versión { $from } a la { $to }. Desde ahora se juega con las nuevas.
match-cannot-go-on = Las reglas han cambiado de la versión { $from } a la { $to } y esta partida no puede continuar con ellas ({ $why }). Se muestra como estaba al final.
match-damaged = Lo guardado de esta partida está dañado ({ $why }). Se muestra hasta donde se puede leer.
match-no-picture = Ya no hay imagen de esta partida; el registro cuenta lo que pasó.
match-dice-promised = El dispositivo de este puesto ha prometido su parte de los dados.
match-dice-shown = El dispositivo de este puesto ha mostrado su parte de los dados.
match-dice-begun-without = Los dados empiezan sin quienes no habían prometido nada; sus partes las saca el servidor.
match-given-up = Se rinde: { $who }.
match-ready-to-give-up = Dispuesto a rendirse: { $who }. La partida termina cuando lo esté todo su bando.
ui-give-up = Rendirse
ui-give-up-ask = ¿Rendirte en esta partida? Gana el otro bando y no hay vuelta atrás.
ui-give-up-together = Mientras otra persona juegue en tu bando, la partida sigue hasta que también se rinda.

## What the dice follow from

ui-dice-parts = Dados
ui-dice-waiting = Dados: falta la parte de { $who }
ui-dice-begin-without = Empezar sin esperar
ui-dice-lost = Tu parte de los dados se sacó en otro dispositivo o se ha borrado de este. Abre la partida donde la abriste por primera vez.
ui-dice-changed = El servidor ya no promete la semilla que prometió antes. No se le muestra tu parte de los dados.
ui-dice-own-part = parte propia
ui-dice-by-server = la saca el servidor
ui-dice-not-yet = todavía falta
ui-dice-left-out = No se esperó a tu parte: quien lleva el servidor podría conocer estos dados.
ui-dice-check = Cómo comprobar los dados
ui-dice-checker = Comprobador en Python

## Informe y visitas

ui-briefing = Informe
ui-briefing-situation = La situación
ui-briefing-aim = Qué has de hacer
ui-briefing-special = Qué tiene de especial
ui-briefing-length = Cuánto dura
ui-briefing-strong = Quién es fuerte y dónde
ui-briefing-score = Qué cuenta y cómo va
ui-briefing-what = Qué
ui-briefing-worth = Vale
ui-briefing-now = Ahora
ui-briefing-levels = A qué equivale al final
ui-briefing-as-it-stands = tal como va
ui-briefing-always = Mostrarlo al empezar una partida
ui-briefing-begin = Al tablero
ui-learn = Aprender jugando
ui-tour-step = Paso { $step } de { $of }
ui-tour-next = Seguir
ui-tour-do = Hazlo por mí
ui-tour-wait = Deciden los demás …
ui-tour-leave = Dejar la visita
ui-tour-suggests = La visita propone: { $what }
ui-tour-over = Hasta aquí la visita. La partida es de verdad: sigue jugando como quieras o vuelve a la entrada y empieza la tuya.
ui-tour-go-on = Seguir jugando
ui-example-try = Probarlo
ui-example-play = Seguir desde aquí como partida
ui-example-again = Otra vez
ui-example-over = Ese era el ejemplo. La posición es de verdad: siga jugando como quiera o empiece de nuevo.
ui-example-left = Eso también está permitido, pero el ejemplo hace otra cosa. Deshágalo o empiece otra vez.
ui-example-leave = Dejar el ejemplo
