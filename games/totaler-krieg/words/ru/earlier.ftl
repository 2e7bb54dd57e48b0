# Что писали в журнал прежние версии; партии, начатые с ними, показывают это и теперь.

log-move = { $unit }: переход в { $hex }.
log-fight = { $hex }: { $attack } против { $defence }, столбец { $column }, кубик { $die }: { $result }.
log-retreat = Отступление в { $hex }.
log-advance = { $unit }: наступление в { $hex }.
