### fivefold 的简体中文文字。
### 每个键一条文字；{$name} 由程序填入。保存后的修改会在程序运行时立即显示。
### 只属于某个游戏的文字放在同一文件夹中该游戏自己的文件里。

app-name = fivefold
app-line = { $n ->
    [5] 五种老游戏，同桌对弈
   *[other] { $n } 种游戏，同桌对弈
}

## 双方。总是既显示颜色，也显示形状。

side-first = 蓝方
side-second = 黄方

## 菜单。

menu-continue = 继续
menu-continue-line = {$game}，{$moves}
menu-help = 按键
settings-sound = 声音
settings-volume = 音量
hear-board-switch = 聆听棋盘
hear-board-line = 用方向键可以听到每一格：行表现为音高，列从左到右，还有该处的内容。在尼姆类游戏中，每步之后的和弦表示局面是否平衡，等级分对局除外。
menu-fullscreen = 全屏
menu-open-file = 打开文件

## 棋子移动的快慢。

speed-off = 关
speed-slow = 慢
speed-normal = 正常
speed-fast = 快

## 用按键开关声音。

sound-on = 声音已打开
sound-off = 声音已关闭

## 设置对局。

setup-presets = 棋盘类型
setup-board = 棋盘
setup-more = 更多选项
setup-clock = 棋钟
setup-clock-none = 无
setup-clock-about = 分钟 + 每步加秒；或先用分钟，再用读秒次数 × 秒数，每走一步重新读秒。超时者负。
setup-clock-minutes = 每局分钟数
setup-clock-increment = 每步加秒
setup-clock-periods = 读秒次数
setup-clock-period = 每次读秒秒数
setup-players = 棋手
setup-person = 玩家
setup-begins = 先手
setup-begins-first = 蓝方
setup-begins-second = 黄方
setup-begins-random = 随机
setup-begins-alternate = 轮流
setup-start-position = 开始局面
setup-start-usual = 标准
setup-start-random = 随机
setup-start-placed = 自定
setup-start = 开始
setup-back = 菜单
setup-placing-side = 摆放

## 开局前可以选择的内容及其范围。

field-cols = 列数
field-cols-hint = {$min} 至 {$max}
field-rows = 行数
field-rows-hint = {$min} 至 {$max}
field-error-out-of-range = 请输入 {$min} 至 {$max} 之间的数。
field-error-missing = 缺少数值。
field-decrease = 减少：{$field}
field-increase = 增加：{$field}

## 电脑对手。

opponent-random = 随缘
opponent-random-line = 随机走子。
opponent-exact = 完美
opponent-exact-line = 绝不放过任何胜机。
opponent-engine = 引擎
opponent-engine-line = 算得很远，看得见每一个威胁。
opponent-external-line = 你添加的程序。
opponent-suitable = 适合你的水平。
opponents-levels = 级别
opponents-own = 自己的级别
opponents-originals = 此棋独有
opponents-scripts = 脚本
opponents-programs = 其他程序
opponents-you = 你：{$rating}
opponent-about = 关于{$name}
opponent-play = 与它对局
original-origin = 作者
original-thinking = 思考方式
original-blind-spots = 它看不到什么
lasting-title = 你能坚持多久？
lasting-most = 它最多 {$most} 步获胜，双方的着法都算。也许另有更快的胜法。
lasting-best = 你的最佳成绩：{$n}。
lasting-none = 你还没有试过。
lasting-fair = 双方平衡吗？
proof-walk = 逐步看证明
opponent-own-line = {$name}的副本，有自己的数值。
own-level-numbers = 它的数值
own-level-file = 它们在 {$file} 里。在那里修改，下次设置对局时读取。
script-file = 文件
script-open = 打开文件
script-mistake = 上次的错误
script-copy-mistake = 复制错误
script-printed = 它的输出
script-printed-nothing = 还没有。脚本用 print 输出的内容会显示在这里。
script-copy-printed = 复制文本
script-edit = 在此修改
script-text = 脚本文本
script-save = 保存
script-revert = 还原
script-delete = 删除
script-keys = Ctrl+S 保存，Esc 关闭。
script-unsaved = 尚未保存。
script-saved = 已保存。
script-plays = 它在这里下 {$move}。
script-go-to-line = 到第 {$line} 行
script-deleted = {$name} 已删除。
script-no-room = 浏览器没有空间了，所以没有保存。删除以前的对局或其他脚本后再保存。
script-changed = 这个脚本已在别处改动。再次保存会替换那些改动，还原可以看到它们。
opponent-clone = 克隆这个对手
opponent-clone-name = 克隆的名字
opponent-clone-hint = 例如 my_own-2
opponent-clone-now = 克隆
opponent-clone-no-name = 名字有 1 到 {$most} 个字符：A 到 Z 的字母、数字、“-”和“_”。
opponent-clone-taken = 已经有名为 {$name} 的对手或文件。
opponent-clone-not-written = 无法写入 {$path}：{$reason}。
arena-title = 比较对手
arena-games = 对局数
arena-about = 每个开局各下两次并交换双方，所以谁都不占便宜。
arena-run = 开始
arena-stop = 停止
arena-nothing = 选择两个对手并开始对局。对局进行时，表格和曲线会不断增长。
arena-running = 已下 {$done} 局，共 {$all} 局
arena-stopped = 停止：已下 {$done} 局，共 {$all} 局
arena-done = 完成：{$done} 局，共 {$all} 局
arena-won = 胜
arena-drawn = 和
arena-lost = 负
arena-points = 得分
arena-percent = {$percent}%
arena-score = {$name}得分 {$score} ± {$margin}（置信度 95%）。
arena-score-alone = {$name}目前得分 {$score}。
arena-forfeited = 因没有合法着法而输的对局：{$n}
arena-left-out = 因程序未能下棋而略去的对局组：{$n}
arena-curve = 得分曲线
help-does-arena = 开始或停止比较

opponent-level-1 = 入门
opponent-level-1-line = 刚学会规则。
opponent-level-2 = 新手
opponent-level-2-line = 只看得见明显的棋。
opponent-level-3 = 学徒
opponent-level-3-line = 偶尔有个计划。
opponent-level-4 = 爱好者
opponent-level-4-line = 下得不错，但看不出隐藏的意图。
opponent-level-5 = 俱乐部棋手
opponent-level-5-line = 懂得要点，但仍有疏漏。
opponent-level-6 = 强手
opponent-level-6-line = 很少放过失误。
opponent-level-7 = 专家
opponent-level-7-line = 几乎从不失误。
opponent-level-8 = 大师
opponent-level-8-line = 本程序的最高水平。

# 各级别的弱点，每条一个；接在名称之后。
opponent-trait-perfect = 下得完美无缺。
opponent-trait-full-strength = 没有盲点。
opponent-trait-reads-columns = 用二进制看数，但只看最后 {$n} 位。
opponent-trait-reads-nothing = 不懂必胜策略。
opponent-trait-sees-end = 剩下 {$n} 步时，残局下得好。
opponent-trait-overlooks = 有 {$n}% 的概率漏看胜着。
opponent-trait-loses-thread = 有 {$n}% 的时候没有计划。
opponent-trait-overlooks-moves = 漏看 {$n}% 的着法。
opponent-trait-random-share = {$n}% 的着法是随机的。
opponent-trait-looks-at-no-reply = 只看自己的一步，不看你的应对。
opponent-trait-looks-ahead = 向前看 {$n} 步。
opponent-trait-visits-at-most = 算得很远，但每步只看 {$n} 个局面。

## 研究室：一步一步找出好局面。

research-title = 研究
research-back = 返回
research-enter = 探索必胜局面
research-turn = 拖动或按方向键旋转；滚轮、+ 和 – 缩放
research-game = 游戏
research-question = 问题
research-list = 好局面
research-list-empty = 尚未找到。
research-pace = 速度
research-pace-slow = 慢
research-pace-normal = 正常
research-pace-fast = 快
research-pace-at-once = 立即
research-run = 运行
research-pause = 暂停
research-again = 重新开始
research-step = 单步
research-put-on-board = 摆上棋盘
research-step-good = {$tuple}：从这里到不了任何好局面，所以它是好局面。由此再划掉 {$struck} 个。
research-step-struck = {$tuple}：从这里能到好局面 {$by}，所以划掉 {$tuple}。
research-count = 好局面 {$good} 个；已查看 {$steps} / {$all}
research-agrees = 规律与此一致：{$rule}。
research-differs = 规律与此不符：{$rule}。
research-good = 好
research-struck = 已划掉
research-open = 尚未查看
research-proof = 证明
research-proof-squares = 好位置的两个数每一位二进制数字都相同。每一位把对角线上的组减半：8 × 8 里有 4 × 4，4 × 4 里有 2 × 2。
research-proof-tetrahedra = 二进制每一位上的 1 必须成对。一位有八种填法，其中四种成对，所以每个四面体里有四个一半大的四面体。
research-proof-columns = 二进制每一位上的 1 必须成对。从这样的位置怎么走都会使某一位变成奇数，而之后总有一步能让每一位都恢复偶数。

## 各种大小的棋盘谁会赢。

board-table-enter = 已求解的棋盘
board-table-title = 各种棋盘谁会赢
board-table-about = 双方都下最佳着法时的结果。长边横放或竖放没有区别，更长的连线也算赢。由 fivefold 自己求解。
board-table-first = 先手胜
board-table-second = 后手胜
board-table-draw = 平局
board-table-open = 尚未求解
board-table-set-up = 使用这个棋盘

## Boards of different games with the same heaps.

theorem-title = 一个定理，三块棋盘
theorem-answers = 电脑应对
theorem-shown-as = 各堆显示为
theorem-heaps = 各堆
theorem-random = 随机
theorem-play = 走这一步
theorem-other = 变成下一块棋盘
theorem-stands = 轮到{$mover}，尼姆和 {$sum}。{$winner}能赢。
theorem-over = 全部取完：{$winner}获胜。
theorem-move = {$heap} 堆从 {$before} 变成 {$after}。
theorem-point = 在棋盘上指向一步，或用方向键。
theorem-told = 石子、距离和间隔是同样的堆。在一块棋盘上走一步，就是在所有棋盘上走同一步，赢的也是同一方。
theorem-left-out = 这里没有{$game}：它只有 {$n} 堆的位置。
theorem-heap = {$heap} 堆
theorem-made = {$name}：{$heap} 堆从 {$before} 变成 {$after}。

## 对局中。

play-your-turn = 轮到你了
clock-left = 剩余时间：{$time}
clock-tenths = {$seconds}
clock-periods = {$time} ×{$n}
play-turn = 轮到{$name}
play-to-move = 轮到走棋
play-you = 你
play-thinking = 思考中…
play-thinking-time = 思考中… {$seconds} 秒
play-press-again = 再按一次，就下在这里。
play-computer-begins = 电脑先手
play-undo = 悔棋
play-redo = 恢复
play-go-on = 继续
play-pause = 暂停
play-other-opponent = 换个对手
play-waiting = 等待中
play-resign = 认输
play-resign-sure = 这局认输吗？
play-resign-not = 接着下
play-new-game = 新对局
play-again = 再来一局
play-setup = 对局设置
play-rules = 规则
rules-picture = 图 {$n}/{$of}
rules-picture-before = 上一图
rules-picture-after = 下一图
play-menu = 菜单
play-more = 更多
play-on-the-board = 棋盘上
play-hint = 提示
play-hint-what = 怎么走？
play-hint-why = 为什么？
legal-switch = 显示可走的棋
threats-switch = 显示威胁
hints-off = 提示已在设置中关闭。
play-save = 保存
play-copy-id = 复制 ID
play-copy-link = 复制链接

## 棋盘上的一步：用时、其他着法和注释。

move-time = {$seconds} 秒
move-time-minutes = {$minutes} 分 {$seconds} 秒
move-start = 开始
move-captured = {$waves} 波，占领了 {$cells} 格。
move-burst = 引发 {$waves} 波，没有占领。
move-variations = 变化
move-others = 其他着法：
move-promote = 设为主线
move-delete = 删除这步及以后
comment = 注释
comment-of = {$move} 的注释
comment-of-start = 开始局面的注释
comment-hint = 写注释
comment-keys = Ctrl+Enter 或 Esc 保存。
comment-save = 保存
comment-cancel = 取消
marking = 字母和标记
marking-done = 完成
marking-hint = 按一下放上标记，再按一下取走。此时不会走棋。
mark-letters = 字母
mark-triangle = 三角
mark-circle = 圆圈
mark-square = 方块
mark-cross = 叉
note-error-deleted = 这一步已被删除。
note-error-too-long = 一局的注释总共最多 {$most} 字节；加上这条会有 {$bytes} 字节。
note-error-illegal = 局面的分析必须从该局面可走的一步开始。
note-error-too-many = 一局最多保存 {$most} 个局面的分析。
note-error-too-many-marks = 一局最多保存 {$most} 个棋盘标记。

## 回放栏。数字表示是平常速度的几倍。

replay-play = 播放
replay-to-start = 到开头
replay-back = 后退一步
replay-forward = 前进一步
replay-to-end = 到结尾
replay-place = 着法
replay-speed = 回放速度
replay-factor = {$factor}×

## 把对局导出为文件。

export = 导出
export-picture = 图片
export-picture-line = 当前局面的 PNG
export-gif = 动画
export-gif-line = GIF，一步一帧
export-moving-gif = 流畅动画
export-moving-gif-line = 较大的 GIF，显示每个动作
export-pictures = 系列图片
export-pictures-line = 一个 PNG 文件夹
export-pictures-zip-line = PNG 图片的 ZIP 文件
export-record = 文本
export-record-line = 便于阅读，可再次打开
export-sgf-line = 供其他程序使用
export-psq-line = 用于 Gomocup 管理程序
export-renlib-line = 完整变化树，供连珠棋手使用
export-pgn-line = 用于程序对局
export-playok-line = PlayOK 的导出格式
export-drawing = 正在绘制图片：{$path}
export-stop = 停止绘制（{$drawn} / {$all}）
export-done = 已保存为 {$path}
export-refused = 无法导出对局：{$reason}
export-failed = 无法导出对局。
film-error-no-adapter = 找不到显卡，连软件渲染也没有
film-error-no-picture = 显卡在 {$frames} 帧内没有返回图片
film-error-assets = {$folder} 中没有程序自己的文件；请把 {$variable} 设为它们所在的文件夹
film-error-connection = 无法加载绘制图片所需的内容；网络连接正常吗？
film-error-too-many = 该对局需要超过 {$most} 张图片；请用 --from 和 --until 选取一部分，或用 --frames moves
film-error-stopped = 绘制已停止

## 电脑知道什么，对局如何结束。

verdict-switch = 显示形势
columns-switch = 显示二进制各位
columns-even = 每一位上的 1 都成对：对手不出错，轮到走的一方必输。
columns-odd = 标出的位上多出一个 1：轮到走的一方让各位都成对就能赢。

## 对局分析。

analysis-start = 分析对局
analysis-caption = 分析
analysis-progress = 分析：{$done} / {$all}
analysis-stop = 停止
analysis-go-on = 继续
analysis-deeper = 深入分析
analysis-show = 演示
analysis-back = 返回对局
analysis-better = 更好：{$line}
analysis-best = 此时最佳：{$line}
analysis-graph = {$n} 步的形势曲线。左右方向键逐步移动。
analysis-move = {$mv}：{$judged}。{$worth}
analysis-move-unjudged = {$mv}。{$worth}
analysis-unknown = 还什么都不知道。
analysis-draw = 已证明：和棋。
analysis-wins = 已证明：{$name}胜。
analysis-found = 已找到、未证明：{$name}胜。
analysis-estimated = 评估：{$points}
analysis-only = 唯一的好棋
analysis-best-move = 最佳着法
analysis-good = 好棋
analysis-inaccuracy = 缓着
analysis-mistake = 失误
analysis-blunder = 大失误

## 为什么输了一局。

loss-why = 我为什么输了？
loss-looking = 正在回看：{$done} / 最多 {$all} 个局面
loss-move-proven = {$number}. {$made}这步输棋（已证明）。更好：{$better}。
loss-move-estimated = {$number}. {$made}这步输棋（估计）。更好：{$better}。
loss-ended-it = 这一步本身结束了对局。
loss-start-proven = 无论怎么走，这一局从一开始就已输定（已证明）。
loss-bit-by-bit = 就电脑所见，没有哪一步单独输掉这一局。
loss-board-won = 盘面上你是赢的（已证明）。
loss-board-drawn = 盘面上是和局（已证明）。
loss-board-estimated = 盘面上还没有输；对你的估计是 {$points}。
loss-odd-column = 你让二进制表中值为 {$column} 的一位成了奇数：那里有 {$n} 个 1，不能成对。
loss-odd-columns = 你让二进制表中值为 {$columns} 的几位成了奇数：每一位都有一个 1 不能成对。
loss-try-again = 从这里再试一次

## 研究时的最佳着法。

best-moves = 最佳着法
best-moves-looking = 最佳着法：寻找中…
best-moves-hide = 隐藏
best-moves-few = 只看最佳
best-moves-all = 在棋盘上显示全部 {$n} 步
best-moves-draw = 和
best-moves-win = 胜
best-moves-loss = 负
best-moves-found-win = 似胜
best-moves-found-loss = 似负

## 对局如何结束。

result-you-win = 你赢了！
result-computer-wins = 电脑获胜。
result-side-wins = {$name}获胜。
result-draw = 和棋。
result-resigned = {$name}认输。
result-resigned-fault = {$name}认输：{$fault}。
result-out-of-time = {$name}超时。
result-drawn-on-time = {$loser}超时，但{$name}已不可能获胜。
result-declared = 依据棋谱记录。
result-moves = 共 {$n} 步。

fault-not-set-up = 该程序已不在列表中
fault-no-programs = 这里不能启动其他程序
fault-not-found = 找不到程序文件
fault-not-allowed = 不允许启动该程序
fault-not-started = 程序无法启动
fault-crashed = 程序崩溃了（退出代码 {$code}）
fault-killed = 程序被外部终止
fault-closed = 程序不再响应
fault-timed-out = 程序 {$seconds} 秒没有回应
fault-too-slow = 程序走一步超时 {$ms} 毫秒
fault-garbage = 程序回答“{$said}”，这不是一步棋
fault-illegal = 程序走了规则不允许的 {$move}
fault-refused = 程序不支持这个游戏（“{$said}”）

## 作为对手的其他程序。

engine-add = 其他程序…
engine-add-line = 本机上的五子棋程序
engine-title = 以其他程序为对手
engine-help = 支持 Gomocup 协议的程序可以下五子的连子棋。
engine-path = 程序文件
engine-path-hint = 例如 /home/me/gomoku/pbrain-rapfi
engine-browse = 浏览…
engine-name = 名称
engine-name-hint = 程序自己的名称
engine-time = 每步用时
engine-seconds = {$seconds} 秒
engine-check = 检查并添加
engine-checking = 正在启动程序…
engine-added = 已添加为 {$name}。它说：{$said}
engine-no-path = 请选择程序文件。
engine-bad-name = 名称为 1 至 24 个字符：字母 A 到 Z、数字、“-”“_”和“.”。
engine-taken = 已有名为 {$name} 的程序。
engine-full = 已有 {$n} 个程序；请先移除一个。
engine-fault = 没有添加：{$fault}。
engine-own = 已添加的程序
engine-remove = 移除 {$name}
engine-damaged = 无法读取你的程序列表：{$reason}。文件已改名为 {$path}；没有删除任何内容。
engine-unread = 无法读取你的程序列表：{$reason}。
engine-refused = 无法保存你的程序列表：{$reason}。在关闭 fivefold 之前，列表仍然有效。

## 为什么不能这样走。

illegal-game-over = 对局已经结束。
illegal-off-board = 那里在棋盘之外。
illegal-occupied = 那里已有棋子。
illegal-not-yours = 那一格属于对方。
illegal-stands-still = 棋子必须移动。
illegal-fixed-start = 这个游戏总是从同一局面开始。
illegal-over-at-start = 这样对局还没开始就结束了。
illegal-choose-first = 请先选择一方。
illegal-not-a-move = 这个游戏没有这种走法。
illegal-record-full = 无法再记录更多着法。请开始新对局。

## 为什么拒绝界面此刻没有提供的操作。

refused-computer-plays = 第 {$side} 方由电脑执棋；请等它走，或接替它
refused-person-plays = 第 {$side} 方由玩家执棋，电脑不会替他走
refused-computer-waits = 电脑已暂停
refused-rated = 等级分对局中不能这样做
refused-nothing-to-undo = 没有可悔的棋
refused-nothing-to-redo = 没有可恢复的棋
refused-no-such-position = 该对局中没有这个局面
refused-no-finding = 这个局面还什么都不知道
refused-no-clock = 没有棋钟在走
refused-not-the-beginning = 只有与电脑对局的第一步可以让电脑来走
refused-same-seat = 第 {$side} 方已经是这个棋手
refused-main-line = 这已经是主线
refused-start = 对局的开头不能删除
no-move-game-over = 对局已经结束，没有可选的着法
no-move-stopped = 棋手在找到着法之前被停止
no-move-other-game = 这个棋手不下该游戏

## 电脑为什么选这一步。

why-nimber-to-zero = 使尼姆和为 0。
why-lost-random = 已是败局，所以随机走。
why-random = 随机的一步。
why-opening = 它惯用的第一步。
why-forced-win = 无论你怎么应，它都必胜。
why-holds-out = 已是败局，尽量坚持。
why-best-score = 评分最高的一步。
why-external = 由其他程序选择。
why-script = 由它的脚本选择。
why-forfeited = 它自己的着法无效，所以这步是随机的。

## 三步提示：看哪里，怎么走，为什么。

hint-where-row = 看 {$row} 行。
hint-where-upper-left-part = 看左上方。
hint-where-upper-part = 看上方。
hint-where-upper-right-part = 看右上方。
hint-where-left-part = 看左侧。
hint-where-middle-part = 看中间。
hint-where-right-part = 看右侧。
hint-where-lower-left-part = 看左下方。
hint-where-lower-part = 看下方。
hint-where-lower-right-part = 看右下方。

hint-what-move = 走 {$move}。

hint-why-wins-at-once = 这步立即获胜。
hint-why-forced-win-in = 从这步起 {$n} 步内必胜，对手无法阻止。
hint-why-forced-win = 从这步起必胜，对手无法阻止。
hint-why-found-win = 搜索发现这里 {$n} 步可胜，但未证明。
hint-why-found-loss = 搜索发现对手 {$n} 步可胜，但未证明。
hint-why-keeps-draw = 双方都走最佳着法是和棋，这步保住和棋。
hint-why-holds-out-for =
    { $n ->
        [1] 无论你怎么走，对手 {$n} 步就能获胜。
       *[other] 对手 {$n} 步内必胜；这步不会让他更轻松。
    }
hint-why-holds-out = 对手必胜；这步不会让他更轻松。
hint-why-estimate = 没有找到决定性的着法；电脑给这步的评分最高。

# 必胜手顺中的着法，接在序号和位置之后。
hint-step-wins = 获胜
hint-step-defends = 试图阻止
hint-step-quiet = 保持进攻

## 形势栏：谁占胜势，有几步能保住。

standing-won = {$name}必胜
standing-won-in = {$name} {$n} 步获胜
standing-drawn = 双方最佳应对为和棋
standing-found = 发现{$name} {$n} 步可胜
standing-estimated = {$name}似乎占优
standing-even = 似乎均势
standing-unknown = 还什么都不知道
standing-you-lose = 你输了：电脑找到了胜着。
standing-you-lose-in = 你输了：电脑 {$n} 步获胜。
standing-keeps-win =
    { $n ->
        [1] {$of} 种走法中只有 {$n} 种保住胜势
       *[other] {$of} 种走法中有 {$n} 种保住胜势
    }
standing-keeps-win-at-least = {$of} 种走法中至少有 {$n} 种保住胜势
standing-keeps-draw =
    { $n ->
        [1] {$of} 种走法中只有 {$n} 种保住和棋
       *[other] {$of} 种走法中有 {$n} 种保住和棋
    }
standing-keeps-draw-at-least = {$of} 种走法中至少有 {$n} 种保住和棋
standing-safe =
    { $n ->
        [1] {$of} 种走法中只有 {$n} 种不会立即输
       *[other] {$of} 种走法中有 {$n} 种不会立即输
    }

## 一步棋会引发什么。

preview-wins = 赢得对局。
preview-loses = 输掉对局。
preview-draws = 成为和棋。
preview-turns = {$waves} 波，占领 {$cells} 格。
preview-waves = {$waves} 波，没有占领。
preview-quiet = 没有其他变化。
preview-wave = 第 {$n} 波

## 脚本对手的错误。前面是文件、行和列（config-broken）。

script-missing = 没有这个文件，所以着法是随机的。
script-not-built-in = 本程序编译时不含脚本，所以着法是随机的。
script-too-long = 脚本太长：{$bytes} 字节；最多允许 {$most} 字节。
script-unknown-game = 没有“{$found}”这个游戏；可用的有 {$known}。
script-failed = {$reason}
script-no-choose = 没有函数“choose”；脚本需要“fn choose(board)”。
script-too-many-steps = 用完允许的全部步数（{$most}）仍没有着法。是否有循环不会结束？如果没有，可在 opponents.ron 的 `script_limits` 中调高。
script-out-of-time = 时间用完，还没有着法。
script-too-deep = 函数相互调用太深（最多 {$most} 层）。是否有函数无休止地调用自己？
script-too-large = {$what}（最多 {$most}）。
script-no-move = “choose”返回的是 {$found}，不是着法。
script-unreadable = “choose”返回的“{$text}”在这里不是着法：第 {$at} 个字符有误。
script-illegal = 脚本走 {$text}，这不允许：{$reason}

## 程序文件的问题。

config-broken = {$file}，第 {$line} 行，第 {$column} 列：{$reason}
config-unknown-near = 没有“{$found}”这个字段；是不是“{$nearest}”？
config-unknown = 没有“{$found}”这个字段；这里的字段有 {$known}
config-twice = 字段“{$field}”在此重复出现
config-missing = 缺少字段“{$field}”
config-no-choice-near = 没有“{$found}”这个选项；是不是“{$nearest}”？
config-no-choice = 没有“{$found}”这个选项；可选的有{$known}
config-other-kind = 此处应为{$expected}，而不是“{$found}”
config-ends-early = 文件过早结束
config-comma = 此处应为逗号或列表的结尾
config-colon = 此处应为冒号
config-text = 此处应为引号中的文字
config-brackets = 此处应为括号中的字段列表，`(`
config-trailing = 文件在右括号 `)` 之后必须结束
config-not-utf8 = 文字不是 UTF-8 编码
config-out-of-range = {$value} 超出范围，允许 {$min} 到 {$max}
config-whole-number = {$min} 到 {$max} 的整数
config-number = {$min} 到 {$max} 的数
config-list-length = 列表有 {$have} 项，允许 {$least} 到 {$most} 项
config-levels = 每种棋正好有 {$levels} 个级别，而这里有 {$have} 个
config-many-presets = 现成的棋盘太多，允许 1 到 {$most} 个
config-no-preset = 至少需要一个现成的棋盘
config-no-board = “{$found}”不是 {$game} 的棋盘
config-no-board-because = “{$found}”不是 {$game} 的棋盘：{$reason}
config-ratings = 有 {$levels} 个级别，所以需要 {$levels} 个等级分，而不是 {$have} 个
config-ratings-fall = {$earlier} 之后是 {$later}：级别的等级分不能低于前一个
config-colour = “{$found}”不是颜色；请用十六进制数字写成 "#RRGGBB"
config-script-name = “{$found}”不是脚本名：1 到 {$most} 个字母、数字、- 和 _
config-engine-name = 名称为 1 到 {$most} 个字母、数字或 - _ . 符号（不带重音）
config-many-programs = 程序有 {$have} 个，太多了，最多 {$most} 个
config-same-program = 有两个程序都叫 {$name}；请给其中一个改名
config-as-said = 读取文件时的提示（英文）：“{$said}”
config-kept = 继续使用上次的有效值。
banner-close = 关闭

## 按键列表：标题，以及没有按钮的命令的作用。

help-title = 按键
help-close = 关闭
help-board = 棋盘
help-game = 对局
help-some-games = 部分游戏
help-menu = 菜单和设置
help-research = 研究
help-files = 文件和剪贴板
help-window = 窗口
help-gamepad = 手柄
help-does-previous-variation = 上一步的前一个变化
help-does-next-variation = 上一步的后一个变化
help-does-comment = 注释这一步
help-does-arrows = 在棋盘上或选项间移动
help-does-act = 在此落子、标记或摆放
help-does-letters = 到该字母或数字的列或行
help-does-tab = 到下一个控件
help-does-pad-controls = 到上一个或下一个控件
help-does-replay = 播放或暂停回放或电脑对弈
help-does-cards = 选择游戏
help-does-run = 运行或暂停
help-does-zoom-in = 放大
help-does-zoom-out = 缩小
help-does-save-as = 另存为文件
help-does-copy-game = 复制整局
help-does-paste = 粘贴对局
help-does-larger = 放大文字和控件
help-does-smaller = 缩小文字和控件
help-does-usual-size = 恢复文字和控件的默认大小
help-does-mute = 开关声音
help-does-quit = 退出

## 键帽上的字。

key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-space = 空格
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-insert = Ins
key-delete = Del
key-home = Home
key-end = End
key-page-up = PgUp
key-page-down = PgDn
key-left = 左
key-right = 右
key-up = 上
key-down = 下
key-arrows = 方向键
key-letters = 字母
key-digits = 数字

## 手柄。按钮按位置命名。

pad-south = 下方按钮
pad-east = 右方按钮
pad-west = 左方按钮
pad-north = 上方按钮
pad-directions = 十字键
pad-left-stick = 左摇杆
pad-right-stick = 右摇杆
gamepad-connected = 手柄已连接。按 {$button} 查看各按钮的作用。
gamepad-disconnected = 手柄已断开。

## 设置中无法生效的按键。

keys-unknown-command = settings.ron，{$list}：没有“{$found}”这个命令。可用的命令有 {$known}。
keys-unknown-command-near = settings.ron，{$list}：没有“{$found}”这个命令。是不是“{$nearest}”？
keys-unknown-key = settings.ron，keys，{$command}：没有叫“{$found}”的按键。请写成 Ctrl+U、Shift+F3 或 PgUp 的形式。继续使用默认按键。
keys-fixed = settings.ron，keys，{$command}：这些按键不能更改。请删除这一项。
keys-taken = settings.ron，keys，{$command}：{$key} 属于 {$other}（{$does}）。请选择其他按键，或给 {$other} 换一个。继续使用默认按键。
buttons-unknown-button = settings.ron，buttons，{$command}：没有叫“{$found}”的按钮。请写成 West、LeftShoulder 或 Start 的形式。继续使用默认按钮。
buttons-fixed = settings.ron，buttons，{$command}：这些按钮不能更改。请删除这一项。
buttons-taken = settings.ron，buttons，{$command}：{$key}属于 {$other}（{$does}）。请选择其他按钮，或给 {$other} 换一个。继续使用默认按钮。

## 供屏幕阅读器使用：格中有什么，刚才发生了什么。

reading-board = 棋盘
reading-empty = 空
reading-tile = 方块
reading-marked = 标记：{$mark}
reading-legal = 可走
reading-offered = 打点
reading-last = {$name}走了 {$move}。

## 浏览器中。

page-other-tab = fivefold 也在另一个标签页中打开。两者共用设置；在两边继续的同一对局会变成两局。
page-broken-id = 地址中的“{$id}”不是对局：{$reason}
page-broken-day = 地址中的“{$day}”不是 2026-11-25 这样的日期。这里是今天的局面。
page-day-to-come = {$day} 的局面尚未到来。这里是今天的局面。
page-file-broken = 文件“{$file}”不是保存的对局：{$reason}
page-file-unreadable = 浏览器无法读取它
page-file-refused = 浏览器不允许。
page-readers-missing = 无法加载读取其他格式的部分。请检查网络连接后重试。
page-reason-full = 浏览器没有更多空间留给此页面
page-reason-refused = 浏览器拒绝了

## 桌面版在两次运行之间保留的内容。

keep-refused = 无法保存：{$reason}。你可以继续下；按“保存”可保留对局。
settings-refused = 无法保存你的设置：{$reason}。在关闭 fivefold 之前，设置仍然有效。
settings-damaged = 无法读取你的设置（{$reason}），因此使用默认设置。文件已改名为 {$path}；没有删除任何内容。
settings-unknown = 无法识别文件中的一个设置（{$reason}）：使用默认设置，文件内容不变。
keep-damaged = 无法打开你上次的对局：{$reason}。文件已改名为 {$path}；没有删除任何内容。

## 我的对局：每一个开始过的对局。

my-games-title = 我的对局
my-games-search = 搜索
my-games-search-hint = 按游戏、对手、名称或日期搜索
my-games-reading = 正在读取…
my-games-empty = 这里还什么都没有
my-games-empty-line = 每个对局从第一步起就保存在这里。
my-games-none-found = 没有符合的对局。
my-games-number = 对局 {$n}
my-games-players = {$first} – {$second}
my-games-won = 你赢了
my-games-lost = 你输了
my-games-won-by = {$name}获胜
my-games-drawn = 和棋
my-games-elsewhere = 已在另一窗口打开
my-games-today = 今天
my-games-yesterday = 昨天
my-games-look = 回看
my-games-analyse = 分析
my-games-export = 导出
my-games-rename = 重命名
my-games-name = 名称
my-games-name-hint = 未命名
my-games-delete = 删除
my-games-deleted = 对局已删除。
my-games-restore = 撤销
my-games-error-elsewhere = 该对局已在 fivefold 的另一窗口打开；请先在那里关闭。
my-games-error-absent = 该对局已不存在：fivefold 的另一窗口删除了它。
my-games-error-broken = 无法读取该对局：{$reason}
my-games-error-later = 该对局由较新版本的 fivefold 以格式 {$format} 保存。请用那个版本打开。
my-games-error-foreign = 这局棋属于 {$game}，本程序没有这种棋。文件保持原样，可用保存它的程序打开。
my-games-limit = 保留的对局数。超出后，最早的已结束且未命名的对局会被删除。
find-position-title = 这些对局中的局面
find-position-line = 查找桌上对局的局面，包括旋转和镜像。
find-position = 查找此局面
find-position-back = 后退一步
find-position-all = 所有对局
find-position-no-moves = 没有对局从这里继续。
find-position-others = 其他走法：{$moves}，对局：{$games}
find-position-move = {$move}：{$games} 局
play-list = 列表
collection-leave = 返回
collection-search-hint = 按姓名、赛事或日期搜索
collection-reading = 正在读取对局…
collection-read = 已读取 {$n} 局
collection-stop = 停止读取
collection-searching = 正在搜索…
collection-count = {$all} 局中的 {$shown} 局
collection-order = 排序
collection-order-file = 按文件顺序
collection-order-players = 按棋手
collection-order-result = 按结果
collection-order-date = 按日期
collection-order-event = 按赛事
collection-order-moves = 按手数
collection-order-backwards = 反转顺序
collection-order-forwards = 通常顺序
collection-none = 在 {$name} 中没有找到对局。
collection-none-because = 在 {$name} 中没有找到对局：{$reason}
collection-refused = 无法打开的对局和文件：{$n}。第一个：{$reason}
collection-cut = 对局太多；列表只含前 {$n} 局。

## 设置。

settings-title = 设置
settings-look = 外观
settings-theme = 配色
settings-theme-line = 在任何配色下，双方棋子的形状和明暗都不同。
follow-system = 跟随系统
theme-dark = 深色
theme-light = 浅色
theme-high-contrast = 高对比度
settings-motion = 动效
settings-animation = 动画
settings-motion-reduced = 系统设置为减少动效，因此在你选择速度之前没有动画。
settings-language = 语言
settings-language-of-words = 所有文字的语言
settings-language-not-loaded = 无法加载{$language}。网络连接正常吗？
settings-play = 对局
settings-computer = 电脑
settings-data = 数据

confirm-moves = 确认着法
confirm-moves-line = 第一次按显示着法，第二次按才走。小格子上只有手指点按需要确认。
confirm-never = 从不
confirm-small-fields = 小格子上
confirm-always = 总是
coordinates-switch = 显示坐标
stone-numbers = 棋子上的手数
numbers-none = 无
numbers-last = 最近五手
numbers-all = 全部
numbers-from-here = 从这里开始
turn-to-mover-switch = 双人对局时把棋盘转向走棋的一方
board-turn = 旋转棋盘
board-mirror = 左右翻转棋盘
board-numbers = 棋子上的手数
threats-switch-line = 标出对手下一步想走的棋。
hints-switch = 提供提示
hints-switch-line = 对局中的提示按钮及其按键。
teaching-switch-line = 与电脑对局时，送掉胜局的一步可以重走。

settings-reply = 电脑走棋前的停顿
settings-reply-line = 无论多快想好，都不会更早显示着法。停顿不影响电脑的水平。
pause-none = 无
pause-short = 短
pause-normal = 正常
pause-long = 长
settings-thinking = 思考时间
thinking-short = 短
thinking-standard = 标准
thinking-long = 长
settings-thinking-line = 决定该级别搜索多少，因此也影响强弱。用“短”或“长”下的棋计入你的战绩，但不算该级别的战绩。等级分对局始终用“标准”。
ponder-switch = 电脑在你思考时也思考
ponder-switch-line = 你思考时，最强的级别会从它预计你要走的一着继续搜索。猜对时，它走得更好。等级分对局中从不这样。

settings-folder = 对局、战绩和设置的文件夹
settings-folder-copy = 复制
settings-in-browser = 此浏览器保存对局、战绩和设置。
settings-nowhere = 这台电脑上无法保存任何内容。
settings-records = 战绩存为文件
settings-no-records = 还没有下完过与电脑的对局。

settings-keys-line = 按铅笔，再按新的按键。它会取代该行的按键。
settings-keys-line-pad = 按铅笔，再按新的按键或手柄按钮。它会取代该行的同类按键。
settings-keys-list = 所有按键
settings-keys-reset-all = 全部重置
settings-keys-change = 更改“{$does}”的按键（{$keys}）
settings-keys-reset = 重置“{$does}”
settings-keys-awaited = 请按新的按键。Esc 取消。
settings-keys-awaited-pad = 请按新的按键或按钮。Esc 取消。
settings-keys-taken = {$key} 已属于“{$does}”。
settings-keys-kept = 浏览器自己要用 {$key}。
settings-keys-off = 单字符按键已关闭，{$key} 不会起作用。
character-keys-switch = 单字符按键
character-keys-switch-line = 如果语音输入或误触会触发字母、数字或符号键，请关闭。
settings-accessibility = 辅助功能
interface-size = 文字和控件大小
interface-size-percent = {$percent}%
interface-size-line = 棋盘占用剩余的空间。
interface-size-most = 此窗口最多可放大到 {$percent}%。
interface-size-now = 文字和控件：{$percent}%
large-controls-switch = 更大的控件
large-controls-switch-line = 按钮和格子更容易点中。
scan-title = 扫描
scan-off = 关
scan-one-switch = 一个开关
scan-two-switches = 两个开关
scan-one-switch-line = 方框依次移到每个着法和按钮。按空格、回车、轻点，或不移动指针点击，即选中框内的一项。
scan-two-switches-line = 按空格、轻点，或不移动指针点击，方框移到下一项；按回车选中框内的一项。
scan-time = 每步时间
scan-seconds = {$seconds} 秒
scan-row = 第 {$row} 行
scan-letters = abcdefghijklmnopqrstuvwxyz
scan-delete = 删除
scan-done = 完成

## 已结束的对局：战绩。

menu-records = 战绩
scores-title = 战绩
scores-empty = 这里还什么都没有
scores-empty-line = 与电脑下完一局，结果就会显示在这里。
scores-empty-play = 选择游戏
scores-not-played = 还没下过
scores-none-of = 还没有下完过{$game}对局。
scores-played = {$n} 局
scores-in-a-row = {$n} 连胜
scores-rating-title = 等级分
scores-rating = {$rating} ± {$deviation}
scores-no-rating = 暂无等级分
scores-about = 约 {$rating} ± {$deviation}
scores-deviation = 根据等级分对局估算：三次中有两次，真实值在 ± 范围内。
scores-unknown = 尚未确定：已下 {$n} 局等级分对局，需要 {$needed} 局。
scores-games-title = 全部对局
scores-won = {$n} 胜
scores-drawn = {$n} 和
scores-lost = {$n} 负
scores-feat-played = 对局数
scores-feat-streak = 连胜（无帮助）
scores-feat-best = 最长连胜（无帮助）
scores-feat-shortest = 最快获胜步数（无帮助）
scores-lasted = {$board}：对完美最多 {$most} 步，坚持了 {$n} 步
scores-opponents-title = 对手：胜 – 和 – 负
scores-adjusted = 其他思考时间
scores-against = {$won} – {$drawn} – {$lost}
scores-export-csv = 存为表格
scores-export-json = 存为 JSON
scores-forget = 删除全部战绩
scores-exported = 所有已结束的对局已保存到 {$path}。
scores-not-exported = 文件没有保存：{$reason}
scores-refused = 无法保存已结束的对局：{$reason}。你可以继续下。
scores-damaged = 部分已结束的对局无法读取：{$reason}。全部对局都在 {$path}；没有删除任何内容。

ask-forget = 删除全部战绩吗？
ask-forget-line = 所有已结束的对局、连胜和等级分将被永久删除。
ask-forget-no = 保留
ask-forget-yes = 全部删除
ask-delete = 删除这一步吗？
ask-delete-line = 之后的所有着法及其注释和标记也会被删除，且无法撤销。
ask-delete-no = 保留
ask-delete-yes = 删除
ask-delete-script = 删除脚本 {$name} 吗？
ask-delete-script-line = 无法撤销。
ask-delete-script-no = { ask-delete-no }
ask-delete-script-yes = { ask-delete-yes }
ask-leave = 退出等级分对局吗？
ask-leave-line = 中途退出等级分对局按输棋计算。
ask-leave-no = 接着下
ask-leave-yes = 退出并认输

## 等级分对局。

rated-switch = 等级分对局
rated-rules-title = 规则说明
rated-rule-level = 对手级别由你的等级分决定，双方胜率大致相当。
rated-rule-thinking = 思考时间始终为“标准”。
rated-rule-board = 棋盘就是测定各级别时所用的棋盘。先手和可变的开始局面都是随机的。
rated-rule-help = 不能悔棋，没有帮助，中途退出算输。
rated-running = 等级分对局：不能悔棋。
rated-stays = 等级分对局正在进行。请先下完或退出，再打开别的对局。

latest-first-rating = 你的等级分已确定：约 {$rating} ± {$deviation}。
latest-rating = 你的等级分：约 {$rating} ± {$deviation}（{$change}）。
latest-not-known = 第 {$n} 局等级分对局，确定等级分需要 {$needed} 局。
latest-streak = {$n} 连胜。
latest-best-streak = {$n} 连胜，是你的最长连胜。
latest-against = 对{$name}：{$won} 胜 {$drawn} 和 {$lost} 负。
latest-lasted = 最多 {$most} 步，你坚持了 {$n} 步。你在此棋盘上的最佳成绩：{$best}。
latest-lasted-best = 最多 {$most} 步，你坚持了 {$n} 步：这是你在此棋盘上的最佳成绩。
latest-adjusted = 其他思考时间：{$won} 胜 {$drawn} 和 {$lost} 负。

## 文件中的对局。

title-game = {$game} – {$name} – fivefold
title-setup = {$game} – fivefold
file-open-title = 打开对局
file-save-title = 保存对局
file-open = 打开
file-save = 保存
file-replace = 替换
file-cancel = 取消
file-name-open = 文件
file-name-save = 名称
file-hint-open = 在下面选择对局，或在此输入文件名
file-hint-save = 文件名
file-no-name = 请输入文件名。
file-exists = “{$file}”已存在。按“替换”覆盖它，或换一个名称。
file-changed = “{$file}”在此期间被别人改动过。按“替换”覆盖它，或换一个名称。
file-format = 格式
file-format-record = fivefold
file-format-sgf = SGF
file-format-psq = Piskvork
file-format-renlib = RenLib
file-format-pgn = PGN
file-format-playok = PlayOK
file-keeps-record = 保留全部内容：棋手、变化、用时、注释。
file-keeps-sgf = 用于其他程序。保存变化、注释、标记和姓名。
file-keeps-psq = 供 Gomocup 管理程序使用。只保留主线及其用时。
file-keeps-renlib = 用于 RenLib。在 15 × 15 棋盘上保存整棵变化树及注释和标记。
file-keeps-pgn = 用于程序对局。保存姓名和主线。
file-keeps-playok = PlayOK 的导出格式。保存姓名和主线。
file-choose = 选择
file-hint-program = 在下面选择程序，或在此输入其路径
file-no-programs = 这里没有程序。
file-recent = 最近的对局
file-folder = 在 {$folder} 中
file-up = 到 {$folder}
file-folder-list = 此处所有对局列表
file-no-games = 这里还没有保存的对局。
file-missing = 已不在原处
file-long = 长对局
file-forget = 从列表移除
file-plies = {$n} 步
file-won = {$name}获胜
file-drawn = 和棋
file-age-now = 刚刚
file-age-minutes = {$n} 分钟前
file-age-hours = {$n} 小时前
file-age-days =
    { $n ->
        [1] 昨天
       *[other] {$n} 天前
    }
file-saved = 已保存：{$file}
file-saved-main-line = 已保存：{$file}（仅主线）
file-refused = {$reason}。当前对局保持不变。

## 为什么文件和对局无法读写。冒号后面是系统自己的话。

file-error-no-home = 没有主文件夹，无法保存任何内容；请设置变量 HOME（或 XDG_STATE_HOME）。
file-error-opened = 无法打开 {$path}：{$reason}
file-error-read = 无法读取 {$path}：{$reason}
file-error-written = 无法写入 {$path}：{$reason}
file-error-made = 无法创建 {$path}：{$reason}
file-error-locked = 无法锁定 {$path}：{$reason}
file-error-put-aside = 无法重命名 {$path}：{$reason}
file-error-deleted = 无法删除 {$path}：{$reason}
file-error-with-remedy = {$error}。{$remedy}
file-remedy-space = 请腾出一些空间。
file-remedy-rights = 请选择其他文件夹，或更改此文件夹的权限。
file-remedy-own-rights = 请更改其文件夹的权限。
file-remedy-in-the-way = 已有其他内容使用此名称；请将其改名或移走。
file-remedy-name = 请检查名称。
file-error-too-long = {$path} 作为对局太长：超过 {$most} 字节。
file-error-no-text = {$path} 不是 UTF-8 文本，所以不是保存的对局；请选择其他文件。
file-error-rewritten = {$path} 在列出对局之后被改写过；请重新打开。
file-error-broken = {$path}：{$reason}
file-error-unfit = {$path} 没有写入：{$reason}
reason-as-said = {$reason}

## 为什么文本无法读作局面或着法，以及其中应有什么。

text-error = 第 {$at} 个字符：{$reason}
text-error-found = 应为{$expected}，却是“{$found}”
text-error-end = 文本到此结束，但应有{$expected}
text-error-near = {$error}（是不是 {$nearest}？）
expected-game-word = 以下之一：{$known}
expected-number = {$min} 至 {$max} 的整数
expected-times = 数字之间的 x
expected-row-end = 行尾的“/”
expected-end = 文本结尾
expected-end-after = 文本结尾（最多 {$most} 字节）
expected-column = 列字母（a、b、…）
expected-side = 走棋的一方（1 或 2）
expected-parameters = 参数前的“(”
expected-after-value = 数值后的逗号或“)”
expected-true-or-false = true 或 false

## 为什么文本无法读作对局，或对局无法写成某种格式。

format-error-at = 第 {$line} 行，第 {$column} 列：{$reason}
format-error-found = 这里应为{$expected}，而不是“{$found}”
format-error-missing = 这里应有{$expected}
format-error-text = “{$text}”：{$reason}
format-error-move = 第 {$number} 步“{$text}”：{$reason}
format-error-start = 对局不能这样开始：{$reason}
format-error-other-game = 只有{$games}能写成 {$format}；请选择 record 或 moves
format-error-too-long = 文本有 {$length} 字节，最多读取 {$most} 字节
expected-game = 对局
expected-cell = 格子，例如 h8

record-error-head = 第一行应为“{$head}”，而不是“{$found}”；请改正，或选择其他文件
record-error-later = 该对局由较新版本的 fivefold 保存：其格式为 {$found}（第 1 行），本版本读取格式 {$format}。请用较新版本打开。
record-error-too-long = 保存的对局太长：{$length} 字节，最多读取 {$most} 字节
record-error-key = 第 {$line} 行应以“{$key}:”开头
record-error-value = 第 {$line} 行（{$key}）：{$reason}
record-error-word = 这里不认识“{$found}”
record-error-other-game = 这不是原定的对局
record-error-result = 着法的结果是“{$really}”，而不是“{$found}”
record-error-over-before = 对局在“{$found}”之前就已结束
record-error-time = “{$found}”不是时间；请写成例如 [2.5s]
record-error-mark = “{$found}”不是棋盘标记；请写成例如 [label h8 A]
record-error-finding = “{$found}”不是该局面的分析；请写成例如 [first wins in 7; 20000 nodes; h8 i9]
record-error-opening = 这个开始局面不能用该开局规则
record-error-swap-choice = 这里不能选择“{$found}”
record-error-unclosed = 缺少结尾的“{$what}”
record-error-unopened = 这个“)”前面没有“(”
record-error-nothing-to-replace = 变化必须跟在它所替换的着法之后
record-error-two-stars = 有第二个“*”，但棋盘上只能有一个局面

## 为什么已结束的对局无法读取。

scores-error-later = 这些战绩由较新版本的 fivefold 保存：其格式为 {$found}，本版本最高读取 {$format}
scores-error-too-long = 战绩太长：{$length} 字节，最多读取 {$most} 字节
scores-error-line = 第 {$line} 行：{$reason}
scores-error-short = 缺少{$wanted}
scores-error-word = “{$found}”不是{$wanted}
scores-error-long = “{$found}”是多余的词
expected-day = 日期
expected-opponent = 对手
expected-which-side = 一方（first 或 second）
expected-who-began = began 或 answered
expected-result = 结果（won、drawn 或 lost）
expected-mark = 标记（rated、helped、left 或 adjusted）
expected-rating = 等级分
expected-a-number = 数字
expected-word = 单词“{$word}”

## 剪贴板。

clipboard-copied = 已复制：{$id}
clipboard-copied-game = 已将整局复制为文本
clipboard-taken = 已从剪贴板粘贴开始局面
clipboard-empty = 剪贴板上没有文本。
clipboard-refused = 这里无法使用剪贴板。请把对局保存到文件，或打开文件。
clipboard-broken = 粘贴的文本被读作{$taken}，但其中有误：{$reason}。当前对局保持不变。
clipboard-as-id = ID
clipboard-as-record = fivefold 保存的对局
clipboard-as-other = 其他程序的棋局
clipboard-name = 剪贴板
clipboard-as-moves = 着法列表

## 教学对局。

teaching-switch = 失误时提醒
teaching-win-for-loss = 这步送掉了胜局。
teaching-win-for-draw = 这步把胜局变成了和棋。
teaching-draw-for-loss = 这步送掉了和棋。
teaching-seems = 有好得多的着法。
teaching-looking = 正在检查你的着法…
teaching-back = 再想想
teaching-keep = 就这样走

# 原因：这步给了对手什么，或错过了什么。
mistake-missed-win-at-once = 你本可以立即获胜。
mistake-missed-win-in = 你本可以在 {$n} 步内必胜。
mistake-missed-win = 你本有必胜的走法。
mistake-missed-found-win = 搜索曾找到你的 {$n} 步胜，但未证明。
mistake-lets-win-at-once = 现在对手可以立即获胜。
mistake-lets-win-in =
    { $n ->
        [1] 现在无论你怎么走，对手 {$n} 步就能获胜。
       *[other] 现在对手 {$n} 步内必胜。
    }
mistake-lets-win = 现在对手必胜。
mistake-found-loss = 现在搜索发现对手 {$n} 步可胜，但未证明。
mistake-answer = 对手的最佳应对是 {$move}。

## 调整：各文件中的数值。文件中的说明为原文。

tune-title = 调整
tune-search = 搜索数值
tune-found = 搜索结果
tune-nothing-found = 没有名称或说明中有这些文字的数值。
tune-files = 文件
tune-board = 棋盘
tune-file-timing = 时间
tune-file-theme = 颜色：{$theme}
tune-file-sound = 声音
tune-file-study = 分析与教学
tune-file-opponents = 脚本
tune-file-changed = {$name}（已更改）
tune-show-file = 显示文件
tune-reset-all = 全部重置
tune-bring-back = 恢复
tune-reset = 恢复“{$name}”的默认值
tune-listen = 播放“{$name}”
tune-picker = 选择“{$name}”的颜色
tune-default = 默认：{$default}。
tune-range = {$min} 到 {$max}，默认 {$default}。
tune-range-unit = {$unit}，{$min} 到 {$max}，默认 {$default}。
tune-no-number = 请输入数字，例如 0.5。
tune-no-colour = 请输入 # 和六位 0 到 F 的数字，例如 #0072B2。
tune-own-file = 你自己的文件
tune-own-place = 位置：{$path}
tune-own-nowhere = 由此浏览器保存。
tune-own-none = 没有与默认值不同的数值，所以没有文件。
tune-open-folder = 打开文件夹
tune-save-file = 保存副本
tune-not-opened = 无法打开 {$path}：{$reason}。请自行打开该文件夹。
tune-refused = 无法保存你自己的数值：{$reason}。在关闭 fivefold 之前，数值仍然有效。

## 教程。

lesson-offer = 第一次玩？一分钟教程带你上手。
lesson-begin = 教程
lesson-not-now = 以后再说
lesson-step = 第 {$n} 步，共 {$of} 步
lesson-next = 下一步
lesson-again = 再来一次
lesson-leave = 退出
lesson-right = 对。
lesson-right-wins = 对，这样就赢。
lesson-wrong = 不是这里，再试一次。
lesson-finished = 教程到此结束，祝你玩得开心。
help-does-lesson = 教程中：在此落子，或继续

## Puzzles.

puzzles-title = 习题
puzzles-game = 游戏
puzzles-task = 轮到{$name}：{$task}
puzzles-only = 找出唯一的胜着。
puzzles-win =
    { $n ->
        [1] 一步取胜。
       *[other] {$n} 步内取胜。
    }
puzzles-force =
    { $n ->
        [1] 一步取胜。
       *[other] {$n} 步内取胜，每步只留一种应手。
    }
puzzles-survive =
    { $n ->
        [1] 不要立刻输掉。
       *[other] {$n} 步内不要输掉。
    }
puzzles-right = 对，继续。
puzzles-solved = 解出来了。
puzzles-shown = 这就是答案。这道题以后会再出现。
puzzles-wrong = 这步解不了。
puzzles-wrong-lost = 这步立刻就输了。
puzzles-wrong-answer-wins = {$name}应 {$move}，获胜。
puzzles-wrong-will-win = {$name}应 {$move}，按最佳下法必胜。
puzzles-wrong-no-win =
    { $n ->
        [1] 这步不能立刻取胜：{$name}应 {$move}。
       *[other] 这样 {$n} 步内赢不了：{$name}应 {$move}。
    }
puzzles-wrong-no-force = 这样赢不了：{$name}应 {$move}。
puzzles-show = 答案
puzzles-again = 再试一次
puzzles-rating = 等级分 {$rating}
puzzles-rating-changed = 等级分 {$rating}（{$change}）
puzzles-kept-solved = 已解 {$n} 题
puzzles-kept-streak = 连对 {$n} 题
puzzles-kept-again = {$n} 题以后重做
puzzles-list-title = 全部习题
puzzles-list-one = 第 {$n} 题
puzzles-list-solved = 已解
puzzles-list-again = 以后重做
puzzles-none = 没有习题：无法读取习题文件。
puzzles-opening = 正在打开习题…
puzzles-all-solved = 这个游戏的习题都解完了。
puzzles-error = 没有习题：{$path} {$reason}。请重新安装程序或恢复这个文件。
puzzles-error-missing = 无法打开
puzzles-error-too-long = 太长
puzzles-error-head = 开头不是习题文件
puzzles-error-later = 属于更新版本的程序
puzzles-error-line = 第 {$n} 行无法读取
puzzles-not-kept = 无法保存已解的习题：{$reason}。你可以继续。
puzzles-kept-damaged = 部分习题记录无法读取。副本在 {$path}；其余照常使用。
puzzles-day = 今天
puzzles-day-of = 每日一题，{$date}
puzzles-day-open = 未做
puzzles-day-begun = 还没解出
puzzles-day-first = 一次解出
puzzles-day-solved = 走错 {$n} 步后解出
puzzles-day-shown = 看了答案
puzzles-share = 复制结果
puzzles-shared = 结果已复制。
puzzles-month-before = 上个月
puzzles-month-after = 下个月
help-does-puzzle = 习题中：在此落子、再试一次或继续

## 日期.

date-month = {$year}年{$month}月
date-day = {$year}年{$month}月{$day}日
date-weekday =
    { $n ->
        [1] 星期一
        [2] 星期二
        [3] 星期三
        [4] 星期四
        [5] 星期五
        [6] 星期六
       *[7] 星期日
    }
date-weekday-sign =
    { $n ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
       *[7] 日
    }
date-full = {$date} {$weekday}

about-title = 关于 fivefold
about-version = 版本 {$version}
about-commit = 提交
about-parts = 包含
about-licence = 许可
about-system = 系统
about-browser = 浏览器
about-graphics = 图形
about-driver = 接口
about-window = 窗口
about-copied = 已复制，可以发送
about-licences = 许可
about-all-texts = 全文
about-fonts = 字体
about-sounds = 所有声音都由 fivefold 自己生成。
about-libraries = 组件：{$n}
about-no-list = 组件列表（{$path}）不存在或无法读取。
about-opening = 正在打开列表…
