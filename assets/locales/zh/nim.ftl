### 尼姆的简体中文文字。

## 游戏。

game-nim-name = 尼姆
game-nim-line = 取石子，取到最后一颗。
game-nim-rules = 轮到你时，从同一行取走任意多颗石子，至少一颗。
variant-nim-misere = 反尼姆
goal-nim = 取走最后一颗石子
goal-nim-misere = 不要取最后一颗石子
rules-nim = 取走最后一颗石子的一方获胜。
rules-nim-misere = 取走最后一颗石子的一方落败。
picture-nim-take = 一颗、几颗或整行：取多少由你决定。
picture-nim-last = 只剩一颗石子：轮到的一方取走它并获胜。
picture-nim-last-misere = 只剩一颗石子：轮到的一方必须取走它，因此落败。

## 设置。

setup-place-nim = 点击这一行应到的位置。

## 按参数命名的棋盘。

preset-nim-3-4-5 = 3、4、5
preset-nim-3-4-5-misere = 3、4、5，反尼姆
preset-nim-1-2-3-4-5 = 1 至 5
preset-nim-2-3-4-5-6 = 2 至 6
parameter-nim-misere = 反尼姆

## 开局前可以选择的内容。

field-misere = 反尼姆
field-misere-hint = 取走最后一颗石子者输
field-heaps = 行数
field-heaps-hint = {$min} 至 {$max}
field-heap = {$row} 行
field-heap-hint = {$min} 至 {$max} 颗石子
field-error-no-pieces = 至少有一行要有石子。

## 电脑对手。

opponent-nim-searcher = 搜索者
opponent-nim-searcher-line = 原版：把每一局都搜索到底。
original-nim-searcher-origin = 由最初的尼姆程序的作者编写。
original-nim-searcher-thinking = 它把每一种走法都推演到终局，途中什么也不记住。它从最下面一排开始，走它找到的第一步必胜棋。在必败的局面和开局第一步，它随机走棋。
original-nim-searcher-blind-spots = 第一步之后它什么都看得到，除非石堆太大，它就放弃推演而随机走棋。但在必败时，它不会挑最难应付的一步。

## 对局中。

play-ok = 取走
play-ok-marked = 取走 {$n} 颗
play-nothing-marked = 标出你要取走的石子。

## 对局如何结束。

result-nim = {$name}取走了最后一颗石子。
result-nim-misere = {$loser}只能取走最后一颗石子。

## 为什么不能这样走。

illegal-nothing-taken = 至少取一颗。
illegal-no-such-heap = 没有这一行。
illegal-too-many = 那里只剩 {$n} 颗。

## 为什么文本无法读作局面。

expected-heap = 行字母（a、b、…）
expected-heaps-end = 结尾（最多 {$most} 行）
expected-nim-parameter = pile_sizes= 或 is_misere=
board-error-heaps = 各行 {$heaps} 不可能由起始的 {$start} 得到

## 电脑为什么选这一步。

why-odd-ones = 留下奇数颗单个石子。
why-searched-win = 怎么应对都输。

## 提示：看哪里，怎么走，为什么。

hint-what-take = 从 {$row} 行取 {$n} 颗。
hint-why-columns = 这样二进制每一位上 1 的个数都是偶数。无论对手接着怎么取，你都能让它们重新成对。
hint-why-odd-singles =
    { $n ->
        [1] 这样只剩 {$n} 颗单个石子，而且不用你来取。
       *[other] 这样剩下 {$n} 颗单个石子，是奇数：最后一颗不用你来取。
    }
hint-why-lost-columns = 二进制每一位上 1 的个数已是偶数，怎么走都会拆散一对。少取一些，等对手失误。
hint-why-lost-odd-singles = 剩下奇数颗单个石子，所以最后一颗归你取。

## 教学对局：这步给了对手什么，或错过了什么。

mistake-nim-sum = 这步留下的尼姆和是 {$n}；留下 0 才能赢。
mistake-even-singles =
    { $n ->
        [1] 这步留下 {$n} 颗单个石子，只能由你来取。
       *[other] 这步留下 {$n} 颗单个石子，是偶数，所以最后一颗只能由你来取。
    }
mistake-lets-odd-singles = 现在对手可以给你留下奇数颗单个石子，最后一颗就要由你来取。

## 按键列表。

help-does-take = 尼姆：取走标出的石子
help-does-mark-to-here = 尼姆：标出到此为止的石子

## 供屏幕阅读器使用。

move-take = 从 {$row} 行取 {$n} 颗
move-taken = {$name}{$move}。
reading-pebble = 石子
reading-pebble-marked = 石子，已标出
heaps-nim = 石子：{$heaps}。

## 教程。

lesson-nim-take = 从同一行取走任意颗。试试看。
lesson-nim-last = 取走最后一颗的人获胜。只剩一行：赢下它。
lesson-nim-last-wrong = 这样对手会取走剩下的。全部取走吧。
lesson-nim-pairs = 两行相等，轮到黄方。看蓝方在另一行照做。
lesson-nim-equal = 轮到你：让两行相等。
lesson-nim-unequal = 两行不相等，对手就能让它们相等。
lesson-nim-mirror = 黄方取了一颗。照样做。
lesson-nim-columns = 三行：把每行分成四、二、一。蓝方取一颗后，每组都成对。
lesson-nim-find = 轮到你：让每组都成对。
lesson-nim-find-wrong = 还有一组不成对。把三与四、五比较。
