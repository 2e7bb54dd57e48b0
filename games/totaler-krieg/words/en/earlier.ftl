# What earlier versions wrote into the log; matches that began under them still show it.

log-move = { $unit } moves to { $hex }.
log-fight = { $hex }: { $attack } to { $defence }, column { $column }, die { $die }: { $result }.
log-retreat = Retreat to { $hex }.
log-advance = { $unit } advances into { $hex }.
