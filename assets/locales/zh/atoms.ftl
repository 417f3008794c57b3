### 原子的简体中文文字。

## 游戏。

game-atoms-name = 原子
game-atoms-line = 多一个原子，就全部爆开。
game-atoms-rules = 轮到你时，在空格或自己的格中加一个原子。
variant-atoms-chain = 连锁反应
setup-place-atoms = 点击或轻触会为此处所选一方增加一个原子，放满后清空该格；右键或长按用于另一方。
goal-atoms = 满四爆开；占领所有格
goal-atoms-chain = 占领所有格
rules-atoms = 一格有四个原子就爆开：每个相邻格飞入一个，该格归你；飞出边界的消失。相邻格也可能接着爆开。没有格子的一方落败。
rules-atoms-chain = 一格的原子数等于相邻格数就爆开：角上两个，边上三个，其他四个。每个相邻格飞入一个，该格归你，也可能接着爆开。没有格子的一方落败。
picture-atoms-burst = 一格有四个原子就爆开：每个相邻格飞入一个，该格归你。
picture-atoms-burst-chain = 一格的原子数等于相邻格数就爆开，每个相邻格飞入一个。
picture-atoms-chain = 相邻格也可能接着爆开。
picture-atoms-end = 没有格子的一方落败。

## 按参数命名的棋盘。

preset-atoms-8x8 = 8 × 8
preset-atoms-8x8-chain = 8 × 8，连锁
preset-atoms-5x5 = 5 × 5
preset-atoms-6x9-chain = 6 × 9，连锁
parameter-atoms-chain = 连锁

## 开局前可以选择的内容。

field-chain = 连锁反应
field-chain-hint = 原子数等于相邻格数就爆开，原子不会消失

## 电脑对手。

opponent-atoms-original = 原版
opponent-atoms-original-line = 随处开始，然后在你的边界集结。
opponent-atoms-first-plan = 原版的最初方案
opponent-atoms-first-plan-line = 先占半个棋盘再进攻。比“随缘”还弱。
original-atoms-origin = 由最初的原子程序的作者编写。这是作者最后采用的规则。
original-atoms-thinking = 最初几回合它随机占空格。之后它多半往与你相邻的自己的格子里加原子，让它在那里爆炸，偶尔再占一个空格。如果没有格子与你相邻，它就往任意一个自己的格子里加。
original-atoms-blind-spots = 它不往前看：既不看自己引发的反应，也不看你的应对。
original-atoms-first-plan-origin = 最初的原子程序的作者起初的设想，后来放弃了。
original-atoms-first-plan-thinking = 当它只占棋盘的一部分时，它随机占空格。之后它多半往与你相邻的自己的格子里加原子。如果没有这样的格子，它就往任意一个自己的格子里加。
original-atoms-first-plan-blind-spots = 你积蓄力量时它却摊得很薄，也不往前看。所以它比“随缘”还弱。
opponent-trait-sees-waves = 看得到反应的 {$n} 波。
opponent-trait-counts-only-atoms = 只数原子，不看危险。

## 对局如何结束。

result-atoms = {$loser}已没有格子。
illegal-atoms-alone = 请先放置另一方的原子：棋盘上只有一方时不能轮到该方走。

## 为什么文本无法读作局面。

expected-atoms = a 至 g、A 至 G 或空格数
board-error-only-side = 只有第 {$side} 方有原子，说明该方刚走过，不可能又轮到它
board-error-too-many-atoms = 这里 {$cell} 最多能有 {$most} 个原子

## 其他程序的文件：KJumpingCube 的存档。

kjumpingcube-rules = 已按连锁反应规则打开 KJumpingCube 的对局；与原程序不同，原子全部飞出的格子不再属于任何一方，夺得全部原子的一方获胜
kjumpingcube-at-line = 第 {$line} 行：{$reason}
kjumpingcube-passed-over = “{$what}”无法读取，已跳过
kjumpingcube-size = 棋盘大小缺失或有误；现在棋盘有 {$side} × {$side} 格
kjumpingcube-missing = 文件中缺少 {$n} 个格子，现在它们是空的
kjumpingcube-freed = 有 {$n} 个没有原子但属于一方的格子，现在它们不属于任何一方
kjumpingcube-too-many = {$cell} 在文件中有 {$points} 点，这里只保留 {$most} 点
kjumpingcube-turn = 文件没有说明轮到谁，或者不可能如此；现在轮到第 {$side} 方
kjumpingcube-no-board = 这个 KJumpingCube 存档里没有棋盘

## 电脑为什么选这一步。

why-grows-at-front = 在双方边界处增长。
why-wins-cascade = 它的连锁赢下对局。

## 提示：看哪里，怎么走，为什么。

hint-what-atom = 在 {$cell} 加一个原子。
hint-why-wins-cascade = 这步立即获胜：{$waves} 波后对手没有格子。
hint-why-captures = 这步以 {$waves} 波占领 {$n} 格。
hint-why-captures-and-saves = 这步以 {$waves} 波占领 {$n} 格，并使你的 {$saved} 格不再被占。
hint-why-captures-and-leaves-nothing = 这步以 {$waves} 波占领 {$n} 格，对手再无格可占。
hint-why-leaves-nothing = 此后对手无格可占。
hint-why-threatens-capture = 这步威胁从 {$cell} 以 {$waves} 波占领 {$n} 格。
hint-why-wins-race = 这步赢得 {$cell} 处的竞争：比 {$rival} 领先 {$n} 个原子。
hint-why-wins-race-for-corner = 这步赢得角上的竞争：{$cell} 比 {$rival} 领先 {$n} 个原子。
hint-why-line-captures = {$line} 之后，你用 {$move} 占领 {$n} 格。
hint-why-line-leaves = 找到的最佳手顺 {$line} 之后，你有 {$mine} 格，对手有 {$theirs} 格。
hint-why-risks-at-most = 此后对手最多占领 {$n} 格。
hint-step-captures = 占领 {$n} 格

## 若现在轮到对方，会走什么。

threat-captures = 对手会从这里以 {$waves} 波占领 {$cells} 格。
threat-wins =
    { $cells ->
        [1] 对手会从这里以 {$waves} 波占领你的最后一格。
       *[other] 对手会从这里以 {$waves} 波占领你的全部 {$cells} 格。
    }

## 教学对局：这步给了对手什么，或错过了什么。

mistake-lets-cascade = 现在对手能以 {$waves} 波占领你的全部格子。
mistake-lets-capture = 现在对手能从 {$cell} 以 {$waves} 波占领 {$n} 格。
mistake-line-captures = {$line} 之后，对手用 {$move} 占领 {$n} 格。
mistake-missed-capture = 你本可以占领 {$n} 格。

## 为什么输了一局。

loss-wave = 应手 {$move} 的第 {$wave} 波（共 {$waves} 波）扭转了局面：你有 {$n} 格易主。

## 按键列表。

help-does-wave-back = 原子：预览中后退一波
help-does-wave-forward = 原子：预览中前进一波

## 供屏幕阅读器使用。

reading-atoms = {$name}，{$n} 个原子

## 教程。

lesson-atoms-add = 在空格或己方格中加一个原子。试试看。
lesson-atoms-burst = 四个原子就太多了：格子爆开，向每个邻格飞去一个。加上第四个。
lesson-atoms-full = 加到己方有三个的格子。
lesson-atoms-capture = 飞入邻格，邻格就归你。占领有标记的格。
lesson-atoms-chain = 满的邻格接着爆开：连锁。全部占领。
lesson-atoms-tempo = 二对二：先到三者先爆。抢先一步。
lesson-atoms-tempo-wrong = 这样黄方先到三。加到你有两个的格子。
lesson-atoms-first = 三对三，轮到你。先爆。
