# Amit a korábbi változatok írtak a naplóba; az akkor kezdett játszmákban ma is így olvasható.

log-sets-out = { $nation }: egy csoport elindul: { $from } – { $to }.
log-air-fight = Légi csata itt: { $area }: { $hits } találat, válaszul { $answer }.
log-sea-round = Tengeri csata itt: { $area }: { $hits } találat, válaszul { $answer }.
log-battle = Csata: { $area }.
log-round = { $area }: { $hits } találat, válaszul { $answer }.
log-captured = { $nation } elfoglalta: { $area }.
log-redeployed = { $nation } áthelyezett egy egységet: { $from } – { $to }.
