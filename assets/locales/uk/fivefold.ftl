### Слова програми fivefold українською.
### Один текст на ключ; {$name} вставляє програма. Збережені зміни видно одразу, поки програма працює.
### Те, що каже лише одна гра, стоїть у файлі цієї гри, поруч із цим файлом.

app-name = fivefold
app-line = { $n ->
    [5] П’ять давніх ігор за одним столом
    [one] { $n } гра за одним столом
    [few] { $n } гри за одним столом
   *[many] { $n } ігор за одним столом
}

## Дві сторони. Завжди видно не лише їхній колір, а й форму.

side-first = Синій
side-second = Жовтий

## Меню.

menu-continue = Продовжити
menu-continue-line = {$game}, {$moves}
menu-help = Клавіші
settings-sound = Звук
settings-volume = Гучність
hear-board-switch = Чути дошку
hear-board-line = Клавішами зі стрілками чути кожне поле: рядок як висоту тону, стовпець зліва направо, і що там лежить. В іграх Нім акорд після кожного ходу каже, чи позиція в рівновазі, крім рейтингових партій.
menu-fullscreen = На весь екран
menu-open-file = Відкрити…

## Як швидко рухаються фішки.

speed-off = Вимк.
speed-slow = Повільно
speed-normal = Звичайно
speed-fast = Швидко

## Звук вмикають і вимикають клавішею.

sound-on = Звук увімкнено
sound-off = Звук вимкнено

## Підготовка гри.

setup-presets = Дошки
setup-board = Дошка
setup-more = Інші параметри
setup-clock = Годинник
setup-clock-none = Без
setup-clock-about = Хвилини + секунди на кожен хід; або хвилини, а потім періоди × секунди, що з кожним ходом починаються заново. Хто вичерпає час, програє.
setup-clock-minutes = Хвилини на партію
setup-clock-increment = Секунди на хід
setup-clock-periods = Періоди після цього
setup-clock-period = Секунди в періоді
setup-players = Гравці
setup-person = Людина
setup-begins = Хто починає
setup-begins-first = Синій
setup-begins-second = Жовтий
setup-begins-random = Випадково
setup-begins-alternate = По черзі
setup-start-position = Початкова позиція
setup-start-usual = Стандартна
setup-start-random = Випадкова
setup-start-placed = Власна
setup-start = Почати
setup-back = Меню
setup-placing-side = Розстановка

## Що можна вибрати перед грою і в яких межах.

field-cols = Стовпці
field-cols-hint = від {$min} до {$max}
field-rows = Рядки
field-rows-hint = від {$min} до {$max}
field-error-out-of-range = Введіть число від {$min} до {$max}.
field-error-missing = Бракує значення.
field-decrease = Менше: {$field}
field-increase = Більше: {$field}

## Комп’ютерні суперники.

opponent-random = Випадок
opponent-random-line = Ходить навмання.
opponent-exact = Досконалий
opponent-exact-line = Не впустить жодного виграшу.
opponent-engine = Рушій
opponent-engine-line = Дивиться далеко вперед і бачить кожну загрозу.
opponent-external-line = Програма, яку ви додали.
opponent-suitable = Саме для вас.
opponents-levels = Рівні
opponents-own = Ваші рівні
opponents-originals = Лише в цій грі
opponents-scripts = Скрипти
opponents-programs = Інші програми
opponents-you = Ви: {$rating}
opponent-about = Про суперника: {$name}
opponent-play = Зіграти проти нього
original-origin = Хто його написав
original-thinking = Як він думає
original-blind-spots = Чого він не бачить
lasting-title = Як довго ви протримаєтеся?
lasting-most = Він виграє щонайбільше за {$most} ходів, разом із вашими. Інший шлях міг би бути швидшим.
lasting-best = Ваш рекорд: {$n}.
lasting-none = Ви ще не пробували.
lasting-fair = Чи це чесно?
proof-walk = Пройти доведення
opponent-own-line = Копія рівня {$name} з власними числами.
own-level-numbers = Його числа
own-level-file = Вони у файлі {$file}. Змініть їх там; нове налаштування партії їх прочитає.
script-file = Файл
script-open = Відкрити файл
script-mistake = Остання помилка
script-copy-mistake = Копіювати помилку
script-printed = Що він вивів
script-printed-nothing = Поки нічого. Тут з’являється те, що скрипт передає print.
script-copy-printed = Копіювати текст
script-edit = Редагувати тут
script-text = Текст скрипта
script-save = Зберегти
script-revert = Повернути
script-delete = Видалити
script-keys = Ctrl+S зберігає, Esc закриває.
script-unsaved = Ще не збережено.
script-saved = Збережено.
script-plays = Тут він грає {$move}.
script-go-to-line = До рядка {$line}
script-deleted = Видалено: {$name}.
script-no-room = У браузері більше немає місця, тож це не збережено. Видаліть старі ігри чи інші скрипти й збережіть ще раз.
script-changed = Цей скрипт тим часом змінили деінде. Збережіть ще раз, щоб замінити ті зміни, або поверніть, щоб їх побачити.
opponent-clone = Клонувати суперника
opponent-clone-name = Назва клону
opponent-clone-hint = наприклад my_own-2
opponent-clone-now = Клонувати
opponent-clone-no-name = Назва має від 1 до {$most} знаків: літери від A до Z, цифри, «-» і «_».
opponent-clone-taken = Суперник або файл {$name} уже є.
opponent-clone-not-written = Не вдається записати {$path}: {$reason}.
arena-title = Порівняти суперників
arena-games = Партії
arena-about = Кожен дебют грають двічі, міняючись сторонами, тож ніхто не має кращої сторони.
arena-run = Почати
arena-stop = Зупинити
arena-nothing = Виберіть двох суперників і почніть партії. Таблиця й крива ростуть під час гри.
arena-running = Зіграно партій: {$done} з {$all}
arena-stopped = Зупинено: зіграно {$done} з {$all}
arena-done = Готово: {$done} з {$all} партій
arena-won = Вигр.
arena-drawn = Нічиї
arena-lost = Прогр.
arena-points = Рах.
arena-percent = {$percent} %
arena-score = {$name} набирає {$score} ± {$margin} (певність 95 %).
arena-score-alone = {$name} поки набирає {$score}.
arena-forfeited = Партії, програні без дозволеного ходу: {$n}
arena-left-out = Пари, пропущені, бо програма не змогла грати: {$n}
arena-curve = Рахунок за партіями
help-does-arena = Почати або зупинити порівняння

opponent-level-1 = Початківець
opponent-level-1-line = Щойно вивчив правила.
opponent-level-2 = Новачок
opponent-level-2-line = Бачить лише очевидне.
opponent-level-3 = Учень
opponent-level-3-line = Часом має якийсь план.
opponent-level-4 = Аматор
opponent-level-4-line = Грає добре, але не бачить прихованих планів.
opponent-level-5 = Клубний гравець
opponent-level-5-line = Знає, що важливо, та дещо ще пропускає.
opponent-level-6 = Сильний гравець
opponent-level-6-line = Рідко пробачає помилки.
opponent-level-7 = Експерт
opponent-level-7-line = Майже ніколи не помиляється.
opponent-level-8 = Майстер
opponent-level-8-line = Грає так добре, як уміє ця програма.

# Чого не бачить рівень, по одному; додається після його назви.
opponent-trait-perfect = Грає бездоганно.
opponent-trait-full-strength = Не має слабких місць.
opponent-trait-reads-columns =
    { $n ->
        [1] Читає числа у двійковому записі, але лише останню цифру.
        [one] Читає числа у двійковому записі, але лише останню {$n} цифру.
        [few] Читає числа у двійковому записі, але лише останні {$n} цифри.
       *[many] Читає числа у двійковому записі, але лише останні {$n} цифр.
    }
opponent-trait-reads-nothing = Не знає виграшної стратегії.
opponent-trait-sees-end =
    { $n ->
        [one] Добре грає кінцівку, коли лишився {$n} крок.
        [few] Добре грає кінцівку, коли лишилося {$n} кроки.
       *[many] Добре грає кінцівку, коли лишилося {$n} кроків.
    }
opponent-trait-overlooks = Не помічає виграшного ходу в {$n}% випадків.
opponent-trait-loses-thread = {$n}% гри грає без плану.
opponent-trait-overlooks-moves = Не помічає {$n}% усіх ходів.
opponent-trait-random-share = {$n}% ходів робить навмання.
opponent-trait-looks-at-no-reply = Дивиться лише на свій хід, а не на вашу відповідь.
opponent-trait-looks-ahead =
    { $n ->
        [one] Дивиться на {$n} хід уперед.
        [few] Дивиться на {$n} ходи вперед.
       *[many] Дивиться на {$n} ходів уперед.
    }
opponent-trait-visits-at-most =
    { $n ->
        [one] Дивиться далеко вперед, але лише на {$n} позицію за хід.
        [few] Дивиться далеко вперед, але лише на {$n} позиції за хід.
       *[many] Дивиться далеко вперед, але лише на {$n} позицій за хід.
    }

## Лабораторія: які позиції добрі, крок за кроком.

research-title = Дослідження
research-back = Назад
research-enter = Дослідити виграшні позиції
research-turn = Тягніть або тисніть стрілки, щоб повернути; коліщатко, + і – змінюють масштаб
research-game = Гра
research-question = Питання
research-list = Добрі позиції
research-list-empty = Ще жодної не знайдено.
research-pace = Темп
research-pace-slow = Повільно
research-pace-normal = Звичайно
research-pace-fast = Швидко
research-pace-at-once = Одразу
research-run = Запустити
research-pause = Пауза
research-again = Спочатку
research-step = Крок
research-put-on-board = Поставити на дошку
research-step-good =
    { $struck ->
        [one] {$tuple}: звідси не можна дійти до жодної доброї позиції, тож ця позиція добра. Викреслено ще {$struck} позицію.
        [few] {$tuple}: звідси не можна дійти до жодної доброї позиції, тож ця позиція добра. Викреслено ще {$struck} позиції.
       *[many] {$tuple}: звідси не можна дійти до жодної доброї позиції, тож ця позиція добра. Викреслено ще {$struck} позицій.
    }
research-step-struck = {$tuple}: звідси можна дійти до {$by}, а ця позиція добра. Тож {$tuple} викреслено.
research-count =
    { $good ->
        [one] {$good} добра позиція; переглянуто {$steps} з {$all}
        [few] {$good} добрі позиції; переглянуто {$steps} з {$all}
       *[many] {$good} добрих позицій; переглянуто {$steps} з {$all}
    }
research-agrees = Правило каже те саме: {$rule}.
research-differs = Правило каже інше: {$rule}.
research-good = добра
research-struck = викреслена
research-open = ще не переглянута
research-proof = Доведення
research-proof-squares = У добрих позиціях збігаються всі двійкові цифри. Кожна цифра ділить групи на діагоналі навпіл: у 8 × 8 лежать 4 × 4, а в них 2 × 2.
research-proof-tetrahedra = У кожному двійковому розряді одиниці мають утворювати пари. З восьми способів заповнити розряд підходять чотири, тож кожен тетраедр містить чотири вдвічі менші.
research-proof-columns = У кожному двійковому розряді одиниці мають утворювати пари. Будь-який хід порушує тоді якийсь розряд, а потім одним ходом завжди можна виправити всі.

## Хто виграє на дошках різних розмірів.

board-table-enter = Розв’язані дошки
board-table-title = Хто виграє на якій дошці
board-table-about = За найкращої гри. Байдуже, чи довша сторона лежить, чи стоїть; довші лінії теж виграють. Розв’язано самим fivefold.
board-table-first = Виграє той, хто починає
board-table-second = Виграє інша сторона
board-table-draw = Нічия
board-table-open = Не розв’язано
board-table-set-up = Поставити цю дошку

## Boards of different games with the same heaps.

theorem-title = Одна теорема, три дошки
theorem-answers = Комп’ютер відповідає
theorem-shown-as = Показати купки як
theorem-heaps = Купки
theorem-random = Навмання
theorem-play = Зробити цей хід
theorem-other = Перетворити на наступну дошку
theorem-stands = Хід: {$mover}, нім-сума {$sum}. Може виграти: {$winner}.
theorem-over = Нічого не лишилося. Перемога: {$winner}.
theorem-move = Купка {$heap} зменшується з {$before} до {$after}.
theorem-point = Укажіть хід на дошці або скористайтеся стрілками.
theorem-told = Камінці, відстані й проміжки — це ті самі купки. Хід на одній дошці є тим самим ходом на всіх, і виграє той самий гравець.
theorem-left-out =
    Гри {$game} тут немає: у ній місце лише для { $n ->
        [one] {$n} купки
        [few] {$n} купок
       *[many] {$n} купок
    }.
theorem-heap = Купка {$heap}
theorem-made = {$name}: купка {$heap} з {$before} до {$after}.

## Під час гри.

play-your-turn = Ваш хід
clock-left = Залишилося часу: {$time}
clock-tenths = {$seconds}
clock-periods = {$time} ×{$n}
play-turn = Хід: {$name}
play-to-move = Ходить
play-you = Ви
play-thinking = Думає…
play-thinking-time = Думає… {$seconds} с
play-press-again = Натисніть ще раз, щоб походити сюди.
play-computer-begins = Починає комп’ютер
play-undo = Відмінити
play-redo = Повернути
play-go-on = Продовжити
play-pause = Пауза
play-other-opponent = Інший суперник
play-waiting = Очікує
play-resign = Здатися
play-resign-sure = Здати цю партію?
play-resign-not = Грати далі
play-new-game = Нова гра
play-again = Ще раз
play-setup = Змінити гру
play-rules = Правила
rules-picture = Картинка {$n} з {$of}
rules-picture-before = Попередня картинка
rules-picture-after = Наступна картинка
play-menu = Меню
play-more = Ще
play-on-the-board = На дошці
play-hint = Підказка
play-hint-what = Хід?
play-hint-why = Чому?
legal-switch = Показувати можливі ходи
threats-switch = Показувати загрози
hints-off = Підказки вимкнено в налаштуваннях.
play-save = Зберегти
play-copy-id = Копіювати id
play-copy-link = Копіювати посилання

## Хід на дошці: скільки він тривав, що ще зіграно та коментар до нього.

move-time = {$seconds} с
move-time-minutes = {$minutes} хв {$seconds} с
move-start = Початок
move-captured =
    Захоплено { $cells ->
        [one] {$cells} клітинку
        [few] {$cells} клітинки
       *[many] {$cells} клітинок
    } за { $waves ->
        [one] {$waves} хвилю
        [few] {$waves} хвилі
       *[many] {$waves} хвиль
    }.
move-burst =
    { $waves ->
        [one] {$waves} хвиля, нічого не захоплено.
        [few] {$waves} хвилі, нічого не захоплено.
       *[many] {$waves} хвиль, нічого не захоплено.
    }
move-variations = Варіанти
move-others = Інші ходи:
move-promote = Зробити головною лінією
move-delete = Видалити від цього ходу
comment = Коментар
comment-of = Коментар до ходу {$move}
comment-of-start = Коментар до початкової позиції
comment-hint = Напишіть коментар
comment-keys = Ctrl+Enter або Esc зберігає.
comment-save = Зберегти
comment-cancel = Скасувати
marking = Літери й позначки
marking-done = Готово
marking-hint = Натискання ставить там позначку, повторне — знімає. Тим часом жоден хід не робиться.
mark-letters = Літери
mark-triangle = Трикутник
mark-circle = Коло
mark-square = Квадрат
mark-cross = Хрестик
note-error-deleted = Цей хід видалено.
note-error-too-long = Коментарі до партії можуть мати разом щонайбільше {$most} байтів; із цим їх було б {$bytes}.
note-error-illegal = Аналіз позиції має починатися з ходу, який у ній дозволений.
note-error-too-many = Партія зберігає аналіз щонайбільше такої кількості позицій: {$most}.
note-error-too-many-marks = Партія зберігає щонайбільше такої кількості позначок на дошці: {$most}.

## Панель відтворення. Множник каже, у скільки разів швидше, ніж звичайно.

replay-play = Відтворити
replay-to-start = На початок
replay-back = Хід назад
replay-forward = Хід уперед
replay-to-end = У кінець
replay-place = Ходи
replay-speed = Швидкість відтворення
replay-factor = {$factor}×

## Партія як файл для інших.

export = Експорт
export-picture = Зображення
export-picture-line = PNG цієї позиції
export-gif = Анімація
export-gif-line = GIF, один кадр на хід
export-moving-gif = Плавна анімація
export-moving-gif-line = Більший GIF з усіма рухами
export-pictures = Серія зображень
export-pictures-line = Папка з файлами PNG
export-pictures-zip-line = ZIP-файл із зображеннями PNG
export-record = Текст
export-record-line = Легко читати, можна відкрити знову
export-sgf-line = Для інших програм
export-psq-line = Для менеджерів Gomocup
export-renlib-line = Усе дерево, для гравців у рендзю
export-pgn-line = Для матчів програм
export-playok-line = Так експортує партії PlayOK
export-drawing = Створення зображень: {$path}
export-stop = Зупинити ({$drawn} з {$all})
export-done = Збережено: {$path}
export-refused = Не вдалося експортувати партію: {$reason}
export-failed = Не вдалося експортувати партію.
film-error-no-adapter = немає відеокарти й навіть програмного рендерера
film-error-no-picture = відеокарта не повернула зображення (очікували стільки кадрів: {$frames})
film-error-assets = у {$folder} немає файлів самої програми; укажіть їхню папку у змінній {$variable}
film-error-connection = не вдається завантажити те, що малює зображення; чи є з’єднання?
film-error-too-many = партія потребує понад {$most} зображень; виберіть її частину через --from і --until або --frames moves
film-error-stopped = створення зображень зупинено

## Що знає комп’ютер і як закінчилася гра.

verdict-switch = Показувати, хто виграє
columns-switch = Показувати двійкові розряди
columns-even = У кожному розряді одиниці утворюють пари: хто ходить, програє найкращій грі.
columns-odd = У позначених розрядах одна одиниця без пари: хто ходить, виграє, якщо скрізь утворить пари.

## Аналіз партії.

analysis-start = Аналізувати партію
analysis-caption = Аналіз
analysis-progress = Аналіз: {$done} з {$all}
analysis-stop = Зупинити
analysis-go-on = Продовжити
analysis-deeper = Глибше
analysis-show = Показати
analysis-back = До партії
analysis-better = Краще: {$line}
analysis-best = Зараз найкраще: {$line}
analysis-graph =
    { $n ->
        [one] Графік оцінки за {$n} хід. Стрілки ліворуч і праворуч переходять від ходу до ходу.
        [few] Графік оцінки за {$n} ходи. Стрілки ліворуч і праворуч переходять від ходу до ходу.
       *[many] Графік оцінки за {$n} ходів. Стрілки ліворуч і праворуч переходять від ходу до ходу.
    }
analysis-move = {$mv}: {$judged}. {$worth}
analysis-move-unjudged = {$mv}. {$worth}
analysis-unknown = Ще нічого не відомо.
analysis-draw = Доведено: нічия.
analysis-wins = Доведено: виграє {$name}.
analysis-found = Знайдено, але не доведено: виграє {$name}.
analysis-estimated = Оцінка: {$points}
analysis-only = єдиний добрий хід
analysis-best-move = найкращий хід
analysis-good = добрий хід
analysis-inaccuracy = неточність
analysis-mistake = помилка
analysis-blunder = груба помилка

## Чому партію програно.

loss-why = Чому програш?
loss-looking = Погляд назад: {$done} із щонайбільше {$all} позицій
loss-move-proven = {$number}. {$made} Це програє; це доведено. Краще: {$better}.
loss-move-estimated = {$number}. {$made} Це програє; це оцінка. Краще: {$better}.
loss-ended-it = Сам цей хід закінчив партію.
loss-start-proven = Партія була програна від початку, хоч би як ви грали; це доведено.
loss-bit-by-bit = Жоден окремий хід не програв партії, наскільки бачить комп’ютер.
loss-board-won = На дошці ви вигравали; це доведено.
loss-board-drawn = На дошці була нічия; це доведено.
loss-board-estimated = На дошці ще нічого не було втрачено; оцінка для вас: {$points}.
loss-odd-column =
    Ви лишили непарним розряд {$column} двійкової таблиці: { $n ->
        [one] {$n} одиниця там без пари
        [few] {$n} одиниці там не зводяться в пари
       *[many] {$n} одиниць там не зводяться в пари
    }.
loss-odd-columns = Ви лишили непарними розряди {$columns} двійкової таблиці: у кожному одна одиниця без пари.
loss-try-again = Спробувати звідси ще раз

## Найкращі ходи під час вивчення.

best-moves = Найкращі ходи
best-moves-looking = Найкращі ходи: пошук…
best-moves-hide = Сховати
best-moves-few = Лише найкращі
best-moves-all = Усі на дошці: {$n}
best-moves-draw = нічия
best-moves-win = виграє
best-moves-loss = програє
best-moves-found-win = мабуть, виграє
best-moves-found-loss = мабуть, програє

## Як закінчилася гра.

result-you-win = Ви виграли!
result-computer-wins = Виграв комп’ютер.
result-side-wins = Виграє {$name}.
result-draw = Нічия.
result-resigned = {$name}: партію здано.
result-resigned-fault = {$name}: партію здано, бо {$fault}.
result-out-of-time = {$name}: час вийшов.
result-drawn-on-time = {$loser}: час вийшов, але {$name} уже не може виграти.
result-declared = Так сказано в записі партії.
result-moves =
    { $n ->
        [one] Після {$n} ходу.
        [few] Після {$n} ходів.
       *[many] Після {$n} ходів.
    }

fault-not-set-up = цієї програми вже немає у списку
fault-no-programs = тут не можна запускати інші програми
fault-not-found = файл програми не знайдено
fault-not-allowed = цю програму запускати не дозволено
fault-not-started = програму не вдалося запустити
fault-crashed = програма аварійно завершилася (код виходу {$code})
fault-killed = програму завершено ззовні
fault-closed = програма більше не відповідає
fault-timed-out = програма не відповідала {$seconds} с
fault-too-slow = програма думала над ходом на {$ms} мс довше, ніж дозволено
fault-garbage = програма сказала «{$said}», а це не хід
fault-illegal = програма зіграла {$move}, чого правила не дозволяють
fault-refused = програма не грає в цю гру («{$said}»)

## Інші програми як суперники.

engine-add = Інша програма…
engine-add-line = Програма для гомоку на цьому комп’ютері
engine-title = Інша програма як суперник
engine-help = У «Лінії» з п’ятьма в ряд можуть грати програми, які підтримують протокол Gomocup.
engine-path = Файл програми
engine-path-hint = наприклад, /home/me/gomoku/pbrain-rapfi
engine-browse = Огляд…
engine-name = Назва
engine-name-hint = Власна назва програми
engine-time = Час на хід
engine-seconds = {$seconds} с
engine-check = Перевірити й додати
engine-checking = Запуск програми…
engine-added = Додано як {$name}. Програма каже: {$said}
engine-no-path = Виберіть файл програми.
engine-bad-name = Назва має від 1 до 24 знаків: літери від A до Z, цифри, «-», «_» та «.».
engine-taken = Програма з назвою {$name} вже є.
engine-full =
    { $n ->
        [1] Уже є {$n} програма; спершу вилучіть її.
        [one] Уже є {$n} програма; спершу вилучіть якусь із них.
        [few] Уже є {$n} програми; спершу вилучіть якусь із них.
       *[many] Уже є {$n} програм; спершу вилучіть якусь із них.
    }
engine-fault = Не додано: {$fault}.
engine-own = Додані програми
engine-remove = Вилучити {$name}
engine-damaged = Не вдається прочитати список ваших програм: {$reason}. Файл перейменовано на {$path}; нічого не видалено.
engine-unread = Не вдається прочитати список ваших програм: {$reason}.
engine-refused = Не вдається зберегти список ваших програм: {$reason}. Він діє, доки ви не закриєте fivefold.

## Чому хід відхилено.

illegal-game-over = Гру закінчено.
illegal-off-board = Це за межами дошки.
illegal-occupied = Це місце зайняте.
illegal-not-yours = Ця клітинка належить супернику.
illegal-stands-still = Фішка має зрушити з місця.
illegal-fixed-start = Ця гра завжди починається з однієї позиції.
illegal-over-at-start = Гра закінчилася б, не почавшись.
illegal-choose-first = Спершу виберіть сторону.
illegal-not-a-move = У цій грі немає такого ходу.
illegal-record-full = Більше ходів зберегти не можна. Почніть нову гру.

## Чому відхилено те, чого екран зараз не пропонує.

refused-computer-plays = за сторону {$side} грає комп’ютер; зачекайте на нього або займіть його місце
refused-person-plays = за сторону {$side} грає людина, тож комп’ютер за неї не ходить
refused-computer-waits = комп’ютер на паузі
refused-rated = у рейтинговій партії це неможливо
refused-nothing-to-undo = немає чого відміняти
refused-nothing-to-redo = немає чого повертати
refused-no-such-position = у цій партії немає такої позиції
refused-no-finding = про цю позицію ще нічого не відомо
refused-no-clock = годинник не йде
refused-not-the-beginning = комп’ютерові можна віддати лише перший хід у партії з ним
refused-same-seat = за сторону {$side} вже грає цей гравець
refused-main-line = це вже головна лінія
refused-start = початок партії не можна видалити
no-move-game-over = гру закінчено, вибирати хід нема з чого
no-move-stopped = гравця зупинено, перш ніж він знайшов хід
no-move-other-game = цей гравець не грає в цю гру

## Чому комп’ютер вибрав свій хід.

why-nimber-to-zero = Залишає нім-суму 0.
why-lost-random = Програє, тому походив навмання.
why-random = Випадковий хід.
why-opening = Його звичний перший хід.
why-forced-win = Виграє форсовано, хоч би що ви відповіли.
why-holds-out = Програє і тримається якнайдовше.
why-best-score = Хід із найвищою оцінкою.
why-external = Вибрала інша програма.
why-script = Вибрав його скрипт.
why-forfeited = Його власний хід був недійсний, тому цей випадковий.

## Підказки у три кроки: де дивитися, що там зробити, чому.

hint-where-row = Погляньте на ряд {$row}.
hint-where-upper-left-part = Погляньте ліворуч угорі.
hint-where-upper-part = Погляньте вгорі.
hint-where-upper-right-part = Погляньте праворуч угорі.
hint-where-left-part = Погляньте ліворуч.
hint-where-middle-part = Погляньте посередині.
hint-where-right-part = Погляньте праворуч.
hint-where-lower-left-part = Погляньте ліворуч унизу.
hint-where-lower-part = Погляньте внизу.
hint-where-lower-right-part = Погляньте праворуч унизу.

hint-what-move = Зіграйте {$move}.

hint-why-wins-at-once = Цей хід одразу виграє.
hint-why-forced-win-in =
    { $n ->
        [one] Звідси починається виграш за {$n} хід, який нічим не зупинити.
        [few] Звідси починається виграш за {$n} ходи, який нічим не зупинити.
       *[many] Звідси починається виграш за {$n} ходів, який нічим не зупинити.
    }
hint-why-forced-win = Звідси починається виграш, який нічим не зупинити.
hint-why-found-win =
    { $n ->
        [one] Пошук знайшов тут виграш за {$n} хід; його не доведено.
        [few] Пошук знайшов тут виграш за {$n} ходи; його не доведено.
       *[many] Пошук знайшов тут виграш за {$n} ходів; його не доведено.
    }
hint-why-found-loss =
    { $n ->
        [one] Пошук знайшов виграш суперника за {$n} хід; його не доведено.
        [few] Пошук знайшов виграш суперника за {$n} ходи; його не доведено.
       *[many] Пошук знайшов виграш суперника за {$n} ходів; його не доведено.
    }
hint-why-keeps-draw = За найкращої гри буде нічия, і цей хід її зберігає.
hint-why-holds-out-for =
    { $n ->
        [1] Суперник може виграти за {$n} хід, хоч би що ви зробили.
        [one] Суперник може форсувати виграш за {$n} хід; цей хід йому не допомагає.
        [few] Суперник може форсувати виграш за {$n} ходи; цей хід йому не допомагає.
       *[many] Суперник може форсувати виграш за {$n} ходів; цей хід йому не допомагає.
    }
hint-why-holds-out = Суперник може форсувати виграш; цей хід йому не допомагає.
hint-why-estimate = Нічого вирішального не знайдено; комп’ютер оцінює цей хід найвище.

# Ходи форсованого виграшу, кожен після свого номера й поля.
hint-step-wins = виграє
hint-step-defends = намагається це зупинити
hint-step-quiet = підтримує атаку

## Смуга оцінки: хто виграє і скільки ходів це зберігають.

standing-won = {$name} виграє
standing-won-in =
    { $n ->
        [one] {$name} виграє за {$n} хід
        [few] {$name} виграє за {$n} ходи
       *[many] {$name} виграє за {$n} ходів
    }
standing-drawn = Нічия за найкращої гри
standing-found =
    { $n ->
        [one] Знайдено виграш за {$n} хід: {$name}
        [few] Знайдено виграш за {$n} ходи: {$name}
       *[many] Знайдено виграш за {$n} ходів: {$name}
    }
standing-estimated = {$name}, здається, попереду
standing-even = Здається, рівно
standing-unknown = Ще нічого не відомо
standing-you-lose = Ви програєте: комп’ютер знайшов виграш.
standing-you-lose-in =
    { $n ->
        [one] Ви програєте: комп’ютер виграє за {$n} хід.
        [few] Ви програєте: комп’ютер виграє за {$n} ходи.
       *[many] Ви програєте: комп’ютер виграє за {$n} ходів.
    }
standing-keeps-win =
    { $n ->
        [1] лише {$n} хід із {$of} зберігає виграш
        [one] {$n} хід із {$of} зберігає виграш
        [few] {$n} ходи з {$of} зберігають виграш
       *[many] {$n} ходів із {$of} зберігають виграш
    }
standing-keeps-win-at-least =
    { $n ->
        [one] щонайменше {$n} хід із {$of} зберігає виграш
        [few] щонайменше {$n} ходи з {$of} зберігають виграш
       *[many] щонайменше {$n} ходів із {$of} зберігають виграш
    }
standing-keeps-draw =
    { $n ->
        [1] лише {$n} хід із {$of} зберігає нічию
        [one] {$n} хід із {$of} зберігає нічию
        [few] {$n} ходи з {$of} зберігають нічию
       *[many] {$n} ходів із {$of} зберігають нічию
    }
standing-keeps-draw-at-least =
    { $n ->
        [one] щонайменше {$n} хід із {$of} зберігає нічию
        [few] щонайменше {$n} ходи з {$of} зберігають нічию
       *[many] щонайменше {$n} ходів із {$of} зберігають нічию
    }
standing-safe =
    { $n ->
        [1] лише {$n} хід із {$of} не програє одразу
        [one] {$n} хід із {$of} не програє одразу
        [few] {$n} ходи з {$of} не програють одразу
       *[many] {$n} ходів із {$of} не програють одразу
    }

## Що спричинив би хід.

preview-wins = Виграє гру.
preview-loses = Програє гру.
preview-draws = Завершує гру нічиєю.
preview-turns =
    Захоплює { $cells ->
        [one] {$cells} клітинку
        [few] {$cells} клітинки
       *[many] {$cells} клітинок
    } за { $waves ->
        [one] {$waves} хвилю
        [few] {$waves} хвилі
       *[many] {$waves} хвиль
    }.
preview-waves =
    { $waves ->
        [one] {$waves} хвиля без захоплень.
        [few] {$waves} хвилі без захоплень.
       *[many] {$waves} хвиль без захоплень.
    }
preview-quiet = Більше нічого не відбувається.
preview-wave = Хвиля {$n}

## Помилки суперників, написаних як скрипти. Перед ними стоять файл, рядок і стовпець (config-broken).

script-missing = Такого файлу немає, тому ходи випадкові.
script-not-built-in = Цю програму зібрано без скриптів, тому ходи випадкові.
script-too-long = Скрипт задовгий: розмір у байтах {$bytes}, дозволено щонайбільше {$most}.
script-unknown-game = Гри «{$found}» немає; є такі: {$known}.
script-failed = {$reason}
script-no-choose = Немає функції «choose»; скрипт потребує «fn choose(board)».
script-too-many-steps = Усі дозволені кроки ({$most}) виконано, а ходу досі немає. Може, якийсь цикл не закінчується? Якщо скрипту потрібно лише більше кроків, збільште `script_limits` в opponents.ron.
script-out-of-time = Час вийшов, а ходу ще не було.
script-too-deep = Функції викликають одна одну заглибоко (щонайбільше {$most}). Чи не викликає якась із них себе без кінця?
script-too-large = {$what} (щонайбільше {$most}).
script-no-move = «choose» повернула {$found} замість ходу.
script-unreadable = «choose» повернула «{$text}», а це тут не хід: помилковий символ {$at}.
script-illegal = Скрипт грає {$text}, а це не дозволено: {$reason}

## Негаразди з файлом програми.

config-broken = {$file}, рядок {$line}, стовпець {$column}: {$reason}
config-unknown-near = поля «{$found}» немає; може, «{$nearest}»?
config-unknown = поля «{$found}» немає; тут є поля {$known}
config-twice = поле «{$field}» стоїть тут удруге
config-missing = бракує поля «{$field}»
config-no-choice-near = значення «{$found}» немає; може, «{$nearest}»?
config-no-choice = значення «{$found}» немає; є {$known}
config-other-kind = очікується {$expected}; тут стоїть «{$found}»
config-ends-early = файл закінчується зарано
config-comma = тут очікується кома або кінець списку
config-colon = тут очікується двокрапка
config-text = тут очікується текст у лапках
config-brackets = тут очікується список полів у дужках, `(`
config-trailing = файл має закінчитися після закривної `)`
config-not-utf8 = текст не в UTF-8
config-out-of-range = {$value} поза межами, дозволено від {$min} до {$max}
config-whole-number = ціле число від {$min} до {$max}
config-number = число від {$min} до {$max}
config-list-length = елементів у списку: {$have}, дозволено від {$least} до {$most}
config-levels = рівнів у грі має бути {$levels}, а тут їх {$have}
config-many-presets = забагато готових дощок, дозволено від 1 до {$most}
config-no-preset = потрібна принаймні одна готова дошка
config-no-board = «{$found}» не є дошкою гри {$game}
config-no-board-because = «{$found}» не є дошкою гри {$game}: {$reason}
config-ratings = рівнів {$levels}, тож і рейтингів потрібно {$levels}, а не {$have}
config-ratings-fall = {$later} після {$earlier}: рейтинг рівня не може бути нижчим за попередній
config-colour = «{$found}» не є кольором; напиши "#RRGGBB" шістнадцятковими цифрами
config-script-name = «{$found}» не є назвою скрипту: від 1 до {$most} літер, цифр, - і _
config-engine-name = назва має від 1 до {$most} латинських літер, цифр або знаків - _ .
config-many-programs = забагато програм: {$have}, дозволено щонайбільше {$most}
config-same-program = дві програми мають назву {$name}; зміни одну з них
config-as-said = повідомлення під час читання файлу (англійською): «{$said}»
config-kept = Чинними лишаються останні правильні значення.
banner-close = Закрити

## Список клавіш: заголовки й те, що роблять команди без кнопки.

help-title = Клавіші
help-close = Закрити
help-board = Дошка
help-game = Партія
help-some-games = Окремі ігри
help-menu = Меню й підготовка гри
help-research = Дослідження
help-files = Файли й буфер обміну
help-window = Вікно
help-gamepad = Геймпад
help-does-previous-variation = Попередній варіант останнього ходу
help-does-next-variation = Наступний варіант останнього ходу
help-does-comment = Коментар до ходу
help-does-arrows = Рух по дошці або між пунктами
help-does-act = Зіграти, позначити або поставити тут
help-does-letters = До стовпця чи рядка з цією літерою або числом
help-does-tab = До наступного елемента
help-does-pad-controls = До попереднього або наступного елемента
help-does-replay = Відтворення або пауза: запис чи два комп’ютери
help-does-cards = Вибрати гру
help-does-run = Запуск або пауза
help-does-zoom-in = Більше
help-does-zoom-out = Менше
help-does-save-as = Зберегти як інший файл
help-does-copy-game = Скопіювати всю партію
help-does-paste = Вставити партію
help-does-larger = Більший текст і кнопки
help-does-smaller = Менший текст і кнопки
help-does-usual-size = Звичайний розмір тексту й кнопок
help-does-mute = Увімкнути або вимкнути звук
help-does-quit = Вийти

## Що написано на клавішах.

key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-space = Пробіл
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-insert = Ins
key-delete = Del
key-home = Home
key-end = End
key-page-up = PgUp
key-page-down = PgDn
key-left = Вліво
key-right = Вправо
key-up = Вгору
key-down = Вниз
key-arrows = Стрілки
key-letters = Літери
key-digits = Цифри

## Геймпади. Кнопки названо за їхнім місцем: кожен виробник друкує на них інші літери.

pad-south = Нижня кнопка
pad-east = Права кнопка
pad-west = Ліва кнопка
pad-north = Верхня кнопка
pad-directions = Хрестовина
pad-left-stick = Лівий стик
pad-right-stick = Правий стик
gamepad-connected = Підключено геймпад. {$button} показує, що роблять його кнопки.
gamepad-disconnected = Геймпад більше не підключено.

## Клавіші в налаштуваннях, які не можуть діяти.

keys-unknown-command = settings.ron, {$list}: команди «{$found}» немає. Є такі команди: {$known}.
keys-unknown-command-near = settings.ron, {$list}: команди «{$found}» немає. Може, «{$nearest}»?
keys-unknown-key = settings.ron, keys, {$command}: клавіші «{$found}» немає. Пишіть так: Ctrl+U, Shift+F3 або PgUp. Діють стандартні клавіші.
keys-fixed = settings.ron, keys, {$command}: ці клавіші не можна змінити. Вилучіть цей запис.
keys-taken = settings.ron, keys, {$command}: {$key} належить команді {$other} ({$does}). Виберіть іншу клавішу або дайте іншу команді {$other}. Діють стандартні клавіші.
buttons-unknown-button = settings.ron, buttons, {$command}: кнопки «{$found}» немає. Пишіть так: West, LeftShoulder або Start. Діють стандартні кнопки.
buttons-fixed = settings.ron, buttons, {$command}: ці кнопки не можна змінити. Вилучіть цей запис.
buttons-taken = settings.ron, buttons, {$command}: {$key} належить команді {$other} ({$does}). Виберіть іншу кнопку або дайте іншу команді {$other}. Діють стандартні кнопки.

## Для екранних читачів: що лежить на полі, що сталося останнім.

reading-board = Дошка
reading-empty = порожньо
reading-tile = плитка
reading-marked = позначка: {$mark}
reading-legal = можливий хід
reading-offered = запропоновано
reading-last = Хід: {$name}, {$move}.

## У браузері.

page-other-tab = fivefold відкрито ще й в іншій вкладці. Налаштування спільні; гра, що триває в обох, стає двома іграми.
page-broken-id = Адреса вказує на «{$id}», а це не гра: {$reason}
page-broken-day = Адреса вказує на день «{$day}», а це не дата на зразок 2026-11-25. Ось сьогоднішня позиція.
page-day-to-come = Позиція на {$day} ще попереду. Ось сьогоднішня.
page-file-broken = Файл «{$file}» не є збереженою грою: {$reason}
page-file-unreadable = браузер не зміг його прочитати
page-file-refused = Браузер цього не дозволяє.
page-readers-missing = Не вдалося завантажити те, що читає інші формати. Перевірте з’єднання та спробуйте ще раз.
page-reason-full = у браузері більше немає місця для цієї сторінки
page-reason-refused = браузер відмовляє

## Що комп’ютер зберігає між запусками.

keep-refused = Це не вдається зберегти: {$reason}. Можна грати далі; «Зберегти» збереже гру.
settings-refused = Не вдається зберегти ваші налаштування: {$reason}. Вони діють, доки ви не закриєте fivefold.
settings-damaged = Не вдається прочитати ваші налаштування ({$reason}), тож діють стандартні. Файл перейменовано на {$path}; нічого не видалено.
settings-unknown = Одне з налаштувань у вашому файлі незрозуміле ({$reason}): діє стандартне, а у файлі воно лишається таким, як є.
keep-damaged = Не вдалося відкрити вашу останню гру: {$reason}. Її файл перейменовано на {$path}; нічого не видалено.

## Мої ігри: усі розпочаті ігри.

my-games-title = Мої ігри
my-games-search = Пошук
my-games-search-hint = Гра, суперник, назва чи дата
my-games-reading = Читання…
my-games-empty = Тут ще нічого немає
my-games-empty-line = Тут зберігається кожна гра від першого ходу.
my-games-none-found = Жодна гра не підходить.
my-games-number = Гра {$n}
my-games-players = {$first} – {$second}
my-games-won = Виграш
my-games-lost = Програш
my-games-won-by = Виграє {$name}
my-games-drawn = Нічия
my-games-elsewhere = Відкрито в іншому вікні
my-games-today = сьогодні
my-games-yesterday = учора
my-games-look = Переглянути
my-games-analyse = Аналізувати
my-games-export = Експорт
my-games-rename = Перейменувати
my-games-name = Назва
my-games-name-hint = без назви
my-games-delete = Видалити
my-games-deleted = Гру видалено.
my-games-restore = Відмінити
my-games-error-elsewhere = Ця гра відкрита в іншому вікні fivefold; спершу закрийте її там.
my-games-error-absent = Цієї гри вже немає: її видалено в іншому вікні fivefold.
my-games-error-broken = Цю гру не вдається прочитати: {$reason}
my-games-error-later = Цю гру зберегла новіша версія fivefold у форматі {$format}. Відкрийте її в тій версії.
my-games-error-foreign = Це партія гри {$game}, якої ця програма не має. Вона залишається без змін; відкрити її може програма, яка її зберегла.
my-games-limit = Скільки ігор зберігати. Понад це число видаляються найстаріші закінчені ігри без назви.
find-position-title = Позиція в цих іграх
find-position-line = Шукається позиція гри на столі, також повернута й віддзеркалена.
find-position = Знайти цю позицію
find-position-back = На хід назад
find-position-all = Усі ігри
find-position-no-moves = Жодна гра звідси не триває далі.
find-position-others = Інші ходи: {$moves}, ігри: {$games}
find-position-move = {$move}; ігор: {$games}
play-list = Список
collection-leave = Назад
collection-search-hint = Пошук за іменем, турніром або датою
collection-reading = Читаються ігри…
collection-read = Прочитано ігор: {$n}
collection-stop = Припинити читання
collection-searching = Пошук…
collection-count = Ігор: {$shown} із {$all}
collection-order = Порядок
collection-order-file = Як у файлі
collection-order-players = За гравцями
collection-order-result = За результатом
collection-order-date = За датою
collection-order-event = За турніром
collection-order-moves = За кількістю ходів
collection-order-backwards = Обернути порядок
collection-order-forwards = Звичайний порядок
collection-none = У {$name} не знайдено жодної гри.
collection-none-because = У {$name} не знайдено жодної гри: {$reason}
collection-refused = Ігри та файли, які не вдалося відкрити: {$n}. Перша причина: {$reason}
collection-cut = Ігор більше, ніж уміщується; у списку перші ({$n}).

## Налаштування.

settings-title = Налаштування
settings-look = Вигляд
settings-theme = Кольори
settings-theme-line = Фішки завжди різняться також формою та яскравістю.
follow-system = Як у системі
theme-dark = Темні
theme-light = Світлі
theme-high-contrast = Контрастні
settings-motion = Рух
settings-animation = Анімація
settings-motion-reduced = Система просить менше руху, тому ніщо не рухається, доки ви не виберете швидкість.
settings-language = Мова
settings-language-of-words = Мова всіх текстів
settings-language-not-loaded = Не вдалося завантажити мову: {$language}. Чи є з’єднання?
settings-play = Гра
settings-computer = Комп’ютер
settings-data = Дані

confirm-moves = Підтверджувати ходи
confirm-moves-line = Перше натискання показує хід, друге його робить. На малих полях це потрібно лише для дотику.
confirm-never = Ніколи
confirm-small-fields = На малих полях
confirm-always = Завжди
coordinates-switch = Показувати координати
stone-numbers = Номери на каменях
numbers-none = Немає
numbers-last = Останні п’ять
numbers-all = Усі
numbers-from-here = Відтепер
turn-to-mover-switch = Повертати дошку до того, чий хід, коли грають двоє
board-turn = Повернути дошку
board-mirror = Віддзеркалити дошку
board-numbers = Номери на каменях
threats-switch-line = Позначає, що суперник зробив би далі.
hints-switch = Пропонувати підказки
hints-switch-line = Кнопка підказки в грі та її клавіша.
teaching-switch-line = У грі з комп’ютером можна взяти назад хід, який віддає виграш.

settings-reply = Пауза перед ходом комп’ютера
settings-reply-line = Хід з’являється не раніше, хоч би як швидко його знайдено. Пауза не впливає на силу комп’ютера.
pause-none = Немає
pause-short = Коротка
pause-normal = Звичайна
pause-long = Довга
settings-thinking = Час на роздуми
thinking-short = Короткий
thinking-standard = Стандартний
thinking-long = Довгий
settings-thinking-line = Скільки шукає рівень, а отже, і наскільки він сильний. Партії з коротким або довгим часом рахуються у твоїх результатах, але не для рівня. У рейтингових партіях час завжди стандартний.
ponder-switch = Комп’ютер думає у твій час
ponder-switch-line = Поки ти думаєш, найсильніший рівень шукає далі від ходу, якого від тебе очікує. Якщо він угадав, то грає краще. У рейтингових партіях — ніколи.

settings-folder = Папка ігор, результатів і налаштувань
settings-folder-copy = Копіювати
settings-in-browser = Ігри, результати й налаштування зберігає цей браузер.
settings-nowhere = На цьому комп’ютері нічого не можна зберегти.
settings-records = Результати як файл
settings-no-records = Жодної партії з комп’ютером ще не закінчено.

settings-keys-line = Натисніть олівець, а тоді нову клавішу. Вона замінить клавіші цього рядка.
settings-keys-line-pad = Натисніть олівець, а тоді нову клавішу чи кнопку геймпада. Вона замінить ті, що в цьому рядку.
settings-keys-list = Усі клавіші
settings-keys-reset-all = Скинути все
settings-keys-change = Змінити клавішу для «{$does}» ({$keys})
settings-keys-reset = Скинути «{$does}»
settings-keys-awaited = Натисніть нову клавішу. Esc скасовує.
settings-keys-awaited-pad = Натисніть нову клавішу чи кнопку. Esc скасовує.
settings-keys-taken = {$key} вже належить команді «{$does}».
settings-keys-kept = Браузер залишає {$key} собі.
settings-keys-off = Односимвольні клавіші вимкнено, тож {$key} нічого не робитиме.
character-keys-switch = Односимвольні клавіші
character-keys-switch-line = Вимкніть, якщо диктування чи випадковий рух натискає літери, цифри або знаки.
settings-accessibility = Доступність
interface-size = Розмір тексту й кнопок
interface-size-percent = {$percent}%
interface-size-line = Дошка займає решту місця.
interface-size-most = У цьому вікні вистачає місця на {$percent}%.
interface-size-now = Текст і кнопки: {$percent}%
large-controls-switch = Більші кнопки
large-controls-switch-line = У кнопки й поля легше влучити.
scan-title = Сканування
scan-off = Вимкнено
scan-one-switch = Один перемикач
scan-two-switches = Два перемикачі
scan-one-switch-line = Рамка переходить від ходу до ходу й від кнопки до кнопки. Пробіл, Enter, дотик або клацання без руху вказівника вибирає те, що в рамці.
scan-two-switches-line = Пробіл, дотик або клацання без руху вказівника веде рамку далі; Enter вибирає те, що в рамці.
scan-time = Час на кожен крок
scan-seconds = {$seconds} с
scan-row = Ряд {$row}
scan-letters = абвгґдеєжзиіїйклмнопрстуфхцчшщьюяabcdefghijklmnopqrstuvwxyz
scan-delete = Стерти
scan-done = Готово

## Закінчені партії: результати.

menu-records = Результати
scores-title = Результати
scores-empty = Тут ще нічого немає
scores-empty-line = Закінчіть партію з комп’ютером, і її результат з’явиться тут.
scores-empty-play = Вибрати гру
scores-not-played = Ще не зіграно
scores-none-of = {$game}: жодної партії ще не закінчено.
scores-played =
    { $n ->
        [one] {$n} партія
        [few] {$n} партії
       *[many] {$n} партій
    }
scores-in-a-row =
    { $n ->
        [one] {$n} виграш поспіль
        [few] {$n} виграші поспіль
       *[many] {$n} виграшів поспіль
    }
scores-rating-title = Рейтинг
scores-rating = {$rating} ± {$deviation}
scores-no-rating = ще без рейтингу
scores-about = близько {$rating} ± {$deviation}
scores-deviation = Оцінка за рейтинговими партіями: у двох випадках із трьох справжнє значення лежить у межах ±.
scores-unknown = Ще не відомо: рейтингових партій {$n} із {$needed}.
scores-games-title = Усі партії
scores-won = виграші: {$n}
scores-drawn = нічиї: {$n}
scores-lost = програші: {$n}
scores-feat-played = зіграно
scores-feat-streak = виграші поспіль без допомоги
scores-feat-best = найкраща серія без допомоги
scores-feat-shortest = ходи в найкоротшому виграші без допомоги
scores-lasted = {$board}: {$n} із щонайбільше {$most} ходів (Досконалий)
scores-opponents-title = Суперники: виграші – нічиї – програші
scores-adjusted = Інший час на роздуми
scores-against = {$won} – {$drawn} – {$lost}
scores-export-csv = Як таблиця
scores-export-json = Як JSON
scores-forget = Видалити всі результати
scores-exported = Усі закінчені партії збережено у {$path}.
scores-not-exported = Файл не збережено: {$reason}
scores-refused = Закінчені партії не вдається зберегти: {$reason}. Можна грати далі.
scores-damaged = Деякі закінчені партії не вдається прочитати: {$reason}. Усі вони лежать у {$path}; нічого не видалено.

ask-forget = Видалити всі результати?
ask-forget-line = Усі закінчені партії, серії та рейтинги буде видалено назавжди.
ask-forget-no = Залишити
ask-forget-yes = Видалити все
ask-delete = Видалити цей хід?
ask-delete-line = Усе, що зіграно після нього, а також коментарі й позначки теж буде видалено. Цього не можна відмінити.
ask-delete-no = Залишити
ask-delete-yes = Видалити
ask-delete-script = Видалити скрипт {$name}?
ask-delete-script-line = Цього не можна відмінити.
ask-delete-script-no = { ask-delete-no }
ask-delete-script-yes = { ask-delete-yes }
ask-leave = Покинути рейтингову партію?
ask-leave-line = Покинута рейтингова партія вважається програною.
ask-leave-no = Грати далі
ask-leave-yes = Покинути й програти

## Рейтингові партії.

rated-switch = Рейтингова партія
rated-rules-title = Як це працює
rated-rule-level = Рівень суперника визначає ваш рейтинг, щоб шанси були приблизно рівні.
rated-rule-thinking = Час на роздуми завжди стандартний.
rated-rule-board = Дошка та, на якій виміряно рівні. Початкова позиція, якщо вона може бути різною, і те, хто починає, випадкові.
rated-rule-help = Ходи не можна відміняти, підказок немає, а покинута партія вважається програною.
rated-running = Рейтингова партія: без відміни ходів.
rated-stays = Триває рейтингова партія. Закінчіть або покиньте її, перш ніж відкривати іншу.

latest-first-rating = Ваш рейтинг тепер відомий: близько {$rating} ± {$deviation}.
latest-rating = Ваш рейтинг: близько {$rating} ± {$deviation} ({$change}).
latest-not-known = Рейтингова партія {$n} з {$needed}, потрібних для рейтингу.
latest-streak =
    { $n ->
        [one] {$n} виграш поспіль.
        [few] {$n} виграші поспіль.
       *[many] {$n} виграшів поспіль.
    }
latest-best-streak =
    { $n ->
        [one] {$n} виграш поспіль, ваша найкраща серія.
        [few] {$n} виграші поспіль, ваша найкраща серія.
       *[many] {$n} виграшів поспіль, ваша найкраща серія.
    }
latest-against = {$name}: виграші {$won}, нічиї {$drawn}, програші {$lost}.
latest-lasted = Ви протрималися {$n} із щонайбільше {$most} ходів. Ваш рекорд на цій дошці: {$best}.
latest-lasted-best = Ви протрималися {$n} із щонайбільше {$most} ходів: це ваш рекорд на цій дошці.
latest-adjusted = З іншим часом на роздуми: виграші {$won}, нічиї {$drawn}, програші {$lost}.

## Ігри у файлах.

title-game = {$game} – {$name} – fivefold
title-setup = {$game} – fivefold
file-open-title = Відкрити гру
file-save-title = Зберегти гру
file-open = Відкрити
file-save = Зберегти
file-replace = Замінити
file-cancel = Скасувати
file-name-open = Файл
file-name-save = Назва
file-hint-open = Виберіть нижче або введіть назву
file-hint-save = Назва файлу
file-no-name = Введіть назву файлу.
file-exists = Файл «{$file}» вже існує. Натисніть «Замінити», щоб перезаписати його, або виберіть іншу назву.
file-changed = Файл «{$file}» тим часом змінив хтось інший. Натисніть «Замінити», щоб перезаписати його, або виберіть іншу назву.
file-format = Формат
file-format-record = fivefold
file-format-sgf = SGF
file-format-psq = Piskvork
file-format-renlib = RenLib
file-format-pgn = PGN
file-format-playok = PlayOK
file-keeps-record = Зберігає все: гравців, варіанти, час, коментарі.
file-keeps-sgf = Для інших програм. Зберігає варіанти, коментарі, позначки та імена.
file-keeps-psq = Для менеджерів Gomocup. Зберігає лише головну лінію та її час.
file-keeps-renlib = Для RenLib. Зберігає дерево з коментарями й позначками, на 15 × 15.
file-keeps-pgn = Для матчів програм. Зберігає імена та головну лінію.
file-keeps-playok = Так експортує партії PlayOK. Зберігає імена та головну лінію.
file-choose = Вибрати
file-hint-program = Виберіть програму нижче або введіть тут її шлях
file-no-programs = Тут немає програм.
file-recent = Недавні ігри
file-folder = У {$folder}
file-up = До {$folder}
file-folder-list = Усі ігри звідси списком
file-no-games = Тут ще немає збережених ігор.
file-missing = Уже немає на місці
file-long = Довга гра
file-forget = Прибрати зі списку
file-plies =
    { $n ->
        [one] {$n} хід
        [few] {$n} ходи
       *[many] {$n} ходів
    }
file-won = виграє {$name}
file-drawn = нічия
file-age-now = щойно
file-age-minutes =
    { $n ->
        [one] {$n} хвилину тому
        [few] {$n} хвилини тому
       *[many] {$n} хвилин тому
    }
file-age-hours =
    { $n ->
        [one] {$n} годину тому
        [few] {$n} години тому
       *[many] {$n} годин тому
    }
file-age-days =
    { $n ->
        [1] учора
        [one] {$n} день тому
        [few] {$n} дні тому
       *[many] {$n} днів тому
    }
file-saved = Збережено: {$file}
file-saved-main-line = Збережено: {$file} (лише головна лінія)
file-refused = {$reason}. Ваша поточна гра лишається без змін.

## Чому файли й ігри не вдається прочитати чи записати. Після двокрапки говорить сама система.

file-error-no-home = Немає домашньої папки, тож нічого не можна зберегти; задайте змінну HOME (або XDG_STATE_HOME).
file-error-opened = Не вдається відкрити {$path}: {$reason}
file-error-read = Не вдається прочитати {$path}: {$reason}
file-error-written = Не вдається записати {$path}: {$reason}
file-error-made = Не вдається створити {$path}: {$reason}
file-error-locked = Не вдається заблокувати {$path}: {$reason}
file-error-put-aside = Не вдається перейменувати {$path}: {$reason}
file-error-deleted = Не вдається видалити {$path}: {$reason}
file-error-with-remedy = {$error}. {$remedy}
file-remedy-space = Звільніть трохи місця.
file-remedy-rights = Виберіть іншу папку або змініть права доступу до цієї.
file-remedy-own-rights = Змініть права доступу до папки.
file-remedy-in-the-way = Щось інше має цю назву; перейменуйте або перемістіть його.
file-remedy-name = Перевірте назву.
file-error-too-long = {$path} завеликий як на гру: понад {$most} байтів.
file-error-no-text = {$path} не є текстом у UTF-8, тож це не збережена гра; виберіть інший файл.
file-error-rewritten = {$path} змінився відтоді, як було складено список ігор; відкрийте його знову.
file-error-broken = {$path}: {$reason}
file-error-unfit = {$path} не записано: {$reason}
reason-as-said = {$reason}

## Чому текст не вдається прочитати як позицію чи хід і що в ньому має стояти.

text-error = символ {$at}: {$reason}
text-error-found = тут стоїть «{$found}», а має бути: {$expected}
text-error-end = текст уривається, а має бути ще: {$expected}
text-error-near = {$error} (може, {$nearest}?)
expected-game-word = одне з цих слів: {$known}
expected-number = ціле число від {$min} до {$max}
expected-times = x між числами
expected-row-end = «/» у кінці рядка
expected-end = кінець тексту
expected-end-after = кінець тексту (щонайбільше {$most} байтів)
expected-column = літера стовпця (a, b, …)
expected-side = сторона, чий зараз хід (1 або 2)
expected-parameters = «(» перед параметрами
expected-after-value = кома або «)» після значення
expected-true-or-false = true або false

## Чому текст не вдається прочитати як гру або записати гру в цьому форматі.

format-error-at = рядок {$line}, стовпець {$column}: {$reason}
format-error-found = тут має бути: {$expected}, а не «{$found}»
format-error-missing = тут має бути: {$expected}
format-error-text = «{$text}»: {$reason}
format-error-move = хід {$number}, «{$text}»: {$reason}
format-error-start = гра не може так починатися: {$reason}
format-error-other-game = у форматі {$format} можна записати лише {$games}; виберіть record або moves
format-error-too-long = розмір тексту в байтах {$length}, прочитати можна щонайбільше {$most}
expected-game = гра
expected-cell = поле, наприклад h8

record-error-head = перший рядок має бути «{$head}», а не «{$found}»; виправте його або виберіть інший файл
record-error-later = цю гру зберегла новіша версія fivefold: її формат {$found} (рядок 1), а ця версія читає формат {$format}. Відкрийте її в новішій версії.
record-error-too-long = збережена гра завелика: її розмір у байтах {$length}, прочитати можна щонайбільше {$most}
record-error-key = рядок {$line} має починатися з «{$key}:»
record-error-value = рядок {$line} ({$key}): {$reason}
record-error-word = слово «{$found}» тут невідоме
record-error-other-game = це не та гра, яку було заплановано
record-error-result = за ходами результат «{$really}», а не «{$found}»
record-error-over-before = гра закінчується перед «{$found}»
record-error-time = «{$found}» не є часом; пишіть, наприклад, [2.5s]
record-error-mark = «{$found}» не є позначкою на дошці; пишіть, наприклад, [label h8 A]
record-error-finding = «{$found}» не є аналізом цієї позиції; пишіть, наприклад, [first wins in 7; 20000 nodes; h8 i9]
record-error-opening = така початкова позиція не допускає цього дебюту
record-error-swap-choice = «{$found}» тут не можна вибрати
record-error-unclosed = бракує закривного знака «{$what}»
record-error-unopened = перед цією «)» немає «(»
record-error-nothing-to-replace = варіант має стояти після ходу, який він замінює
record-error-two-stars = тут друга «*», а на дошці може бути лише одна позиція

## Чому не вдається прочитати закінчені партії.

scores-error-later = ці результати зберегла новіша версія fivefold: їхній формат {$found}, а ця версія читає щонайбільше {$format}
scores-error-too-long = результати завеликі: їхній розмір у байтах {$length}, прочитати можна щонайбільше {$most}
scores-error-line = рядок {$line}: {$reason}
scores-error-short = бракує: {$wanted}
scores-error-word = тут «{$found}», а має бути: {$wanted}
scores-error-long = «{$found}» — зайве слово
expected-day = день
expected-opponent = суперник
expected-which-side = сторона (first або second)
expected-who-began = began або answered
expected-result = результат (won, drawn або lost)
expected-mark = позначка (rated, helped, left або adjusted)
expected-rating = рейтинг
expected-a-number = число
expected-word = слово «{$word}»

## Буфер обміну.

clipboard-copied = Скопійовано: {$id}
clipboard-copied-game = Усю партію скопійовано як текст
clipboard-taken = Початкову позицію вставлено з буфера обміну
clipboard-empty = У буфері обміну немає тексту.
clipboard-refused = Буфер обміну тут недоступний. Збережіть гру у файл або відкрийте її з файлу.
clipboard-broken = Вставлений текст прочитано як {$taken}, але в ньому щось не так: {$reason}. Ваша поточна гра лишається без змін.
clipboard-as-id = id
clipboard-as-record = збережену гру fivefold
clipboard-as-other = партія іншої програми
clipboard-name = Буфер обміну
clipboard-as-moves = список ходів

## Навчальна гра.

teaching-switch = Попереджати про помилки
teaching-win-for-loss = Цей хід віддає виграш.
teaching-win-for-draw = Цей хід перетворює виграш на нічию.
teaching-draw-for-loss = Цей хід віддає нічию.
teaching-seems = Був набагато кращий хід.
teaching-looking = Перевірка вашого ходу…
teaching-back = Подумати ще
teaching-keep = Залишити хід

# Чому: що хід дозволяє супернику або що він упустив.
mistake-missed-win-at-once = Можна було виграти одразу.
mistake-missed-win-in =
    { $n ->
        [one] Можна було форсувати виграш за {$n} хід.
        [few] Можна було форсувати виграш за {$n} ходи.
       *[many] Можна було форсувати виграш за {$n} ходів.
    }
mistake-missed-win = Можна було форсувати виграш.
mistake-missed-found-win =
    { $n ->
        [one] Пошук знайшов для вас виграш за {$n} хід; його не доведено.
        [few] Пошук знайшов для вас виграш за {$n} ходи; його не доведено.
       *[many] Пошук знайшов для вас виграш за {$n} ходів; його не доведено.
    }
mistake-lets-win-at-once = Тепер суперник може виграти одразу.
mistake-lets-win-in =
    { $n ->
        [1] Тепер суперник може виграти за {$n} хід, хоч би що ви зробили.
        [one] Тепер суперник може форсувати виграш за {$n} хід.
        [few] Тепер суперник може форсувати виграш за {$n} ходи.
       *[many] Тепер суперник може форсувати виграш за {$n} ходів.
    }
mistake-lets-win = Тепер суперник може форсувати виграш.
mistake-found-loss =
    { $n ->
        [one] Тепер пошук знаходить виграш суперника за {$n} хід; його не доведено.
        [few] Тепер пошук знаходить виграш суперника за {$n} ходи; його не доведено.
       *[many] Тепер пошук знаходить виграш суперника за {$n} ходів; його не доведено.
    }
mistake-answer = Найкраща відповідь суперника: {$move}.

## Тонке налаштування: значення файлів конфігурації. Коментарі файлів лишаються англійською.

tune-title = Тонке налаштування
tune-search = Шукати значення
tune-found = Знайдено
tune-nothing-found = Жодне значення не має цього в назві чи описі.
tune-files = Файл
tune-board = Дошка
tune-file-timing = Час
tune-file-theme = Кольори: {$theme}
tune-file-sound = Звуки
tune-file-study = Аналіз і навчання
tune-file-opponents = Скрипти
tune-file-changed = {$name} (змінено)
tune-show-file = Показати файл
tune-reset-all = Скинути все
tune-bring-back = Повернути
tune-reset = Стандартне значення для «{$name}»
tune-listen = Послухати «{$name}»
tune-picker = Вибрати колір для «{$name}»
tune-default = Стандартно: {$default}.
tune-range = Від {$min} до {$max}, стандартно {$default}.
tune-range-unit = {$unit}, від {$min} до {$max}, стандартно {$default}.
tune-no-number = Введіть число, наприклад 0.5.
tune-no-colour = Введіть # і шість цифр від 0 до F, наприклад #0072B2.
tune-own-file = Ваш власний файл
tune-own-place = Він лежить тут: {$path}
tune-own-nowhere = Його зберігає цей браузер.
tune-own-none = Ніщо не відрізняється від стандартних значень, тому файлу немає.
tune-open-folder = Відкрити папку
tune-save-file = Зберегти копію
tune-not-opened = Не вдається відкрити {$path}: {$reason}. Відкрийте папку самі.
tune-refused = Не вдається зберегти ваші значення: {$reason}. Вони діють, доки ви не закриєте fivefold.

## Урок.

lesson-offer = Ще не знаєте цієї гри? Її покаже урок на одну хвилину.
lesson-begin = Урок
lesson-not-now = Не зараз
lesson-step = Крок {$n} з {$of}
lesson-next = Далі
lesson-again = Ще раз
lesson-leave = Вийти
lesson-right = Правильно.
lesson-right-wins = Правильно. Це виграш.
lesson-wrong = Не туди. Спробуйте ще раз.
lesson-finished = Урок закінчено. Гарної гри!
help-does-lesson = В уроці: зіграти тут або далі

## Puzzles.

puzzles-title = Задачі
puzzles-game = Гра
puzzles-task = Хід: {$name}. {$task}
puzzles-only = Знайдіть єдиний виграшний хід.
puzzles-win =
    { $n ->
        [one] Виграйте одразу.
        [few] Виграйте за {$n} ходи.
       *[many] Виграйте за {$n} ходів.
    }
puzzles-force =
    { $n ->
        [one] Виграйте одразу.
        [few] Виграйте за {$n} ходи, на кожен з яких є лише одна відповідь.
       *[many] Виграйте за {$n} ходів, на кожен з яких є лише одна відповідь.
    }
puzzles-survive =
    { $n ->
        [one] Не програйте одразу.
        [few] Не програйте за {$n} ходи.
       *[many] Не програйте за {$n} ходів.
    }
puzzles-right = Правильно. Далі.
puzzles-solved = Розв’язано.
puzzles-shown = Це був розв’язок. Задача повернеться пізніше.
puzzles-wrong = Це не розв’язок.
puzzles-wrong-lost = Це одразу програє.
puzzles-wrong-answer-wins = {$name} відповідає {$move} і виграє.
puzzles-wrong-will-win = {$name} відповідає {$move} і за найкращої гри виграє.
puzzles-wrong-no-win =
    { $n ->
        [one] Це не виграє одразу: {$name} відповідає {$move}.
        [few] Це не виграє за {$n} ходи: {$name} відповідає {$move}.
       *[many] Це не виграє за {$n} ходів: {$name} відповідає {$move}.
    }
puzzles-wrong-no-force = Так не виграти: {$name} відповідає {$move}.
puzzles-show = Розв’язок
puzzles-again = Ще раз
puzzles-rating = Рейтинг {$rating}
puzzles-rating-changed = Рейтинг {$rating} ({$change})
puzzles-kept-solved = Розв’язано: {$n}
puzzles-kept-streak = поспіль: {$n}
puzzles-kept-again = повторити: {$n}
puzzles-list-title = Усі задачі
puzzles-list-one = Задача {$n}
puzzles-list-solved = розв’язано
puzzles-list-again = повторити
puzzles-none = Задач немає: їхній файл не вдається прочитати.
puzzles-opening = Відкриваються задачі…
puzzles-all-solved = Усі задачі цієї гри розв’язано.
puzzles-error = Немає задач: {$path} {$reason}. Встановіть програму ще раз або відновіть цей файл.
puzzles-error-missing = не вдається відкрити
puzzles-error-too-long = надто довгий
puzzles-error-head = починається не так, як файл із задачами
puzzles-error-later = для новішої версії програми
puzzles-error-line = не вдається прочитати в рядку {$n}
puzzles-not-kept = Розв’язані задачі не вдається зберегти: {$reason}. Можна продовжувати.
puzzles-kept-damaged = Частину результатів задач не вдається прочитати. Копія лежить у {$path}; решта використовується.
puzzles-day = Сьогодні
puzzles-day-of = Позиція дня, {$date}
puzzles-day-open = не грали
puzzles-day-begun = ще не розв’язано
puzzles-day-first = розв’язано з першої спроби
puzzles-day-solved =
    { $n ->
        [one] розв’язано після {$n} хибного ходу
        [few] розв’язано після {$n} хибних ходів
       *[many] розв’язано після {$n} хибних ходів
    }
puzzles-day-shown = переглянуто розв’язок
puzzles-share = Копіювати результат
puzzles-shared = Результат у буфері обміну.
puzzles-month-before = Попередній місяць
puzzles-month-after = Наступний місяць
help-does-puzzle = У задачі: зіграти тут, ще раз або далі

## Дати.

date-month =
    { $month ->
        [1] Січень
        [2] Лютий
        [3] Березень
        [4] Квітень
        [5] Травень
        [6] Червень
        [7] Липень
        [8] Серпень
        [9] Вересень
        [10] Жовтень
        [11] Листопад
       *[12] Грудень
    } {$year}
date-day =
    {$day} { $month ->
        [1] січня
        [2] лютого
        [3] березня
        [4] квітня
        [5] травня
        [6] червня
        [7] липня
        [8] серпня
        [9] вересня
        [10] жовтня
        [11] листопада
       *[12] грудня
    } {$year} року
date-weekday =
    { $n ->
        [1] Понеділок
        [2] Вівторок
        [3] Середа
        [4] Четвер
        [5] П’ятниця
        [6] Субота
       *[7] Неділя
    }
date-weekday-sign =
    { $n ->
        [1] Пн
        [2] Вт
        [3] Ср
        [4] Чт
        [5] Пт
        [6] Сб
       *[7] Нд
    }
date-full = {$weekday}, {$date}

about-title = Про fivefold
about-version = Версія {$version}
about-commit = Коміт
about-parts = Складники
about-licence = Ліцензія
about-system = Система
about-browser = Браузер
about-graphics = Графіка
about-driver = Драйвер
about-window = Вікно
about-copied = Скопійовано для звіту
about-licences = Ліцензії
about-all-texts = Повні тексти
about-fonts = Шрифти
about-sounds = fivefold сам створює всі звуки.
about-libraries = Бібліотеки: {$n}
about-no-list = Список бібліотек ({$path}) відсутній або його неможливо прочитати.
about-opening = Відкривається список…
