### Что говорит сама программа. Игры приносят свои слова с собой.

cli-decimal-mark = ,
cli-percent = { $value } %
cli-none = нет
cli-none-yet = пока нет

## Чего здесь не знают

cli-unknown-language = Языка «{ $lang }» нет; есть { $known }.
cli-unknown-game = Игры «{ $game }» нет; есть { $known }.
cli-unknown-scenario = В { $game } нет сценария «{ $scenario }»; есть { $known }.
cli-unknown-option = В { $game } нет опции «{ $option }»; есть { $known }.
cli-unknown-value = Опция { $option } не может быть «{ $value }»; может быть { $known }.
cli-option-form = Опция задаётся как ИМЯ=ЗНАЧЕНИЕ, а не как «{ $option }».
cli-unknown-clause = В { $game } нет пункта «{ $clause }». Рядом с ним { $near }; все перечисляет `sandtable rules { $game }`.
cli-unknown-player = Игрока «{ $player }» нет; есть { $known }.
cli-unknown-seat = В { $game } нет места «{ $seat }»; есть { $known }.
cli-seat-form = Место задаётся как МЕСТО=ИГРОК, а не как «{ $seat }».
cli-seating =
    { $given ->
        [1] Один игрок
        [one] { $given } игрок
        [few] { $given } игрока
       *[many] { $given } игроков
    } — так не рассадить. Назовите по одному на каждое место ({ $seats }) или по одному на каждую сторону ({ $sides }).
cli-cannot-open = В это нельзя играть:
cli-unreadable = Не удаётся прочитать { $path }: { $why }
cli-unwritable = Не удаётся записать { $path }: { $why }
cli-empty-data = В папке { $folder } нет ни одного файла *.toml.
cli-no-chance = Система не даёт случайных чисел ({ $why }); задайте зерно через --seed.

## games

cli-rules-version = правила { $version }
cli-seats = Места
cli-scenarios = Сценарии
cli-options = Опции
cli-options-hint = Первое значение — обычное. Объяснения даёт `sandtable games { $game }`.
cli-turns =
    { $n ->
        [0] без последнего хода
        [1] один ход
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }

## rules

cli-chapter = Глава
cli-section = Раздел
cli-kept = Соблюдение
cli-provenance = Откуда
cli-source = Исходный код
cli-tests = Тесты
cli-kept-enforced = нарушить нельзя
cli-kept-automatic = само собой
cli-kept-definition = определение
cli-kept-set-up = расстановка
cli-kept-option = опция
cli-provenance-rulebook = книга правил
cli-provenance-history = история
cli-provenance-published = изданная игра
cli-provenance-house = эта программа
cli-coverage-clauses = Пунктов
cli-coverage-enforced = Соблюдает программа
cli-coverage-tested = Названы в тестах
cli-coverage-missing = Без теста
cli-coverage-unknown = Тесты называют пункты, которых нет:
cli-examples = Примеры
cli-examples-go = можно
cli-examples-refused = отказ
cli-examples-whole = полностью
cli-examples-sum = Примеров: { $examples }, показано пунктов: { $clauses }; обязательных и автоматических не показано или показано не до конца: { $missing }.
cli-examples-none = Примера для { $clauses } пока нет.
cli-book = Книга правил { $game } записана в { $file }: пунктов { $clauses }, примеров { $examples }.
cli-examples-hold = { $n ->
        [one] { $n } пример верен.
        [few] { $n } примера верны.
       *[other] { $n } примеров верны.
    }

## sim

cli-sim-head = { $scenario }: { $n ->
        [1] одна партия
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    }
cli-sim-went-wrong = Партия закончилась не так, как должна: { $error }
cli-sim-mean-actions = Действий за партию
cli-sim-mean-turns = Ходов за партию
cli-sim-seconds = Секунд
cli-sim-rate = Действий в секунду
cli-draws = Ничьи
cli-sim-given-up = Прерваны
cli-draw = Ничья
cli-sim-report = Отчёт записан в { $file }.
cli-sim-stopped = Остановлено: сыграно { $done } из { $games } партий.
cli-sim-kept = Сыгранное сохранено в { $file }; та же команда продолжит с этого места.
cli-keep-foreign = { $file } относится к другой серии: { $field } там { $found }, ожидалось { $expected }. Файл не тронут; назовите другой с помощью --keep или удалите его, чтобы начать заново.
cli-keep-corrupt = { $file } нельзя продолжить: строка { $line } не такая, какую пишет `sandtable sim` ({ $why }). Ожидается строка JSON о серии, затем по одной на каждую партию. Файл не тронут; назовите другой с помощью --keep или удалите строку либо файл.
cli-keep-cut-off = она обрывается
cli-keep-twice = партия { $number } записана дважды
cli-mirror-players = Игроки могут меняться сторонами, только если сторон две и у каждой свой игрок. Стороны здесь: { $sides }; уберите --mirrored или назовите двух игроков с помощью --seats.
cli-mirror-odd = Каждое зерно играется с обеих сторон, поэтому число партий чётное; { $games } — нет.
cli-ladder-players = Для рейтинга нужно не меньше двух игроков, каждый назван один раз.
cli-ladder-elo = Эло
cli-ladder-note = Справа — доли против каждого соперника; ничья — пол-очка. 400 очков — десять к одному, среднее — 1000.
cli-report-mirrored = { $first } против { $second }, каждое зерно с обеих сторон
cli-report-games = Партии
cli-report-turns = Ходов за партию
cli-report-actions = Действий за партию
cli-report-given-up = Партий без конца, прерванных: { $n }. Они никому не засчитаны.
cli-report-players = Игроки
cli-report-players-text = Победа — очко, ничья — половина. Бледная полоса — интервал, в котором истинная доля лежит с вероятностью 95 % (Уилсон); тонкая линия — половина.
cli-report-player = Игрок
cli-report-points = Очки
cli-report-share = Доля
cli-report-interval = Интервал 95 %
cli-report-sides = Стороны
cli-report-sides-text = Кто бы за них ни играл: как часто побеждает каждая сторона.
cli-report-side = Сторона
cli-report-wins = Победы
cli-report-decided = { $share } решённых
cli-report-endings = Чем закончились
cli-report-endings-text = Исходы, самые частые сначала.
cli-report-winner = Победитель
cli-report-length = Длина
cli-report-length-text = Сколько партий длилось столько ходов.
cli-report-least = Меньше всего
cli-report-middle = Медиана, средняя половина
cli-report-most = Больше всего
cli-report-curves = Очки по ходам
cli-report-curves-text = После каждого хода, по партиям, которые столько длились: линия — медиана, полоса — средняя половина.
cli-report-losses = Потери
cli-report-losses-text = В том, что считает игра: ступени, подразделения или солдаты. Медиана и пределы средней половины партий. Выведенное считается потерянным.
cli-report-began = В начале
cli-report-lost = Потеряно
cli-report-aims = Цели
cli-report-aims-text = Чего игроки хотели больше всего, сколько раз ставили себе эту цель и как часто достигали её, пока хотели.
cli-report-aim = Цель
cli-report-wanted = Раз
cli-report-reached = Достигнута
cli-report-kinds = Действия
cli-report-kinds-text = Каждый вид действий игры под именем из записей, с одним совершённым примером.
cli-report-kind = Вид
cli-report-taken = Раз
cli-report-a-game = За партию
cli-report-in-games = В партиях
cli-report-by = Кем
cli-report-never = Ни разу не совершены
cli-report-all-taken = Каждый вид действий был совершён хотя бы раз.
cli-report-times = Время
cli-report-times-text = Сколько думали игроки. Единственные цифры, которые каждый раз другие: они зависят от машины и от того, сколько партий она играла сразу.
cli-report-decisions = Решения
cli-report-a-decision = За решение
cli-report-longest-decision = Самое долгое
cli-report-a-turn = За ход
cli-report-longest-turn = Самый долгий ход
cli-report-again = Эта команда даёт ту же страницу, кроме времени:
cli-report-made = Sandtable { $program }, { $game }, правила { $rules }

## odds

cli-odds-unknown-game = Для «{ $game }» вероятностей нет; есть для { $known }.
cli-odds-column = { $odds }, бросок по столбцу { $column }
cli-odds-result = Результат
cli-odds-attacker = Атакующий
cli-odds-defender = Обороняющийся
cli-odds-chance = Вероятность
cli-odds-forces = { $attackers } против { $defenders }
cli-odds-win = Побеждает атакующий
cli-odds-lose = Побеждает обороняющийся
cli-odds-draw = Никого не остаётся

## record

cli-not-a-record = { $path } не читается как запись партии: { $why }
cli-game = игра
cli-scenario = сценарий
cli-rules = правила
cli-option = опция
cli-commitment = отпечаток зерна
cli-seed = зерно
cli-seed-unknown = нет в записи
cli-seed-other = другое
cli-record-open = Игра продолжается, ход { $turn }.
cli-steps = Шаги
cli-milliseconds = Миллисекунды
cli-hash = Хеш
cli-hash-agrees = как в записи
cli-hash-differs = не как в записи
cli-turn = Ход
cli-outcome = Исход
cli-other-rules = Сыграно по правилам { $theirs }; здесь правила { $ours }.
cli-dice-checked = все броски соответствуют зерну
cli-dice-not-checked = без зерна броски проверить нельзя
cli-dice-of-parts-checked = все броски соответствуют зерну и долям игроков
cli-dice-told = первые броски заданы примером заранее и ничего не доказывают
cli-dice-part = кости
cli-dice-own-part = своя доля
cli-dice-by-server = вытянута сервером
cli-dice-not-yet = ещё нет
cli-verified = { $n ->
        [1] Один шаг верен
        [one] { $n } шаг верен
        [few] { $n } шага верны
       *[many] { $n } шагов верны
    }; { $dice }.
cli-step-fails = Шаг { $step } ({ $seat }) не проходит проверку:
cli-record-fails = Запись не проходит проверку:
cli-no-such-step = Шага { $step } нет; всего шагов в записи: { $steps }.
cli-backed-up = { $store } скопировано в { $file }.
cli-admin-in-all = Партий: { $matches }, событий: { $events }, байт: { $bytes }
cli-admin-whole = Все события ({ $events }) такие, какими были сохранены.
cli-admin-damaged = Повреждена: { $why }
cli-admin-exported = Партия { $match } записана в { $file }.
cli-admin-imported = Партия { $match } помещена в хранилище, событий: { $events }.
cli-admin-would-prune = Были бы удалены партии: { $matches }
cli-admin-pruned = Удалено партий: { $matches }
cli-admin-deleted = Партия { $match } удалена.
cli-admin-moved = Скопировано из { $from } в { $to } и сверено: партий { $matches }, событий { $events }.
cli-admin-left = Партия { $match } не скопирована: { $why }
cli-admin-rekeyed = Новый ключ места { $seat } в партии { $match }: { $key }
cli-export-before-change = Правила этой записи сменились после шага { $steps }; её можно сохранить с этого места.
cli-export-fails = Запись не проходит проверку ({ $why }). То, что до этого места, можно сохранить с --until { $good }.
cli-exported = { $n ->
        [1] Один шаг записан
        [one] { $n } шаг записан
        [few] { $n } шага записаны
       *[many] { $n } шагов записаны
    } в { $path }.

## play

cli-begun = Новая игра, сохраняется в { $path }.
cli-resumed = Игра продолжается после { $steps ->
        [1] одного шага
        [one] { $steps } шага
       *[other] { $steps } шагов
    }, сохраняется в { $path }.
cli-left = Игра сохранена в { $path }; та же команда её продолжит.
cli-help-hint = Введите номер варианта или ? для справки.
cli-help =
    12        взять вариант 12
    1116      взять вариант в этом месте (годится название города или юнита, а также часть текста варианта);
              где сделать ничего нельзя — пункт, который это запрещает
    c, n, p   варианты ещё раз, следующая страница, предыдущая
    u         отменить свой последний шаг, вплоть до последнего броска
    m         карта вокруг последнего действия; m МЕСТО вокруг места; m all вся карта
    i МЕСТО   что есть в этом месте
    s         счёт и всё, что лежит рядом с картой
    b         сводка: о чём речь, что идёт в счёт и как он стоит, кто где силён
    l, l 40   журнал
    r ПУНКТ   что сказано в правилах
    a, a 20   дать компьютеру решить за вас, один раз или больше
    !ДЕЙСТВИЕ действие в том виде, как оно стоит в записях
    @1116     место, если его имя можно принять за номер или команду
    q         выйти; всё сохранено
cli-briefing-situation = Положение
cli-briefing-aim = Что вам делать
cli-briefing-special = Что особенного
cli-briefing-length = Сколько это длится
cli-briefing-score = Что идёт в счёт и каков он
cli-briefing-strong = Кто где силён
cli-briefing-none = В этой игре сводки нет; «s» покажет счёт.
cli-save-differs = В { $path } другая игра ({ $what } { $found }, а не { $asked }). Назовите другой файл через --save или начните заново с --new.
cli-save-rolled = В { $path } кубики бросает программа; вводить их нельзя. Назовите другой файл через --save или начните заново с --new.
cli-save-fails = { $path } не проходит проверку: { $why }. Подробнее: `sandtable record verify { $path }`; начать заново можно с --new.
cli-choices-page = { $from }–{ $to } из { $all }; n и p листают страницы, по названию места находится то, что там можно сделать
cli-not-an-action = Это не действие: { $why }
cli-unknown-place = На поле нет места «{ $place }».
cli-nothing-there = Сейчас здесь ничего сделать нельзя: { $place }.
cli-not-understood = «{ $typed }» — не вариант, не место и не команда; ? покажет справку.
cli-refused = Нельзя:
cli-no-such-clause = Пункта «{ $clause }» нет.
cli-no-legal-action = { $seat }: нужно решать, но допустимых действий нет; это ошибка программы.
cli-roll = { $seat } бросает d{ $sides }; выпало:
cli-not-a-face = Введите, что выпало на кубиках: числа от 1 до { $sides }.
cli-undo-nothing = После последнего броска вам отменять нечего.
cli-undo-built-upon = После этого уже кто-то действовал; отменить нельзя.
cli-undone = Отменено.
cli-log-empty = Пока ничего не произошло.
cli-map-lit = здесь можно что-то сделать
cli-map-box = { $place }: { $pieces }
cli-map-side = { $line } в сторону { $places }
cli-map-track = { $line } до { $places }

## serve

cli-serving = Sandtable работает по адресу { $address } (партии хранятся в { $store }). Остановить: Ctrl+C.
cli-no-data-folder = Нет папки для хранилища (не заданы ни XDG_DATA_HOME, ни HOME); назовите файл через --store.
cli-cannot-listen = Не удаётся открыть { $address }: { $why }

# How a match ended that a side gave up.
match-given-up = Сдача: { $who }.
