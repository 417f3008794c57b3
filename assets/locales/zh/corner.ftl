### 角落尼姆的简体中文文字。

## 游戏。

game-corner-name = 角落尼姆
game-corner-line = 把灯笼送回家。
game-corner-rules = 轮到你时，把灯笼移动任意格。
variant-corner-queen = 角落尼姆，可斜走
goal-corner = 把灯笼送到角落
rules-corner = 灯笼只能一直向左或一直向下。把它放到左下角那一格的一方获胜。
rules-corner-queen = 灯笼只能一直向左、一直向下或向左下斜走。把它放到左下角那一格的一方获胜。
picture-corner-move = 把灯笼一直向左或一直向下移动任意格。
picture-corner-queen = 把灯笼向左、向下或向左下斜着移动任意格。
picture-corner-home = 把灯笼放到左下角那一格的一方获胜。

## 设置。

setup-place-corner = 点击一格，把灯笼放在那里。

## 按参数命名的棋盘。

preset-corner-9x7 = 9 × 7
preset-corner-9x7-queen = 9 × 7，可斜走
preset-corner-12x9 = 12 × 9
preset-corner-12x9-queen = 12 × 9，可斜走
parameter-corner-queen = 可斜走

## 开局前可以选择的内容。

field-queen = 皇后
field-queen-hint = 可以斜走

## 对局如何结束。

result-corner = {$name}把灯笼送回了家。

## 为什么不能这样走。

illegal-not-left-or-down = 灯笼只能向左或向下。
illegal-not-as-a-queen = 灯笼只能向左、向下或向左下斜走。

## 提示：看哪里，怎么走，为什么。

hint-where-left = 看左边。
hint-where-down = 看下边。
hint-where-diagonal = 看斜线。
hint-what-go-left = 向左移 {$n} 格，到 {$cell}。
hint-what-go-down = 向下移 {$n} 格，到 {$cell}。
hint-what-go-diagonally = 斜移 {$n} 格，到 {$cell}。
hint-why-equal-distances = 这样向左和向下都是 {$n} 格。对手走几格，你就朝另一方向走几格。
hint-why-wythoff = 这样两个距离是 {$near} 和 {$far}，即第 {$pair} 个威佐夫数对。一步走不到另一数对，但你总能走回某个数对。
hint-why-lost-equal-distances = 向左和向下已经一样远。少走几格，等对手失误。
hint-why-lost-wythoff = 灯笼已在威佐夫数对上。少走几格，等对手失误。

## 教学对局：这步给了对手什么，或错过了什么。

mistake-unequal-distances = 这步留下向左 {$cols} 格、向下 {$rows} 格；距离相等才能赢。
mistake-no-wythoff-pair = 距离 {$near} 和 {$far} 不是威佐夫数对，所以对手能走到一个数对。

## 研究。

research-rook = 角落
research-queen = 皇后
research-largest-distance = 最大距离
research-begin-corner = 格子的好坏是对刚走到那里的一方而言。家是好格；能走到好格的格子则不好。请按“运行”或“单步”。
research-rule-wythoff = 威佐夫数对
research-pair = 差 {$difference} 需要 {$smaller}
research-no-pair = 差 {$difference} 需要 {$wanted}，不是 {$smaller}
research-golden-pair = 第 {$n} 对：{$n} × 1.618… 和 {$n} × 2.618… 得 {$near} 和 {$far}
research-proof-golden = 威佐夫（1907）：第 n 对是 n × 1.618… 和 n × 2.618… 向下取整。于是每个数恰好出现在一个数对里，好格子沿着两条直线排列，斜率是黄金比和它的倒数。
research-distance-cols = 离家的列数
research-distance-rows = 离家的行数

## 供屏幕阅读器使用。

reading-lantern = 灯笼
heaps-corner = 向左和向下的格数：{$heaps}。

## 教程。

lesson-corner-move = 灯笼向左或向下走，多远都行。试试看。
lesson-corner-home = 把它送到左下角的人获胜。动手吧。
lesson-corner-home-wrong = 这样对手会送到。一步走到底。
lesson-corner-diagonal = 在对角线上，轮到谁谁输：黄方向左，蓝方向下同样远。看。
lesson-corner-reach = 轮到你：走到对角线上。
lesson-corner-reach-wrong = 那不是对角线：向左与向下要一样远。
lesson-corner-again = 黄方离开了对角线。回到对角线上。
lesson-corner-queen = 可走斜线时，输的是另一些格：标出的“皇后数对”。看蓝方走到其中一格。
lesson-corner-find = 轮到你：走到有标记的格。
lesson-corner-find-wrong = 从那里对手能走到有标记的格。
