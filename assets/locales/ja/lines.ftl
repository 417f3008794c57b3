### 石ならべの日本語のことば。

## ゲーム。

game-mnk-name = 石ならべ
game-mnk-line = 三目並べから五目並べまで。
game-mnk-rules = 交互に空いている場所へ石を1つ置きます。縦、横、斜めのどれかに先に{$len}個続けて並べた人の勝ちです。盤が埋まると引き分けです。
variant-mnk-tic-tac-toe = 三目並べ
variant-mnk-gomoku = 五目並べ
variant-mnk-renju = 連珠
setup-place-mnk = クリックまたはタップで、ここで選んだ側の石を置き、その石なら取り除きます。右ボタンか長押しは相手側です。
goal-mnk-3 = 3個並べる
goal-mnk-4 = 4個並べる
goal-mnk-5 = 5個並べる
goal-mnk = {$len}個並べる
goal-mnk-exact = ちょうど{$len}個並べる
rules-mnk-freestyle = それより長く並べても勝ちです。
rules-mnk-exact = それより長いと勝ちになりません。
rules-mnk-renju = 先手はちょうど5個並べる必要があり、小さな×印の場所には打てません。
picture-mnk-place = 交互に空いている場所へ石を1つ置きます。
picture-mnk-line = 縦、横、斜めのどれかに先に{$len}個続けて並べた人の勝ちです。
picture-mnk-full = 盤が埋まると引き分けです。

## 準備。

setup-opening = 開局
setup-opening-free = 自由
setup-opening-swap = Swap
setup-opening-swap-line = 先手が両方の石を合わせて3個置き、後手が側を選びます。レート対象外です。
setup-opening-swap2 = Swap2
setup-opening-swap2-line = 先手が両方の石を合わせて3個置きます。後手は側を選ぶか、もう2個置いて先手に選ばせます。レート対象外です。
setup-opening-pro = Pro
setup-opening-pro-line = 1手目は盤の中央に、3手目は中央の5×5の外に置きます。レート対象外です。
setup-opening-long-pro = Long Pro
setup-opening-long-pro-line = 1手目は盤の中央に、3手目は中央の7×7の外に置きます。レート対象外です。
setup-opening-rif = RIF
setup-opening-rif-line = 先手が中央付近に3手目まで置き、後手が側を選び、5手目は2つの候補点から1つが選ばれます。レート対象外です。
setup-opening-yamaguchi = 山口
setup-opening-yamaguchi-line = 先手が中央付近に3手目まで置いて5手目の候補点の数を告げ、後手が側を選びます。レート対象外です。
setup-opening-soosyrv-8 = ソーソロフ8
setup-opening-soosyrv-8-line = 先手が中央付近に3手目まで置いて後手が側を選び、4手目とともに5手目の候補点の数（8まで）が告げられ、もう一度側を選びます。レート対象外です。
setup-opening-taraguchi-10 = タラ山口10
setup-opening-taraguchi-10-line = 5手目まで1手ごとに相手が側を選び、4手目の後は代わりに5手目の候補点を10個示せます。レート対象外です。

## パラメーターごとの盤。

preset-mnk-3x3x3 = 3 × 3
preset-mnk-9x9x5 = 9 × 9
preset-mnk-15x15x5 = 15 × 15
preset-mnk-15x15x5-renju = 15 × 15、連珠
preset-mnk-19x19x5 = 19 × 19
preset-mnk-6x6x4 = 6 × 6、四
parameter-mnk-exact = ちょうど
parameter-mnk-renju = 連珠

## ゲームの前に選べること。

field-len = 並べる数
field-len-hint = {$min}～{$max}、長い辺まで
field-rule = ルール
field-rule-freestyle = 自由
field-rule-freestyle-hint = 長く並べても勝ちです。
field-rule-exact = ちょうど
field-rule-exact-hint = 長すぎると勝ちになりません。
field-rule-renju = 連珠
field-rule-renju-hint = 先手は長連、四々、三々が禁じられます。後手は打てます。
field-error-line-too-long = {$len}個は並びません：長い辺は{$longest}です。
field-error-renju-line = 連珠で並べるのは{$len}個ではなく5個です。5にするか、別のルールを選んでください。

## コンピューターの対戦相手。

opponent-noughts-1 = Noughts 1
opponent-noughts-1-line = 1手先まで読みます。
opponent-noughts-2 = Noughts 2
opponent-noughts-2-line = 自分の手と相手の応手を読みます。
opponent-noughts-3 = Noughts 3
opponent-noughts-3-line = 3手先まで読みます。
opponent-noughts-4 = Noughts 4
opponent-noughts-4-line = 4手先までじっくり読みます。
opponent-noughts-5 = Noughts 5
opponent-noughts-5-line = 5手先まで読みます。広い盤では時間がかかります。
opponent-noughts-6 = Noughts 6
opponent-noughts-6-line = 6手先まで読みます。とても時間がかかります。
opponent-boora-05 = Boora 0.5
opponent-boora-05-line = 自分の石を並べ、相手の石はほとんど見ません。
opponent-boora-06 = Boora 0.6
opponent-boora-06-line = 自分の石を並べ、相手の石のじゃまもします。
original-noughts-origin = 最初のプログラム Noughts の作者が書きました。そこでは、ページの操作が止まらないように裏で考えていました。
original-noughts-thinking = 空いた点をすべて試し、その応手をすべて試し、名前の数字の手数だけ先まで読みます。最後に、まだ線になりうる点の並びを評価し、一色だけの石が多いほど高い点を付けます。いちばん高い評価に至る手を打ちます（アルファ・ベータ法）。
original-noughts-blind-spots = 読む手数より先のことはすべて。それより長い狙いには不意を突かれます。
original-boora-05-origin = 最初のプログラム Boora の作者が書きました。0.5 は二つの版のうち古いほうです。
original-boora-05-thinking = 注目するのは、石の近くの八方向にある空いた点だけです。そこに自分の石を置いたつもりで、通る線の価値を合計します。いつも価値のいちばん高い点に打ちます。
original-boora-05-blind-spots = あなたの脅威。自分の線を作るばかりで、次に何を打たれるかは考えません。
original-boora-06-origin = 最初のプログラム Boora の作者が、0.5 の後継として書きました。作者によれば、15×15 では黒番で 0.5 に勝ち、白番では負けます。
original-boora-06-thinking = 石のまわりの点を 0.5 と同じように評価し、線を完成できるなら完成させます。あなたの直前の手の価値が高ければ守りに回り、その石の近くであなたにとっていちばん価値の高い点を取ります。そうでなければ、自分にとっていちばん価値の高い点に打ちます。
original-boora-06-blind-spots = 以前に置かれた石と、自分の手の次に来るもの。同時に二つの脅威を作られると負けます。
perfect-origin = この盤では先に打つ側が勝つという証明を、このプログラムが見つけました。何も信じない検査プログラムが、すべての応手を確かめました。
perfect-thinking = 局面を証明の中から探し、そこにある手を打ちます。短い追い詰めで勝てるときは自分で見つけます。負ける側では、いちばん長く続く手を打ちます。
perfect-blind-spots = 先に打つ側が別の手を打ち、証明が届かない局面。そこでは名人のように打ちます。
perfect-fair = この盤では、相手が何をしても先に打つ側が勝ちます。五目並べは始め方の規則で互角になります。Swap2 では相手が選び、連珠では先に打つ側に打てない点があります。
opponent-trait-misses-diagonals = 斜めが見えません。
opponent-trait-overlooks-threats = {$n}%の確率で相手の石を見忘れます。
opponent-trait-misses-forced-wins = 追い手の連続を探しません。

## 開局。

opening-you-place = あなたが両方の石をこの順に置きます：{$stones}。
opening-opponent-places = 相手が両方の石をこの順に置きます：{$stones}。
opening-beginner-places = 先手が両方の石をこの順に置きます：{$stones}。
opening-other-places = 後手が両方の石をこの順に置きます：{$stones}。
opening-puts = {$name}が{$number}手目を置きます。
opening-in-centre = {$number}手目は盤の中央に置きます。
opening-in-central = {$number}手目は中央の{$n}×{$n}に置きます。
opening-outside = {$number}手目は中央の{$n}×{$n}の外に置きます。
opening-one-of-offered = {$name}が{$number}手目の場所を候補点から選びます。
opening-offers = {$name}が{$number}手目の候補点を示します。対称な点は示せません。残り：{$n}。
opening-you-choose = あなたの選択です：どちらの側にしますか？
opening-opponent-chooses = 相手が側を選びます。
opening-beginner-chooses = 先手だった人が側を選びます。
opening-other-chooses = 後手だった人が側を選びます。
opening-announces = {$name}が{$number}手目の候補点の数を告げます。
opening-take = {$name}を選ぶ
opening-two-more = もう2個置く
opening-number = {$n}
opening-offer-points = 候補点を{$n}個示す
opening-your-side = これからあなたは{$name}です。
opening-swapped = 側が入れ替わりました。
opening-kept = 側はそのままです。

## どのように終わったか。

result-mnk = {$len}個並びました。
result-mnk-draw = 盤が埋まりました。
result-mnk-stuck = 空いている場所はすべて禁手です。
result-mnk-foul = {$loser}が連珠の禁点に打ちました。

## 手が認められない理由。

illegal-overline = 長連：6個以上並びます。連珠では先手の禁手です。
illegal-double-four = 四々：四が同時に2つできます。連珠では先手の禁手です。
illegal-double-three = 三々：三が同時に2つできます。連珠では先手の禁手です。
illegal-opening-centre = この石は盤の中央に置きます。
illegal-opening-central = この石は中央の{$n}×{$n}に置きます。
illegal-opening-outside = この石は中央の{$n}×{$n}の外に置きます。
illegal-opening-offered = 候補点の中から選んでください。
illegal-opening-offered-already = その点はもう候補になっています。
illegal-opening-symmetrical = その点はすでに示した候補点と対称で、石の形が同じになります。別の点を示してください。
illegal-opening-announce-first = 先に候補点の数を告げてください。

## 文字列を局面や対局として読めない理由。

expected-stones = o、x（どちらかは大文字）か空きマスの数
expected-mnk-parameter = m=、n=、k=（列、行、並べる数）のどれか
expected-no-parameter = パラメーターなしの「)」
board-error-line = プレイヤー{$side}の石がもう並んでいるので、その手番ではありえません
board-error-last-stone = 最後の石はプレイヤー{$side}のものなので、その手番ではありえません
board-error-last-in-no-line = 石が並んでいますが、最後の石がそこに入っていません
games-of-lines = 石ならべの対局

## コンピューターがその手を選んだ理由。

why-even-opening = どちらにも偏らない手です。
why-takes-first = 形勢の良い青を選びました。
why-takes-second = 形勢の良い黄を選びました。
why-leaves-sides = もう2個置いて、側の選択を任せます。
why-announces = 候補点が{$n}個なら、どちらにも偏りません。
why-completes-line = 並びを完成させる手です。
why-blocks-line = 次に完成する並びを止める手です。
why-open-four = 2か所で完成を狙う手です。
why-defends = 伸びる並びを止める手です。

## ヒント：どこを見るか、何をするか、なぜか。

hint-what-stone = {$cell}に石を置きましょう。
hint-why-completes-line = {$n}個並んで、すぐに勝ちです。
hint-why-stops-line = 放っておくと、次に相手がここで完成します。
hint-why-double-threat =
    { $n ->
        [1] こうすると{$n}か所で完成できます。
       *[other] こうすると{$n}か所で完成でき、相手が止められるのは1か所だけです。
    }
hint-why-cannot-stop =
    { $n ->
        [1] 相手は{$n}か所で完成できます。
       *[other] 相手は{$n}か所で完成でき、止められるのは1か所だけです。相手の見落としを待ちましょう。
    }
hint-why-stops-double = 放っておくと相手が同時に2か所を狙い、止められるのは1か所だけです。
hint-why-threatens = 完成を狙う手なので、相手は受けるしかありません。
hint-why-prepares = あと1個置けば、2か所で完成を狙えます。
hint-why-opening = 中央を通る並びが最も多いからです。
hint-step-completes = 並びを完成
hint-step-double-threat = 同時に2か所を狙う手
hint-step-blocks = 並びを止める手
hint-step-four = 完成を狙う手
hint-step-three = 同時に2つの狙いを作る手

## 相手が今打てるとしたら、すること。

threat-completes = 相手はここで完成できます。
threat-doubles =
    { $n ->
        [1] 相手はここに打つと{$n}か所で完成を狙えます。
       *[other] 相手はここに打つと同時に{$n}か所で完成を狙えます。
    }
threat-begins-win = 相手はここから追い詰めて{$n}手で勝てます。

## 教えながらの対局：その手が相手に許すこと、または逃したこと。

mistake-lets-complete =
    { $n ->
        [1] これで相手は並びを完成できます。
       *[other] これで相手は{$n}か所で完成でき、止められるのは1か所だけです。
    }
mistake-lets-double =
    { $n ->
        [1] これで相手は{$n}か所で完成を狙えます。
       *[other] これで相手は同時に{$n}か所で完成を狙え、止められるのは1か所だけです。
    }
mistake-answer-four = 相手の最善の応手{$move}は、完成を狙います。
mistake-answer-three = 相手の最善の応手{$move}は、同時に2つの狙いを作ります。

## なぜ負けたか。

loss-three-became-four = {$stones}の三が{$next}で四になり、{$last}で並びました。
loss-line-grew = {$stones}が{$next}で伸び、{$last}で並びました。

## 開けない、または書けないほかのプログラムのファイル。

format-error-fives = この形式（{$format}）が扱うのは5個並べる対局だけですが、これは{$id}です。SGFを選んでください
opened-cut = 以降は省かれました：{$reason}
opened-behind-the-end = 終局後の手を{$n}手省きました
opened-set-up-later = {$move}手の後に石が置かれています。以降はこのファイルの{$game}局目です
opened-out-of-turn = {$move}手の後にパスまたは同じ側の連続着手があります。以降はこのファイルの{$game}局目です
opened-put = 最初の{$n}個の石を開始局面としました。石ごとにパスまたは同じ側の連続着手があるためです
opened-put-times = これらの石の時間は省きました
opened-pass = パスを1つ省きました
opened-other-result = ファイルに書かれた結果は手順の結果と異なります
opened-guessed-rule = ファイルにルールの記載がありません。手順は{$rule}に合います
opened-without-opening = 手や選択がファイルの開局規定に合わないため、開局規定なしで開きました
opened-board-size = 盤は{$cols} × {$rows}です。{$games}の列と行は{$least}から{$most}までです
file-error-empty = ファイルが空です
file-error-unknown = 知られている形式の対局ではありません。開けるのは、SGF、Piskvork（.psq）、RenLib（.lib）、RenjuNet（.rif）、Yixin（.sav）、KJumpingCube（.kjc）、PlayOK、PGN、Gomocupの開局、「h8 i9」のような手の一覧、XとOと点の図です
file-error-archive = 圧縮されたアーカイブです。展開してから中のファイルを開いてください
file-error-no-game = このファイル（{$format}）には対局がありません
file-error-write-size = この形式には{$cols}×{$rows}の盤がありません。SGFを選んでください
file-error-write-setup = この形式では、あらかじめ配置した石を書けません。SGFを選んでください
file-error-write-pass = この形式にはパスがありません。SGFを選んでください
file-error-write-turns = この形式では黒が先手で、交互に打ちます。SGFを選んでください
file-error-write-format = この形式（{$format}）の対局は読めますが、書けません。SGFを選んでください

## スクリーンリーダー用。

reading-forbidden = 禁手

## レッスン。

lesson-mnk-five = 5個並べば勝ちです。線を完成させましょう。
lesson-mnk-five-wrong = 四の空いている端に打ちましょう。
lesson-mnk-block = 黄は四で、次に五です。止めましょう。
lesson-mnk-block-wrong = 黄が五になります。線の空いている所に打ちましょう。
lesson-mnk-three = 活三です。両端の空いた四にしましょう。止められるのは片方だけです。
lesson-mnk-three-wrong = 三の隣に置きましょう。
lesson-mnk-block-three = 活三はすぐに止めます。黄を止めましょう。
lesson-mnk-block-three-wrong = 黄が両端の空いた四になります。三の隣に打ちましょう。
lesson-mnk-double = 2つの狙いは同時に止められません。四と活三になる点を見つけましょう。
lesson-mnk-double-wrong = 2本の線が交わる所を見ましょう。
lesson-mnk-finish = 黄は四を止めました。三を使いましょう。
lesson-mnk-renju = 連珠では先手は三々を作れません。×印がその点です。押してみましょう。

## Puzzles.

puzzles-force-mnk =
    { $n ->
        [1] すぐに勝ってください。
       *[other] 四だけを使い、{$n}手で勝ってください。
    }

## ファイルを読むときに飛ばしたもの、変えたもの、推測したもの。

file-note-at = {$line}行{$column}列：{$reason}
file-note-at-byte = {$byte}バイト目：{$reason}
file-note-encoding-named = ファイルの指定どおり、文字コードは{$name}です
file-note-encoding-named-unreadable = ファイルの指定どおり、文字コードは{$name}です。読めない文字が{$count}個あります
file-note-encoding-guessed = 文字コードの指定がないので、{$name}として読みました
file-note-encoding-guessed-unreadable = 文字コードは{$name}として読みました。読めない文字が{$count}個あります
file-note-other-text = 対局ではない文字を{$count}個飛ばしました
file-note-bracket = ここに括弧かセミコロンが足りないか、余分にあります
file-note-passed-over = 「{$what}」は意味がわからないので飛ばしました
file-note-bad-value = 「{$value}」は{$name}として読めないので飛ばしました
file-note-rest = 対局の残りは「{$found}」から読めません
file-note-size = 盤の大きさの指定がないか誤っているので、{$cols}×{$rows}としました
file-note-side = 誰の手かの指定がないので、交互の手として読みました
file-note-unknown-rule = 「{$name}」というルールは不明です
file-note-rule-freestyle = 「{$name}」というルールは、長くても勝ちになるものとして読みました
file-note-rule-exact = 「{$name}」というルールは、長すぎると勝ちにならないものとして読みました
file-note-rule-renju = 「{$name}」というルールは連珠として読みました
file-note-other-game = ファイルには別のゲーム（番号{$number}）とありますが、五目並べとして読みました
file-note-too-many = ファイルにはまだ続きがありますが、はじめの{$most}個だけを読みました
file-note-more = ほかに{$count}件の注意があります
file-note-coordinates-from-0 = 列と行は左上から0で数えました
file-note-coordinates-from-1 = 列と行は左上から1で数えました
file-note-coordinates-without-i = 列はIの文字を除いて読みました
file-note-coordinates-from-top = 行は上から数えました
