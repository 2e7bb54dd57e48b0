# Lo que escribían en el registro las versiones anteriores; las partidas empezadas con ellas aún lo muestran.

log-move = Movimiento a { $hex }: { $units }.
log-attack = Ataque a { $hex }: { $units }.
log-mobile-attack = Ataque móvil a { $hex }: { $units }.
log-retreat = { $unit } se retira a { $hex }.
log-advances = { $unit } avanza a { $hex }.
log-exploits = { $unit } explota la ruptura del frente hasta { $hex }.
log-supplied = { $unit } vuelve a tener suministro pleno.
log-attenuated = { $unit } queda con suministro atenuado.
log-unsupplied = { $unit } queda sin suministro.
log-revealed = { $air } aparece sobre la zona { $zone }.
log-result = { $attack } contra { $defence }, columna { $column }: dado { $die }{ $modifier ->
        [0] {""}
       *[other] , modificador { $modifier }
    }, resultado { $result }.
