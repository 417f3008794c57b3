### ノースコットの日本語のことば。

## ゲーム。

game-northcott-name = ノースコット
game-northcott-line = すべらせ、詰め寄り、逃げ場をなくそう。
game-northcott-rules = 自分の番に、自分のコマを1つ、その行の中で左右に好きなだけ動かします。相手のコマは飛び越せません。
goal-northcott = 相手を動けなくする
rules-northcott = 動けなくなった人の負けです。
picture-northcott-slide = 自分のコマを1つ、その行の中で好きなだけ動かします。
picture-northcott-jump = コマは相手のコマを飛び越せませんが、後ろへは戻れます。

## 準備。

setup-place-northcott = クリックかタップで、ここで選んだコマを置きます。右クリックか長押しで、もう一方を置きます。

## パラメーターごとの盤。

preset-northcott-2x12 = 2 × 12
preset-northcott-3x8 = 3 × 8
preset-northcott-3x12 = 3 × 12
preset-northcott-5x12 = 5 × 12

## コンピューターの対戦相手。

opponent-northcott-original = 元祖
opponent-northcott-original-line = すき間を数えて、ミスを待ちます。
original-northcott-origin = 最初のノースコットのプログラムの作者が書きました。
original-northcott-thinking = 各列の二つの石の間の空きマスを数え、ニム和を求めます。ゼロでなければ、上から見て最初に、近づくことでゼロにできる列で動きます。ゼロなら、あなたの石がいちばん右にある列で、自分の石を適当なマスへ動かします。
original-northcott-blind-spots = 後退でも勝てることを知らず、負けの局面で罠を仕掛けることもありません。
opponent-trait-retreats = 作戦がないとき、{$n}%の確率で下がります。

## どのように終わったか。

result-northcott = {$loser}はもう動けません。

## 手が認められない理由。

illegal-crosses = コマはすれ違えません。
illegal-wrong-order = 輪は十字より左に置いてください。

## 文字列を局面として読めない理由。

expected-row-comma = 次の行の前のコンマ
expected-dash = 輪の列と十字の列の間の「-」
expected-row-letter = 行の文字（a、b、…）

## ヒント：どこを見るか、何をするか、なぜか。

hint-what-advance = {$n}マス前の{$cell}へ進めましょう。
hint-what-retreat = {$n}マス後ろの{$cell}へ下げましょう。
hint-why-gaps = すき間を小石の山と考えます。こうすると、二進法のどの桁でも1の個数が偶数になります。相手のコマが下がったら、その分だけ詰めましょう。
hint-why-lost-gaps = すき間は二進法のどの桁でももう偶数なので、どう動いても崩れます。少しだけ動かして、相手のミスを待ちましょう。

## 教えながらの対局：その手が相手に許すこと、または逃したこと。

mistake-gaps = すき間のニム和が{$n}になりました。0にすれば勝ちでした。

## 研究。

research-gaps = ノースコット
research-rows = 行数
research-largest-gap = 最大のすき間
research-begin-gaps = 局面の良さは、そこへ動いた人から見たものです。すき間がすべて閉じた局面は良く、良い局面へ行ける局面は良くありません。「実行」か「ステップ」を押してください。
research-rule-xor = xorが0
research-xor = {$left} xor {$right}
research-sum = {$left} = {$sum}
research-row = 行{$row}

## キーの一覧。

help-does-place-first = ノースコットの準備：青のコマを置く
help-does-place-second = ノースコットの準備：黄のコマを置く

## スクリーンリーダー用。

heaps-northcott = すき間：{$heaps}。

## レッスン。

lesson-northcott-slide = 青の駒を列に沿って動かします。相手の駒は越えられません。やってみましょう。
lesson-northcott-end = 動けなくなったら負けです。黄を動けなくしましょう。
lesson-northcott-end-wrong = 黄がまだ動けます。下の列のすき間を詰めましょう。
lesson-northcott-gaps = すき間はニムの山です。等しい2つで、黄が2つ詰めれば青も同じだけ。見ましょう。
lesson-northcott-equal = すき間は5と3。同じにしましょう。
lesson-northcott-unequal = すき間がそろいません。広いほうを3にしましょう。
lesson-northcott-follow = 黄が下の列で下がりました。無駄です。同じだけ追いましょう。
lesson-northcott-follow-wrong = 下がった駒を追いましょう。下の列で2マスです。
lesson-northcott-find = すき間は3、4、5でニムと同じ。組になる手を見つけましょう。
lesson-northcott-find-wrong = 相手のない組が残ります。1列目を見ましょう。
