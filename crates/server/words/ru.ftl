# Что говорит интерфейс. Слова игры лежат вместе с игрой.

## Везде

ui-close = Закрыть
ui-back = Назад
ui-help = Как играть
ui-language = Язык
ui-language-partly = Сама игра — на английском.
ui-light = Светлая тема
ui-dark = Тёмная тема
ui-sound = Звуки
ui-rules = Правила
ui-try-again = Попробовать ещё раз
ui-to-lobby = В лобби
ui-nowhere = Здесь ничего нет
ui-nowhere-text = По этому адресу нет страницы.

## Лобби

ui-picture = Поле игры «{ $game }»
ui-turns = { $turns ->
        [0] без последнего хода
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
ui-play = Играть
ui-continue = Продолжить с того же места
ui-your-turn = ваш ход
ui-waits-for = ожидание: { $sides }
ui-forget = Убрать из списка
ui-delete = Удалить
ui-delete-ask = Удалить эту партию для всех?
ui-forget-ask = Убрать партию из списка? Без её ссылки продолжить здесь будет нельзя.
ui-only-my-turn = Только где мой ход
ui-all-matches = Все партии: { $count }
ui-welcome = Пять военных игр о Второй мировой войне; за правилами следит программа. Играйте против машины, с кем-нибудь за этим экраном или с другом по ссылке.
ui-games = Игры
ui-going-on = Идущие партии
ui-nothing-going-on = Сейчас нет партий, открытых для зрителей.
ui-import = Открыть запись
ui-import-text = Перетащите сюда файл записи или щёлкните, чтобы выбрать его

## Новая партия

ui-new-match = Новая партия
ui-who-plays = Кто играет?
ui-player-me = Я
ui-player-me-text = За эту сторону решаете вы на этом устройстве.
ui-player-person = человек
ui-player-here = Кто-то за этим экраном
ui-player-here-text = Экран передаётся из рук в руки; занавес хранит секреты.
ui-player-friend = Друг
ui-player-friend-text = Вы получите ссылку на это место за столом.
ui-player-machine = Компьютер: { $level }
level-random = наугад
    .text = Делает что угодно, лишь бы по правилам. Хорош, чтобы освоиться.
level-recruit = новобранец
    .text = Знает правила и старается, но поддаётся прихотям и многое упускает. Для первой партии.
level-script = штабной офицер
    .text = Играет по плану: атакует при выгодном соотношении сил и прикрывает своё снабжение.
level-regular = кадровый
    .text = Обдумывает ход около секунды: сравнивает до двух десятков планов, мысленно доигрывая партию дальше.
level-veteran = ветеран
    .text = Думает в восемь раз дольше кадрового.
ui-listed = Смотреть могут все
ui-listed-text = Партия видна в лобби. Иначе её увидят только те, у кого есть ссылка.
ui-machines-give-up = Машины сдают проигранную партию
ui-machines-give-up-text = Они делают это, когда два хода подряд проигрывают все продолжения, какие могут придумать. Иначе играют до конца.
ui-options = Спорные правила
ui-options-usual = { $count ->
        [one] { $count } опция, всё как обычно
        [few] { $count } опции, всё как обычно
       *[many] { $count } опций, всё как обычно
    }
ui-options-changed = { $count ->
        [one] { $count } изменена
       *[other] { $count } изменено
    }
ui-default = обычно
ui-begin = Начать
ui-ready = Партия готова
ui-friend-text = Отправьте эту ссылку другу. Место займёт тот, кто её откроет, поэтому больше никому её не давайте.
ui-friend-link = Ссылка для стороны «{ $side }»
ui-watch-link = Ссылка для зрителей
ui-link-local = Эта ссылка работает только на этом компьютере. Запустите Sandtable с --listen 0.0.0.0:{ $port }, чтобы могли присоединиться другие из вашей сети.
ui-link-network = Эта ссылка работает для всех в вашей сети.
ui-copy = Копировать
ui-copied = Скопировано
ui-enter = К полю

## Партия

ui-board = Поле
ui-minimap = Всё поле в миниатюре
ui-phases = Фазы хода
ui-your-decision = Решаете вы
ui-watching = Вы зритель
ui-over = Игра окончена
ui-play-again = Сыграть ещё раз
ui-not-allowed = Нельзя:
ui-refused-anyway = это действие
ui-more = { $count ->
        [1] Ещё одно возможное толкование
        [one] Ещё { $count } возможное толкование
        [few] Ещё { $count } возможных толкования
       *[many] Ещё { $count } возможных толкований
    }
ui-undo = Отменить
ui-put-down = Положить обратно
ui-do = Выполнить
ui-all-of-them = Все ({ $count })
ui-all-of-kind = Все: { $kind } ({ $count })
ui-again = Ещё раз
ui-as-often = Сколько возможно
ui-as-last = Как в прошлый раз ({ $count })
ui-as-suggested = Как предложено
ui-end-part = Закончить эту часть
ui-decide-first = Сначала нужно решить: { $what }
ui-can-act = Кто и что ещё может действовать ({ $count })
ui-advice = Совет
ui-advice-waiting = Обдумывает вашу позицию: это займёт несколько секунд…
ui-advice-none = Совета нет.
ui-advice-plan = Чего он хочет больше всего
ui-advice-take = Сделать так
ui-purpose = Цель: { $aim }
ui-purpose-chance = Цель: { $aim } ({ $percent } %)
ui-aim-chance = { $aim } ({ $percent } %)
ui-follow = { $count ->
        [one] За ним последует ещё { $count } юнит.
        [few] За ним последуют ещё { $count } юнита.
       *[other] За ним последуют ещё { $count } юнитов.
    }
ui-do-it = Всё равно сделать
ui-choose = Выбрать
ui-out-of-play = В этом сценарии не участвует
ui-cost = цена { $cost }
ui-sum = Всего
ui-steps = шагов: { $now } из { $full }
ui-points = { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }
ui-chances = Вероятность каждого результата
ui-percent = { $n } %
ui-inspector = Что здесь
ui-layers = На карте
ui-numbers = Номера гексов
ui-zoom-in = Ближе
ui-zoom-out = Дальше
ui-fit = Вся карта
ui-action = Где можно действовать
ui-next = Следующее место, где можно что-то сделать ({ $count })
ui-tape = Рулетка
ui-log = Журнал
ui-log-filter = Искать в журнале
ui-log-dice = Только броски
ui-log-earlier = Показать более ранние записи
ui-log-none = Ничего такого не было.
ui-log-empty = Пока ничего не произошло.
ui-log-count = { $count ->
        [one] { $count } запись
        [few] { $count } записи
        [many] { $count } записей
       *[other] { $count } записи
    }
ui-log-everybody = Все
ui-playback = Что сделали другие
ui-resume = Дальше
ui-one-move = Один ход
ui-skip = Пропустить
ui-pace = Как быстро показываются ходы других
ui-pace-off = Не показывать
ui-pace-slow = Медленно
ui-pace-normal = Обычно
ui-pace-fast = Быстро
ui-card = С вашего последнего решения
ui-card-lost = { $side }: потери
ui-card-many = { $count } × { $kind }
ui-card-weaker = { $name } (−{ $count })
ui-card-places = { $count ->
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    }
ui-card-and-more = и ещё { $count }
ui-show-again = Показать снова
ui-trays = Вне карты
ui-trays-empty = Вне карты ничего нет.
ui-replay = Просмотр
ui-record = Сохранить запись
ui-links = О партии
ui-invite = Ссылки
ui-fold = Свернуть панель
ui-unfold = Развернуть панель
ui-connection-lost = Связь потеряна. Пробуем снова; ничего не пропало.
ui-curtain = Смена игроков
ui-hand-over = Передайте экран. Решает сторона «{ $side }».
ui-hand-over-several = Несколько сторон решают втайне. Кто первый?
ui-curtain-why = Пока кнопка не нажата, ничего из дальнейшего не видно.
ui-i-am = { $side }: я здесь
ui-hint = По подсвеченному можно щёлкать: золотое — выбор, красное — атака. Щёлкните по чему-нибудь другому, и вам скажут, почему нельзя. Правая кнопка покажет, что там находится.
ui-hint-touch = Подсвеченного можно коснуться: золотое — выбрать, красное — атаковать. Коснитесь чего-то другого, и вы узнаете, почему нельзя. Удерживайте палец, чтобы узнать, что там.
ui-you-play = Вы играете за: { $side }
ui-got-it = Понятно

## Просмотр

ui-step-of = Шаг { $step } из { $steps }
ui-to-match = К партии
ui-go-on = Продолжить отсюда как новую партию
ui-to-start = В начало
ui-step-back = На шаг назад
ui-step-on = На шаг вперёд
ui-auto = Воспроизвести
ui-pause = Пауза
ui-slider = Шаг
ui-turn = Ход
ui-turn-number = Ход { $turn }
ui-speed = Скорость

## Правила

ui-rules-chapters = Главы
ui-rules-related = См. также
ui-rules-search = Поиск по номеру, заголовку и тексту
ui-rules-alone = На отдельной странице
ui-rules-count = { $count ->
        [one] { $count } пункт
        [few] { $count } пункта
       *[many] { $count } пунктов
    }
ui-rules-none = Нет пункта, где были бы все эти слова.
ui-rule-option = Опция: { $option }
ui-rule-tests = { $count ->
        [one] доказано { $count } тестом
       *[other] доказано { $count } тестами
    }
ui-provenance-rulebook = Книга правил
ui-provenance-history = История
ui-provenance-published = Изданная игра
ui-provenance-house = Домашнее правило
ui-kept-enforced = Нарушить не даст программа
ui-kept-automatic = Выполняет программа
ui-kept-definition = Определение
ui-kept-set-up = В расстановке
ui-kept-option = Решает опция

## Помощь

ui-help-light = По подсвеченному можно щёлкать: золотое — выбор, красное — атака. В углу показана цена.
ui-help-refused = Щёлкните по тому, что не подсвечено, и вам скажут, какое правило это запрещает.
ui-help-inspect = Правая кнопка мыши или долгое нажатие на сенсорном экране покажет, что там находится. Линия снабжения рисуется на карте.
ui-help-undo = Отменить можно всё вплоть до последнего броска или последнего раскрытия.
ui-help-saved = Каждое решение сразу сохраняется. Закрывайте страницу когда угодно.
ui-help-secret = То, что противник держит в секрете, никогда не попадает в ваш браузер.
ui-key-pan = Двигать карту
ui-key-zoom = Ближе, дальше
ui-key-fit = Вся карта
ui-key-next = Следующее и предыдущее место, где можно что-то сделать
ui-key-tab = По всем вариантам
ui-key-enter = Выбрать вариант
ui-key-digits = Нажать кнопку по её номеру
ui-key-undo = Отменить
ui-key-inspect = Что здесь?
ui-key-escape = Закрыть
ui-key-help = Эта страница

## Затруднения, с которыми встречается только клиент

problem-unreachable = Сервер недоступен.

# Силы

ui-forces = Силы
ui-force-by-option = По настройкам
ui-force-own = Свои
ui-force-new = Новый отряд
ui-force-build = Собрать…
ui-force-name = Название отряда
ui-force-limit = Очки игры
ui-force-list = Список армии
ui-force-search = Поиск
ui-force-gift = Даром
ui-force-remove = Убрать
ui-force-empty = Пока ничего: возьмите отряды из списка.
ui-force-check = Что говорят правила
ui-force-good = Этим отрядом можно играть.
ui-force-left-out = Нет в наших списках
ui-force-ready = Готовые
ui-force-use = Играть с ним
ui-force-save = Сохранить в файл
ui-force-load = Открыть файл

# Units on an open table

ui-models = { $now } из { $full } фигур
ui-aboard = На борту
ui-last-told = Последние вести
ui-taken-out = вынут

# Tables

ui-table = Стол
ui-table-drawn = По жребию
ui-table-draw = Вытянуть другой
ui-table-fair = Для обеих сторон одинаков
ui-table-unfair = Для сторон не одинаков
ui-table-far = Дальний край
ui-table-near = Ближний край
ui-table-edit = Расставить…
ui-table-new = Новый стол
ui-table-name = Название стола
ui-table-put = Поставить на стол
ui-table-left = Повернуть влево
ui-table-right = Повернуть вправо
ui-table-width = Ширина
ui-table-depth = Глубина
ui-table-floors = Этажи
ui-table-mirror = Отразить дальнюю половину
ui-table-good = На этом столе можно играть.
ui-table-keys = Стрелки двигают предмет, R поворачивает, + и − меняют размер, D удваивает, Delete убирает.
ui-table-use = Играть на нём

# Texts of forces and tables

ui-text-copy = Скопировать текстом
ui-text-copied = Скопировано
ui-text-paste = Вставить текст
ui-text-read = Прочесть
ui-print = Печать
ui-duplicate = Удвоить
ui-up = Выше
ui-down = Ниже
ui-draft-kept = Это черновик, который вы оставили.
ui-draft-fresh = Начать заново

## What happens to a match as a whole

match-rules-changed = Здесь сменились правила: с версии { $from } на { $to }. Дальше действуют новые.
match-cannot-go-on = Правила сменились с версии { $from } на { $to }, и партия не может по ним продолжаться ({ $why }). Она показана такой, какой была в конце.
match-damaged = Сохранённая партия повреждена ({ $why }). Она показана, насколько её можно прочитать.
match-no-picture = Изображения этой партии больше нет; журнал рассказывает, что произошло.
match-dice-promised = Устройство этой стороны пообещало свою долю костей.
match-dice-shown = Устройство этой стороны раскрыло свою долю костей.
match-dice-begun-without = Кости начинаются без тех, кто ничего не пообещал; их доли тянет сервер.
match-given-up = Сдача: { $who }.
match-ready-to-give-up = Готовность сдаться: { $who }. Партия закончится, когда на этой стороне согласятся все.
ui-give-up = Сдаться
ui-give-up-ask = Сдать эту партию? Победит другая сторона, и отменить это нельзя.
ui-give-up-together = Пока на вашей стороне играет кто-то ещё, партия продолжается, пока не сдастся и он.

## What the dice follow from

ui-dice-parts = Кости
ui-dice-waiting = Кости: ждём долю: { $who }
ui-dice-begin-without = Начать без ожидания
ui-dice-lost = Ваша доля костей вытянута на другом устройстве или удалена здесь. Откройте партию там, где открыли её впервые.
ui-dice-changed = Сервер обещает уже не то зерно, что раньше. Ваша доля костей ему не раскрывается.
ui-dice-own-part = своя доля
ui-dice-by-server = вытянута сервером
ui-dice-not-yet = ещё нет
ui-dice-left-out = Вашу долю не ждали: тот, кто держит сервер, мог бы знать эти броски.
ui-dice-check = Как проверить броски
ui-dice-checker = Проверка на Python

## Сводка и обучение

ui-briefing = Сводка
ui-briefing-situation = Положение
ui-briefing-aim = Что вам делать
ui-briefing-special = Что особенного
ui-briefing-length = Сколько это длится
ui-briefing-strong = Кто где силён
ui-briefing-score = Что идёт в счёт и каков он
ui-briefing-what = Что
ui-briefing-worth = Стоит
ui-briefing-now = Сейчас
ui-briefing-levels = Что выйдет в конце
ui-briefing-as-it-stands = как сейчас
ui-briefing-always = Показывать в начале партии
ui-briefing-begin = К доске
ui-learn = Научиться в игре
ui-tour-step = Шаг { $step } из { $of }
ui-tour-next = Дальше
ui-tour-do = Сделать за меня
ui-tour-wait = Решают другие…
ui-tour-leave = Выйти из обучения
ui-tour-suggests = Обучение предлагает: { $what }
ui-tour-over = Обучение окончено. Партия настоящая: играйте дальше как хотите или начните свою в холле.
ui-tour-go-on = Играть дальше
ui-example-try = Попробовать
ui-example-play = Играть дальше отсюда
ui-example-again = Ещё раз
ui-example-over = Это был пример. Позиция настоящая: играйте дальше как хотите или начните сначала.
ui-example-left = Так тоже можно, но в примере делается другое. Верните ход или начните сначала.
ui-example-leave = Выйти из примера
