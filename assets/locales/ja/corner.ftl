### コーナーニムの日本語のことば。

## ゲーム。

game-corner-name = コーナーニム
game-corner-line = ランタンを家に届けよう。
game-corner-rules = 自分の番に、ランタンを好きなだけ動かします。
variant-corner-queen = コーナーニム（斜めあり）
goal-corner = ランタンを隅へ運ぶ
rules-corner = ランタンは左か下へまっすぐ動きます。左下の隅のマスに置いた人の勝ちです。
rules-corner-queen = ランタンは左、下、または左斜め下へまっすぐ動きます。左下の隅のマスに置いた人の勝ちです。
picture-corner-move = ランタンを左か下へまっすぐ、好きなだけ動かします。
picture-corner-queen = ランタンを左、下、または左斜め下へ、好きなだけ動かします。
picture-corner-home = ランタンを左下の隅のマスに置いた人の勝ちです。

## 準備。

setup-place-corner = ランタンを置くマスをクリックしてください。

## パラメーターごとの盤。

preset-corner-9x7 = 9 × 7
preset-corner-9x7-queen = 9 × 7、斜めあり
preset-corner-12x9 = 12 × 9
preset-corner-12x9-queen = 12 × 9、斜めあり
parameter-corner-queen = 斜めあり

## ゲームの前に選べること。

field-queen = クイーン
field-queen-hint = 斜めにも動ける

## どのように終わったか。

result-corner = {$name}がランタンを家に届けました。

## 手が認められない理由。

illegal-not-left-or-down = ランタンが動けるのは左か下です。
illegal-not-as-a-queen = ランタンが動けるのは左、下、左斜め下です。

## ヒント：どこを見るか、何をするか、なぜか。

hint-where-left = 左を見てください。
hint-where-down = 下を見てください。
hint-where-diagonal = 斜めを見てください。
hint-what-go-left = 左へ{$n}マス、{$cell}まで動かしましょう。
hint-what-go-down = 下へ{$n}マス、{$cell}まで動かしましょう。
hint-what-go-diagonally = 斜めに{$n}マス、{$cell}まで動かしましょう。
hint-why-equal-distances = こうすると、左へも下へも{$n}マスになります。相手の動きには、もう一方の向きに同じだけ動いて応じましょう。
hint-why-wythoff = こうすると距離は{$near}と{$far}で、{$pair}番目のワイソフの対です。対から対へは1手で行けませんが、いつでもどれかの対に戻れます。
hint-why-lost-equal-distances = 左と下の距離がもう同じです。少しだけ動かして、相手のミスを待ちましょう。
hint-why-lost-wythoff = ランタンはもうワイソフの対の上にあります。少しだけ動かして、相手のミスを待ちましょう。

## 教えながらの対局：その手が相手に許すこと、または逃したこと。

mistake-unequal-distances = 左へ{$cols}、下へ{$rows}になります。距離をそろえれば勝ちでした。
mistake-no-wythoff-pair = 距離{$near}と{$far}はワイソフの対ではないので、相手が対へ動けます。

## 研究。

research-rook = 隅
research-queen = クイーン
research-largest-distance = 最大の距離
research-begin-corner = マスの良さは、そこへ動いた人から見たものです。家は良いマスで、良いマスへ行けるマスは良くありません。「実行」か「ステップ」を押してください。
research-rule-wythoff = ワイソフの対
research-pair = 差{$difference}には{$smaller}
research-no-pair = 差{$difference}には{$smaller}ではなく{$wanted}
research-golden-pair = {$n}番目の対：{$n} × 1.618…と{$n} × 2.618…から{$near}と{$far}
research-proof-golden = ワイソフ（1907年）：n番目の対は n × 1.618… と n × 2.618… を切り捨てた数です。どの数もちょうど1つの対に現れ、良いマスは傾きが黄金比とその逆数の2本の直線に沿って並びます。
research-distance-cols = 家からの列
research-distance-rows = 家からの行

## スクリーンリーダー用。

reading-lantern = ランタン
heaps-corner = 左と下へのマスの数：{$heaps}。

## レッスン。

lesson-corner-move = ランタンは左か下へ好きなだけ動きます。やってみましょう。
lesson-corner-home = 左下の隅に運べば勝ちです。やってみましょう。
lesson-corner-home-wrong = 相手に運ばれます。最後まで進みましょう。
lesson-corner-diagonal = 対角線では動く側の負けです。黄が左へ行けば、青は同じだけ下へ。見ましょう。
lesson-corner-reach = あなたの番です。対角線へ動きましょう。
lesson-corner-reach-wrong = 対角線ではありません。左と下へ同じ距離です。
lesson-corner-again = 黄が対角線を離れました。戻りましょう。
lesson-corner-queen = 斜めに動けると、負けるマスは印の付いたクイーンの組に変わります。青がそこへ行くのを見ましょう。
lesson-corner-find = あなたの番です。印の付いたマスへ動きましょう。
lesson-corner-find-wrong = そこからは相手が印の付いたマスへ行けます。
