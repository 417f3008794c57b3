### ニムの日本語のことば。

## ゲーム。

game-nim-name = ニム
game-nim-line = 小石を取り合い、最後の1個を取ろう。
game-nim-rules = 自分の番に、1つの行から小石を1個以上、好きなだけ取ります。
variant-nim-misere = 逆形ニム
goal-nim = 最後の小石を取る
goal-nim-misere = 最後の小石を取らない
rules-nim = 最後の小石を取った人の勝ちです。
rules-nim-misere = 最後の小石を取った人の負けです。
picture-nim-take = 1個でも、何個でも、1行全部でも、いくつ取るかは自由です。
picture-nim-last = 小石は残り1個。手番の人が取って勝ちます。
picture-nim-last-misere = 小石は残り1個。手番の人はそれを取るしかなく、負けます。

## 準備。

setup-place-nim = 行の終わりにしたい所をクリックしてください。

## パラメーターごとの盤。

preset-nim-3-4-5 = 3、4、5
preset-nim-3-4-5-misere = 3、4、5、逆形
preset-nim-1-2-3-4-5 = 1～5
preset-nim-2-3-4-5-6 = 2～6
parameter-nim-misere = 逆形

## ゲームの前に選べること。

field-misere = 逆形
field-misere-hint = 最後の小石を取ると負け
field-heaps = 行数
field-heaps-hint = {$min}～{$max}
field-heap = 行{$row}
field-heap-hint = 小石{$min}～{$max}個
field-error-no-pieces = 少なくとも1つの行に小石が必要です。

## コンピューターの対戦相手。

opponent-nim-searcher = 探索者
opponent-nim-searcher-line = 元祖：どの対局も最後まで読みます。
original-nim-searcher-origin = 最初のニムのプログラムの作者が書きました。
original-nim-searcher-thinking = すべての続きを終局まで読み、途中のことは何も覚えません。いちばん下の列から調べ、最初に見つけた勝てる手を打ちます。負けの局面と最初の一手では、でたらめに打ちます。
original-nim-searcher-blind-spots = 初手のあとはすべて見えますが、山が大きすぎるとあきらめてでたらめに打ちます。負けの局面で、いちばん応じにくい手を選ぶことはありません。

## 対局中。

play-ok = 取る
play-ok-marked = {$n}個取る
play-nothing-marked = 取りたい小石に印を付けてください。

## どのように終わったか。

result-nim = {$name}が最後の小石を取りました。
result-nim-misere = {$loser}が最後の小石を取ることになりました。

## 手が認められない理由。

illegal-nothing-taken = 1個は取ってください。
illegal-no-such-heap = そのような行はありません。
illegal-too-many = そこには{$n}個しか残っていません。

## 文字列を局面として読めない理由。

expected-heap = 行の文字（a、b、…）
expected-heaps-end = 終わり（{$most}行まで）
expected-nim-parameter = pile_sizes=かis_misere=
board-error-heaps = 行{$heaps}は開始局面{$start}からはできません

## コンピューターがその手を選んだ理由。

why-odd-ones = 1個だけの行を奇数個残す手です。
why-searched-win = どう応じられても勝てる手です。

## ヒント：どこを見るか、何をするか、なぜか。

hint-what-take = 行{$row}から{$n}個取りましょう。
hint-why-columns = こうすると、二進法のどの桁でも1の個数が偶数になります。相手が次に何を取っても、また偶数に戻せます。
hint-why-odd-singles =
    { $n ->
        [1] こうすると1個だけの行が{$n}行残り、それを取るのは相手です。
       *[other] こうすると1個だけの行が奇数（{$n}行）残り、最後の1個を取るのは相手です。
    }
hint-why-lost-columns = 二進法のどの桁でももう1の個数が偶数なので、どう取っても崩れます。少しだけ取って、相手のミスを待ちましょう。
hint-why-lost-odd-singles = 1個だけの行が奇数個残っているので、最後の1個を取ることになります。

## 教えながらの対局：その手が相手に許すこと、または逃したこと。

mistake-nim-sum = ニム和が{$n}になります。0にすれば勝ちでした。
mistake-even-singles =
    { $n ->
        [1] 1個だけの行が{$n}行残り、それを取らされます。
       *[other] 1個だけの行が偶数（{$n}行）残り、最後の1個を取らされます。
    }
mistake-lets-odd-singles = これで相手は1個だけの行を奇数個残せるので、最後の1個を取らされます。

## キーの一覧。

help-does-take = ニム：印を付けた小石を取る
help-does-mark-to-here = ニム：ここまでの小石に印を付ける

## スクリーンリーダー用。

move-take = 行{$row}から{$n}個
move-taken = {$name}が{$move}取りました。
reading-pebble = 小石
reading-pebble-marked = 小石、印あり
heaps-nim = 小石：{$heaps}。

## レッスン。

lesson-nim-take = 同じ列から好きな数だけ取ります。やってみましょう。
lesson-nim-last = 最後の1個を取れば勝ちです。残りは1列、勝ちましょう。
lesson-nim-last-wrong = 残りを相手に取られます。全部取りましょう。
lesson-nim-pairs = 同じ長さの2列で、黄の番です。青がもう一方の列でまねするのを見ましょう。
lesson-nim-equal = あなたの番です。2列を同じ長さにしましょう。
lesson-nim-unequal = 列がそろっていないので、相手にそろえられます。
lesson-nim-mirror = 黄は1個取りました。まねしましょう。
lesson-nim-columns = 3列をそれぞれ4、2、1に分けます。青が1個取ると、どの組にも相手ができます。
lesson-nim-find = あなたの番です。どの組にも相手を残しましょう。
lesson-nim-find-wrong = 相手のない組が残ります。3を4と5と比べましょう。
