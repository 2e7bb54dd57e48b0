### Что не так с запросом: по сообщению на каждый вид затруднения.

problem-unknown-route = По этому адресу ничего нет.
problem-wrong-method = С этим адресом так нельзя.
problem-malformed = Запрос не удаётся прочитать.
problem-wrong-content-type = Запрос нужно отправить в другом виде.
problem-too-large = Это слишком много.
problem-too-many = Слишком часто. Подождите немного.
problem-too-many-listeners = Слишком много зрителей. Попробуйте позже.
problem-wrong-origin = Этой странице нельзя обращаться к этому серверу.
problem-unknown-game = Такой игры нет.
problem-unknown-language = Такого языка нет.
problem-unknown-match = Такой партии нет.
problem-unknown-step = Этот шаг нельзя показать.
problem-no-key = Это закрытая партия: нужна ссылка на неё.
problem-wrong-key = Эта ссылка не от этой партии.
problem-only-watching = Зрители ничего не решают.
problem-cannot-begin = Так партию начать нельзя.
problem-bad-record = Запись не проходит проверку.
problem-unknown-action = В этой игре нет такого действия.
problem-refused = Правила это запрещают.
problem-not-your-decision = Сейчас решаете не вы.
problem-stale = За это время что-то изменилось. Взгляните ещё раз.
problem-nothing-to-undo = После последнего броска или последнего раскрытия отменять нечего.
problem-built-upon = Отменить нельзя: после этого уже кто-то действовал.
problem-not-stored = Сейчас партию не удаётся сохранить. Ничего не произошло.
problem-unreadable-match = Сохранённую партию не удаётся прочитать.
problem-failed = На сервере произошла ошибка.
