### 连子棋的简体中文文字。

## 游戏。

game-mnk-name = 连子棋
game-mnk-line = 从井字棋到五子棋。
game-mnk-rules = 双方轮流在空点上放一枚棋子。先在横、竖或斜线上连成 {$len} 子的一方获胜。棋盘下满为和棋。
variant-mnk-tic-tac-toe = 井字棋
variant-mnk-gomoku = 五子棋
variant-mnk-renju = 连珠
setup-place-mnk = 点击或轻触会放下此处所选一方的棋子，若已有该棋子则取走；右键或长按用于另一方。
goal-mnk-3 = 三子连线
goal-mnk-4 = 四子连线
goal-mnk-5 = 五子连线
goal-mnk = {$len} 子连线
goal-mnk-exact = 恰好 {$len} 子连线
rules-mnk-freestyle = 更长的连线也算赢。
rules-mnk-exact = 更长的连线不算赢。
rules-mnk-renju = 先手须恰好五子连线，且不能下在标有小叉的点上。
picture-mnk-place = 双方轮流在空点上放一枚棋子。
picture-mnk-line = 先在横、竖或斜线上连成 {$len} 子的一方获胜。
picture-mnk-full = 棋盘下满为和棋。

## 设置。

setup-opening = 开局
setup-opening-free = 自由
setup-opening-swap = Swap
setup-opening-swap-line = 先手摆三枚双方的棋子，后手选择一方。不计等级分。
setup-opening-swap2 = Swap2
setup-opening-swap2-line = 先手摆三枚双方的棋子。后手选择一方，或再摆两枚并让先手选择。不计等级分。
setup-opening-pro = Pro
setup-opening-pro-line = 第1手下在天元，第3手下在中央5×5之外。不计等级分。
setup-opening-long-pro = Long Pro
setup-opening-long-pro-line = 第1手下在天元，第3手下在中央7×7之外。不计等级分。
setup-opening-rif = RIF
setup-opening-rif-line = 先手在中央摆前三手，后手选择一方，第5手从两个打点中选一个。不计等级分。
setup-opening-yamaguchi = 山口
setup-opening-yamaguchi-line = 先手在中央摆前三手并宣布第5手的打点数，后手选择一方。不计等级分。
setup-opening-soosyrv-8 = 索索夫-8
setup-opening-soosyrv-8-line = 先手在中央摆前三手，后手选择一方；下第4手时宣布第5手的打点数（最多8个），然后再次选择一方。不计等级分。
setup-opening-taraguchi-10 = 塔拉山口-10
setup-opening-taraguchi-10-line = 前五手每下一手，另一方选择一方；第4手之后也可以改为给出第5手的10个打点。不计等级分。

## 按参数命名的棋盘。

preset-mnk-3x3x3 = 3 × 3
preset-mnk-9x9x5 = 9 × 9
preset-mnk-15x15x5 = 15 × 15
preset-mnk-15x15x5-renju = 15 × 15，连珠
preset-mnk-19x19x5 = 19 × 19
preset-mnk-6x6x4 = 6 × 6，四子
parameter-mnk-exact = 恰好
parameter-mnk-renju = 连珠

## 开局前可以选择的内容。

field-len = 连子数
field-len-hint = {$min} 至 {$max}，不超过较长的边
field-rule = 规则
field-rule-freestyle = 自由
field-rule-freestyle-hint = 更长的连线也算赢。
field-rule-exact = 恰好
field-rule-exact-hint = 更长的连线不算赢。
field-rule-renju = 连珠
field-rule-renju-hint = 先手不能下出长连、四四或三三；后手可以。
field-error-line-too-long = 放不下 {$len} 子连线：较长的边只有 {$longest}。
field-error-renju-line = 连珠是 5 子连线，不是 {$len} 子。请选 5 或其他规则。

## 电脑对手。

opponent-noughts-1 = Noughts 1
opponent-noughts-1-line = 向前看一步。
opponent-noughts-2 = Noughts 2
opponent-noughts-2-line = 看自己的一步和你的应对。
opponent-noughts-3 = Noughts 3
opponent-noughts-3-line = 向前看三步。
opponent-noughts-4 = Noughts 4
opponent-noughts-4-line = 向前看四步，不慌不忙。
opponent-noughts-5 = Noughts 5
opponent-noughts-5-line = 向前看五步；在大棋盘上较慢。
opponent-noughts-6 = Noughts 6
opponent-noughts-6-line = 向前看六步；非常慢。
opponent-boora-05 = Boora 0.5
opponent-boora-05-line = 只顾自己连线，几乎不看你的。
opponent-boora-06 = Boora 0.6
opponent-boora-06-line = 自己连线，也阻挡你的。
original-noughts-origin = 由最初的程序 Noughts 的作者编写。在那里它在后台思考，使页面保持响应。
original-noughts-thinking = 它尝试每个空点，再尝试每种应对，如此推演，步数由名字里的数字决定。最后它评估每一排仍可能连成线的点：只有一种颜色的棋子越多，分数越高。它走通向最高分的一步（带 alpha-beta 剪枝的极小极大搜索）。
original-noughts-blind-spots = 超出它所看最后一步的一切：更长的计划会让它措手不及。
original-boora-05-origin = 由最初的程序 Boora 的作者编写。0.5 是两个版本中较早的一个。
original-boora-05-thinking = 它只看热点：棋子附近八个方向上的空点。它设想在每一点放上自己的棋子，把经过该点的线的价值加起来。它总是下在价值最高的点。
original-boora-05-blind-spots = 你的威胁：它只顾连自己的线，不问你下一步走什么。
original-boora-06-origin = 由最初的程序 Boora 的作者编写，是 0.5 的后继。据作者说，在 15×15 上它执黑胜 0.5，执白则负。
original-boora-06-thinking = 它像 0.5 那样评估棋子周围的点，能连成线时就连成。如果你的上一步对你很有价值，它就防守：在那枚棋子附近占下对你价值最高的点。否则它下在对自己价值最高的点。
original-boora-06-blind-spots = 你更早的棋子，以及它走完之后的变化：同时两个威胁就能击败它。
perfect-origin = 本程序找到了证明：在此棋盘上先下的一方必胜。一个什么都不信的检查程序逐一查过每个应着。
perfect-thinking = 它在证明中查找局面，下那里写着的一步。靠连续威胁很快就能获胜时，它自己找出来。在它会输的地方，它下坚持最久的应着。
perfect-blind-spots = 先下的一方下了别的着法，证明到不了的局面。在那里它像大师一样下。
perfect-fair = 在此棋盘上，无论对方怎样下，先下的一方必胜。开局规则使五子棋重新平衡：Swap2 由对方选择，连珠中先下的一方有禁点。
opponent-trait-misses-diagonals = 看不见斜线。
opponent-trait-overlooks-threats = 有 {$n}% 的概率忘了看你的棋子。
opponent-trait-misses-forced-wins = 不找连续的威胁。

## 开局。

opening-you-place = 由你摆双方的棋子，顺序为：{$stones}。
opening-opponent-places = 由对手摆双方的棋子，顺序为：{$stones}。
opening-beginner-places = 由先手摆双方的棋子，顺序为：{$stones}。
opening-other-places = 由后手摆双方的棋子，顺序为：{$stones}。
opening-puts = {$name}下第{$number}手。
opening-in-centre = 第{$number}手下在天元。
opening-in-central = 第{$number}手下在中央{$n}×{$n}之内。
opening-outside = 第{$number}手下在中央{$n}×{$n}之外。
opening-one-of-offered = {$name}从打点中选择第{$number}手的位置。
opening-offers = {$name}给出第{$number}手的打点，任意两个不得对称。还需：{$n}。
opening-you-choose = 由你选择：想下哪一方？
opening-opponent-chooses = 对手选择一方。
opening-beginner-chooses = 开始时的先手选择一方。
opening-other-chooses = 开始时的后手选择一方。
opening-announces = {$name}宣布第{$number}手的打点数。
opening-take = 选{$name}
opening-two-more = 再摆两枚
opening-number = {$n}
opening-offer-points = 给出{$n}个打点
opening-your-side = 从现在起你下{$name}。
opening-swapped = 双方已交换。
opening-kept = 双方保持不变。

## 对局如何结束。

result-mnk = {$len} 子连线。
result-mnk-draw = 棋盘已满。
result-mnk-stuck = 所有空点都是禁手。
result-mnk-foul = {$loser}下在了连珠的禁手点。

## 为什么不能这样走。

illegal-overline = 长连禁手：这步会连成六子或更多，连珠规则禁止先手这样下。
illegal-double-four = 四四禁手：这步会同时形成两个四，连珠规则禁止先手这样下。
illegal-double-three = 三三禁手：这步会同时形成两个活三，连珠规则禁止先手这样下。
illegal-opening-centre = 这枚棋子要下在天元。
illegal-opening-central = 这枚棋子要下在中央{$n}×{$n}之内。
illegal-opening-outside = 这枚棋子要下在中央{$n}×{$n}之外。
illegal-opening-offered = 请从打点中选择。
illegal-opening-offered-already = 该点已是打点。
illegal-opening-symmetrical = 该点与已给出的打点对称，棋形相同。请给出别的点。
illegal-opening-announce-first = 请先宣布打点数。

## 为什么文本无法读作局面或对局。

expected-stones = o、x（其中一个大写）或空格数
expected-mnk-parameter = m=、n= 或 k=（列数、行数、连子数）
expected-no-parameter = 紧接着的“)”
board-error-line = 第 {$side} 方已经连线，不可能轮到该方
board-error-last-stone = 最后一枚是第 {$side} 方的，不可能轮到该方
board-error-last-in-no-line = 已有连线，但最后一枚棋子不在其中
games-of-lines = 连子棋对局

## 电脑为什么选这一步。

why-even-opening = 不偏向任何一方。
why-takes-first = 选了形势较好的蓝方。
why-takes-second = 选了形势较好的黄方。
why-leaves-sides = 再摆两枚，让对方选择。
why-announces = 给出{$n}个打点时不偏向任何一方。
why-completes-line = 完成连线。
why-blocks-line = 挡住下一步就要完成的连线。
why-open-four = 威胁在两处完成连线。
why-defends = 挡住正在形成的连线。

## 提示：看哪里，怎么走，为什么。

hint-what-stone = 下在 {$cell}。
hint-why-completes-line = 这步立即获胜：{$n} 子连线。
hint-why-stops-line = 否则对手下一步就在这里完成连线。
hint-why-double-threat =
    { $n ->
        [1] 这样你可以在 {$n} 处完成连线。
       *[other] 这样你可以在 {$n} 处完成连线；对手只挡得住一处。
    }
hint-why-cannot-stop =
    { $n ->
        [1] 对手可以在 {$n} 处完成连线。
       *[other] 对手可以在 {$n} 处完成连线，你只挡得住一处。但愿对手没看见。
    }
hint-why-stops-double = 否则对手会同时威胁两处，而你只挡得住一处。
hint-why-threatens = 这步威胁完成连线，对手必须应对。
hint-why-prepares = 再下一子，你的连线就能在两处完成。
hint-why-opening = 经过中间的连线最多。
hint-step-completes = 完成连线
hint-step-double-threat = 同时威胁两处
hint-step-blocks = 挡住连线
hint-step-four = 威胁完成连线
hint-step-three = 准备两处威胁

## 若现在轮到对方，会走什么。

threat-completes = 对手会在这里完成连线。
threat-doubles =
    { $n ->
        [1] 对手下在这里，会威胁在 {$n} 处完成连线。
       *[other] 对手下在这里，会同时威胁在 {$n} 处完成连线。
    }
threat-begins-win = 对手从这里起可以靠连续威胁在 {$n} 步内获胜。

## 教学对局：这步给了对手什么，或错过了什么。

mistake-lets-complete =
    { $n ->
        [1] 现在对手可以完成连线。
       *[other] 现在对手可以在 {$n} 处完成连线，你只挡得住一处。
    }
mistake-lets-double =
    { $n ->
        [1] 现在对手可以威胁在 {$n} 处完成连线。
       *[other] 现在对手可以同时威胁在 {$n} 处完成连线，你只挡得住一处。
    }
mistake-answer-four = 对手的最佳应对 {$move} 威胁完成连线。
mistake-answer-three = 对手的最佳应对 {$move} 同时准备两处威胁。

## 为什么输了一局。

loss-three-became-four = {$stones} 的三加上 {$next} 成了四，{$last} 连成一线。
loss-line-grew = {$stones} 加上 {$next} 又长了，{$last} 连成一线。

## 无法打开或写入的其他程序的文件。

format-error-fives = 此格式（{$format}）只支持五子连线，而该对局是 {$id}；请选择 SGF
opened-cut = 后面的内容已省略：{$reason}
opened-behind-the-end = 终局之后的 {$n} 手已省略
opened-set-up-later = 第 {$move} 手之后摆放了棋子；其后为此文件的第 {$game} 局
opened-out-of-turn = 第 {$move} 手之后有一方停着或连下两手；其后为此文件的第 {$game} 局
opened-put = 前 {$n} 颗棋子作为起始局面：每颗之后都有一方停着或连下两手
opened-put-times = 省略了这些棋子的用时
opened-pass = 省略了一次停着
opened-other-result = 文件所写的结果与着法不符
opened-guessed-rule = 文件未写明规则；其着法符合{$rule}
opened-without-opening = 着法或选择不符合文件所说的开局规则；对局已不按该规则打开
opened-board-size = 棋盘为 {$cols} × {$rows}；{$games}的列数和行数为 {$least} 至 {$most}
file-error-empty = 文件是空的
file-error-unknown = 这不是已知格式的对局；可以打开的有 SGF、Piskvork (.psq)、RenLib (.lib)、RenjuNet (.rif)、Yixin (.sav)、KJumpingCube (.kjc)、PlayOK、PGN、Gomocup 开局、像 h8 i9 这样的着法列表，以及由 X、O 和点组成的棋图
file-error-archive = 这是压缩包；请先解压，再打开其中的文件
file-error-no-game = 该文件（{$format}）中没有对局
file-error-write-size = 该格式没有 {$cols} × {$rows} 的棋盘；请选择 SGF
file-error-write-setup = 该格式不能保存预先摆放的棋子；请选择 SGF
file-error-write-pass = 该格式没有停一手；请选择 SGF
file-error-write-turns = 该格式中黑方先行，双方轮流落子；请选择 SGF
file-error-write-format = 这种格式（{$format}）的对局只能读取，不能写入；请选择 SGF

## 供屏幕阅读器使用。

reading-forbidden = 禁手

## 教程。

lesson-mnk-five = 五子连线获胜。完成这条线。
lesson-mnk-five-wrong = 下在四子的空端。
lesson-mnk-block = 黄方已有四子，下一步成五。挡住它。
lesson-mnk-block-wrong = 黄方会成五。下在线的空端。
lesson-mnk-three = 活三。做成两端皆空的四：对手只能挡一端。
lesson-mnk-three-wrong = 把棋子下在三子旁边。
lesson-mnk-block-three = 所以活三必须立刻挡住。挡住黄方。
lesson-mnk-block-three-wrong = 黄方会做成两端皆空的四。下在三子旁边。
lesson-mnk-double = 同时两个威胁挡不住。找出既成四又成活三的点。
lesson-mnk-double-wrong = 看两条线在哪里相交。
lesson-mnk-finish = 黄方挡住了四。用上那个三。
lesson-mnk-renju = 连珠中，先手不得同时做成两个活三。小叉标出这样的点：点它。

## Puzzles.

puzzles-force-mnk =
    { $n ->
        [1] 一步取胜。
       *[other] 只用冲四，{$n} 步内取胜。
    }

## 读取文件时跳过、更改或猜测的内容。

file-note-at = 第 {$line} 行，第 {$column} 列：{$reason}
file-note-at-byte = 第 {$byte} 字节：{$reason}
file-note-encoding-named = 文本编码为文件所注明的 {$name}
file-note-encoding-named-unreadable = 文本编码为文件所注明的 {$name}，有 {$count} 个字符无法辨认
file-note-encoding-guessed = 文件没有注明文字编码，已按 {$name} 读取
file-note-encoding-guessed-unreadable = 文字已按 {$name} 读取，有 {$count} 个字符无法辨认
file-note-other-text = 已跳过 {$count} 个其他文字的字符
file-note-bracket = 这里缺少或多出一个括号或分号
file-note-passed-over = 已跳过“{$what}”，含义不明
file-note-bad-value = 已跳过“{$value}”，无法作为 {$name} 读取
file-note-rest = 从“{$found}”起，对局的其余部分无法读取
file-note-size = 棋盘大小缺失或有误，现按 {$cols} × {$rows} 的棋盘读取
file-note-side = 文件没有注明这一步由谁走，已按轮流走子读取
file-note-unknown-rule = 规则“{$name}”未知
file-note-rule-freestyle = 规则“{$name}”已读作：更长的连线也算赢
file-note-rule-exact = 规则“{$name}”已读作：更长的连线不算赢
file-note-rule-renju = 规则“{$name}”已读作连珠
file-note-other-game = 文件注明这是编号 {$number} 的另一种游戏，已作为五子棋读取
file-note-too-many = 文件中还有更多内容，只读取了前 {$most} 个
file-note-more = 还有 {$count} 条说明
file-note-coordinates-from-0 = 列和行从左上角的 0 数起
file-note-coordinates-from-1 = 列和行从左上角的 1 数起
file-note-coordinates-without-i = 列的字母已按不用 I 读取
file-note-coordinates-from-top = 行已从上往下数
