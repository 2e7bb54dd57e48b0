# История партии, как её рассказывает страница: кубики и что было нужно, шансы, карточка после ходов других, конец.

ui-needed-least = нужно { $n }+
ui-needed-most = нужно { $n } или меньше
ui-needed-just = нужно { $n }
ui-needed-none = попасть нельзя
ui-hits = { $n ->
        [0] нет попаданий
        [one] { $n } попадание
        [few] { $n } попадания
       *[other] { $n } попаданий
    }
ui-odds-good = хорошо для вас
ui-odds-bad = плохо для вас
ui-odds-explain = Наведите на результат или коснитесь его, чтобы узнать, что он значит.
ui-roll = Бросить кубики
ui-not-yet = Ещё нет
ui-card-reasons = Очки и за что
ui-card-ahead = Что вам грозит
ui-card-threatened = { $place }: ваших { $own }, рядом вражеских { $enemies }
ui-over-title = Партия окончена
ui-over-won = Вы победили.
ui-over-lost = Вы проиграли.
ui-over-draw = Не победил никто.
ui-curve = Как это было, ход за ходом
ui-curve-turn = Ход { $turn }
