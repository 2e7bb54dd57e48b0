# What earlier versions wrote into the log; matches that began under them still show it.

log-sets-out = { $nation }: a group sets out from { $from } for { $to }.
log-air-fight = Air fight over { $area }: { $hits } hits, { $answer } in return.
log-sea-round = Sea battle in { $area }: { $hits } hits, { $answer } in return.
log-battle = Battle for { $area }.
log-round = { $area }: { $hits } hits, { $answer } in return.
log-captured = { $nation } takes { $area }.
log-redeployed = { $nation } redeploys a unit from { $from } to { $to }.
