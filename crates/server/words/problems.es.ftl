### Qué falló en una petición: un mensaje para cada clase de problema.

problem-unknown-route = No hay nada en esta dirección.
problem-wrong-method = Eso no se puede hacer con esa dirección.
problem-malformed = La petición no se puede leer.
problem-wrong-content-type = La petición debe enviarse en otro formato.
problem-too-large = Es demasiado grande.
problem-too-many = Demasiadas veces seguidas. Espera un poco.
problem-too-many-listeners = Hay demasiada gente mirando. Inténtalo más tarde.
problem-wrong-origin = Esta página no puede hablar con este servidor.
problem-unknown-game = No existe ese juego.
problem-unknown-language = No existe ese idioma.
problem-unknown-match = No existe esa partida.
problem-unknown-step = Ese paso no se puede mostrar.
problem-no-key = Esta partida es privada: necesitas un enlace.
problem-wrong-key = Este enlace no es de esta partida.
problem-only-watching = Quien mira no decide.
problem-cannot-begin = La partida no puede empezar así.
problem-bad-record = El registro no es válido.
problem-unknown-action = Eso no es una acción de este juego.
problem-refused = Las reglas lo prohíben.
problem-not-your-decision = Ahora no te toca decidir.
problem-stale = Algo ha cambiado mientras tanto. Míralo otra vez.
problem-nothing-to-undo = No hay nada que deshacer desde el último dado o la última revelación.
problem-built-upon = No se puede deshacer: alguien ha actuado después sobre ello.
problem-not-stored = La partida no se puede guardar en este momento. No ha pasado nada.
problem-unreadable-match = Lo guardado de esta partida no se puede leer.
problem-failed = Algo falló en el servidor.
