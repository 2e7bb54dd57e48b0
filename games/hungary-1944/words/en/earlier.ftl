# What earlier versions wrote into the log; matches that began under them still show it.

log-move = Move to { $hex }: { $units }.
log-attack = Attack on { $hex }: { $units }.
log-mobile-attack = Mobile attack on { $hex }: { $units }.
log-retreat = { $unit } retreats to { $hex }.
log-advances = { $unit } advances to { $hex }.
log-exploits = { $unit } exploits the breakthrough as far as { $hex }.
log-supplied = { $unit } is in full supply again.
log-attenuated = { $unit } is in attenuated supply.
log-unsupplied = { $unit } is out of supply.
log-revealed = { $air } appears over zone { $zone }.
log-result = { $attack } against { $defence }, column { $column }: die { $die }{ $modifier ->
        [0] {""}
       *[other] , modifier { $modifier }
    }, result { $result }.
