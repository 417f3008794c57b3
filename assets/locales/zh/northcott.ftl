### 诺斯科特的简体中文文字。

## 游戏。

game-northcott-name = 诺斯科特
game-northcott-line = 滑动，逼近，不留余地。
game-northcott-rules = 轮到你时，把自己的一枚棋子在所在行中向左或向右移动任意格，但不能越过对方的棋子。
goal-northcott = 让对手无棋可走
rules-northcott = 无法移动的一方落败。
picture-northcott-slide = 把自己的一枚棋子在所在行中移动任意格。
picture-northcott-jump = 棋子不能越过对方的棋子，但可以后退。

## 设置。

setup-place-northcott = 单击或轻触放置此处选定的棋子；右键或长按放置另一枚。

## 按参数命名的棋盘。

preset-northcott-2x12 = 2 × 12
preset-northcott-3x8 = 3 × 8
preset-northcott-3x12 = 3 × 12
preset-northcott-5x12 = 5 × 12

## 电脑对手。

opponent-northcott-original = 原版
opponent-northcott-original-line = 数着间隔，等你失误。
original-northcott-origin = 由最初的诺思科特程序的作者编写。
original-northcott-thinking = 它数出每一行两枚棋子之间的空格，求出它们的尼姆和。如果不为零，它就取从上往下第一个能通过逼近使其为零的行。如果为零，它就在你的棋子最靠右的那一行，把自己的棋子移到随机的一格。
original-northcott-blind-spots = 它不知道后退也可能取胜，在必败时也不会设陷阱。
opponent-trait-retreats = 没有计划时，有 {$n}% 的概率后退。

## 对局如何结束。

result-northcott = {$loser}已无法移动。

## 为什么不能这样走。

illegal-crosses = 棋子不能互相越过。
illegal-wrong-order = 圆环必须在十字的左边。

## 为什么文本无法读作局面。

expected-row-comma = 下一行之前的逗号
expected-dash = 圆环列与十字列之间的“-”
expected-row-letter = 行字母（a、b、…）

## 提示：看哪里，怎么走，为什么。

hint-what-advance = 前进 {$n} 格，到 {$cell}。
hint-what-retreat = 后退 {$n} 格，到 {$cell}。
hint-why-gaps = 把间隔当作石子堆来数：这样二进制每一位上 1 的个数都是偶数。若有棋子后退，就再把间隔补上。
hint-why-lost-gaps = 间隔在二进制每一位上都已成对，怎么走都会拆散一对。少走几格，等对手失误。

## 教学对局：这步给了对手什么，或错过了什么。

mistake-gaps = 现在间隔的尼姆和是 {$n}；走成 0 才能赢。

## 研究。

research-gaps = 诺斯科特
research-rows = 行数
research-largest-gap = 最大间隔
research-begin-gaps = 局面的好坏是对刚走到那里的一方而言。所有间隔都闭合的局面是好的；能走到好局面的局面则不好。请按“运行”或“单步”。
research-rule-xor = xor 为 0
research-xor = {$left} xor {$right}
research-sum = {$left} = {$sum}
research-row = {$row} 行

## 按键列表。

help-does-place-first = 诺斯科特设置：放置蓝方棋子
help-does-place-second = 诺斯科特设置：放置黄方棋子

## 供屏幕阅读器使用。

heaps-northcott = 间隔：{$heaps}。

## 教程。

lesson-northcott-slide = 在同一行内滑动你的蓝子，不能越过对方。试试看。
lesson-northcott-end = 无法移动的一方输。让黄方无路可走。
lesson-northcott-end-wrong = 黄方还能走。合上下面一行的空隙。
lesson-northcott-gaps = 空隙就是尼姆的一堆。两堆相等：黄方逼近两格，蓝方照做。看。
lesson-northcott-equal = 空隙为五和三。让它们相等。
lesson-northcott-unequal = 空隙不相等。把宽的缩到三。
lesson-northcott-follow = 黄方在下面一行后退。没用：跟上同样的格数。
lesson-northcott-follow-wrong = 跟上后退的棋子：下面一行走两格。
lesson-northcott-find = 三个空隙：三、四、五，如尼姆。找出使其成对的一步。
lesson-northcott-find-wrong = 还有一组不成对。看第一行。
