### アトムの日本語のことば。

## ゲーム。

game-atoms-name = アトム
game-atoms-line = 原子が1つ多いだけで、大爆発。
game-atoms-rules = 自分の番に、空きマスか自分のマスに原子を1つ加えます。
variant-atoms-chain = 連鎖反応
setup-place-atoms = クリックまたはタップで、ここで選んだ側のアトムを1つ足し、最後の次で空にします。右ボタンか長押しは相手側です。
goal-atoms = 4つで爆発。全マスを取る
goal-atoms-chain = すべてのマスを取る
rules-atoms = 原子が4つになったマスは爆発します。隣のマスへ1つずつ飛んで自分のマスにし、盤の外へ飛んだものは消えます。隣のマスも続いて爆発することがあります。マスがなくなった人の負けです。
rules-atoms-chain = 原子の数が隣のマスの数と同じになると爆発します。隅は2つ、端は3つ、ほかは4つです。隣のマスへ1つずつ飛んで自分のマスにし、そこも続いて爆発することがあります。マスがなくなった人の負けです。
picture-atoms-burst = 原子が4つになったマスは爆発し、隣のマスへ1つずつ飛んで自分のマスにします。
picture-atoms-burst-chain = 原子の数が隣のマスの数と同じになると爆発し、隣のマスへ1つずつ飛びます。
picture-atoms-chain = 隣のマスも続いて爆発することがあります。
picture-atoms-end = マスがなくなった人の負けです。

## パラメーターごとの盤。

preset-atoms-8x8 = 8 × 8
preset-atoms-8x8-chain = 8 × 8、連鎖
preset-atoms-5x5 = 5 × 5
preset-atoms-6x9-chain = 6 × 9、連鎖
parameter-atoms-chain = 連鎖

## ゲームの前に選べること。

field-chain = 連鎖反応
field-chain-hint = 原子が隣のマスの数と同じになると爆発し、消える原子はない

## コンピューターの対戦相手。

opponent-atoms-original = 元祖
opponent-atoms-original-line = どこからでも始め、やがて境目に集まります。
opponent-atoms-first-plan = 元祖の最初の案
opponent-atoms-first-plan-line = 盤の半分を取ってから攻めます。「運まかせ」より弱いです。
original-atoms-origin = 最初のアトムのプログラムの作者が書きました。これが作者の最終的な決まりです。
original-atoms-thinking = 最初の数手は空いたマスを適当に取ります。その後はたいてい、あなたのマスに接する自分のマスに足してそこで爆発させようとし、ときどき空いたマスも取ります。接するマスがなければ、自分のマスのどれかに足します。
original-atoms-blind-spots = 先を読みません。自分の手が起こす反応も、あなたの応手も見ていません。
original-atoms-first-plan-origin = 最初のアトムのプログラムの作者が、はじめに考えてやめた案です。
original-atoms-first-plan-thinking = 盤の一部しか持たないうちは、空いたマスを適当に取ります。その後はたいてい、あなたのマスに接する自分のマスに足します。接するマスがなければ、自分のマスのどれかに足します。
original-atoms-first-plan-blind-spots = あなたが力を蓄える間に薄く広がり、先も読みません。そのため「運まかせ」より弱くなっています。
opponent-trait-sees-waves = 反応を{$n}波まで読みます。
opponent-trait-counts-only-atoms = 原子を数えるだけで、危険は見ません。

## どのように終わったか。

result-atoms = {$loser}のマスがなくなりました。
illegal-atoms-alone = 先に相手側のアトムを置いてください。盤上に1人だけで手番になることはできません。

## 文字列を局面として読めない理由。

expected-atoms = a～g、A～G、または空きマスの数
board-error-only-side = 原子があるのはプレイヤー{$side}だけです。打ったばかりなので、その手番ではありえません
board-error-too-many-atoms = ここで{$cell}に置ける原子は{$most}個までです

## ほかのプログラムのファイル：KJumpingCubeの保存した対局。

kjumpingcube-rules = KJumpingCubeの対局を連鎖反応のルールで開きました。元と違い、原子をすべて飛ばしたマスは誰のものでもなくなり、すべての原子を取った側の勝ちです
kjumpingcube-at-line = {$line}行：{$reason}
kjumpingcube-passed-over = 「{$what}」は読めないため飛ばしました
kjumpingcube-size = 盤の大きさがないか、間違っています。盤は{$side}×{$side}マスになりました
kjumpingcube-missing = ファイルにないマスが{$n}あり、空にしました
kjumpingcube-freed = どちらかのものだった原子のないマスが{$n}あり、誰のものでもなくなりました
kjumpingcube-too-many = {$cell}はファイルでは{$points}点ですが、ここでは{$most}点になりました
kjumpingcube-turn = ファイルに手番がないか、その手番はありえません。プレイヤー{$side}の手番になりました
kjumpingcube-no-board = このKJumpingCubeの対局には盤がありません

## コンピューターがその手を選んだ理由。

why-grows-at-front = 境目で原子を増やす手です。
why-wins-cascade = 連鎖で勝つ手です。

## ヒント：どこを見るか、何をするか、なぜか。

hint-what-atom = {$cell}に原子を加えましょう。
hint-why-wins-cascade = すぐに勝ちです：{$waves}波で相手のマスがなくなります。
hint-why-captures = {$waves}波で{$n}マスを取れます。
hint-why-captures-and-saves = {$waves}波で{$n}マスを取り、自分の{$saved}マスを相手から守れます。
hint-why-captures-and-leaves-nothing = {$waves}波で{$n}マスを取り、相手は何も取れなくなります。
hint-why-leaves-nothing = この後、相手は何も取れません。
hint-why-threatens-capture = {$cell}から{$waves}波で{$n}マスを取る狙いがあります。
hint-why-wins-race = {$cell}の競争に勝てます：{$rival}より原子{$n}個分先です。
hint-why-wins-race-for-corner = 隅の競争に勝てます：{$cell}は{$rival}より原子{$n}個分先です。
hint-why-line-captures = {$line}の後、{$move}で{$n}マスを取れます。
hint-why-line-leaves = 見つかった最善の手順{$line}では、自分が{$mine}マス、相手が{$theirs}マスになります。
hint-why-risks-at-most = この後、相手が取れるのは{$n}マスまでです。
hint-step-captures = {$n}マスを取る

## 相手が今打てるとしたら、すること。

threat-captures = 相手はここから{$waves}波で{$cells}マスを取れます。
threat-wins =
    { $cells ->
        [1] 相手はここから{$waves}波で最後のマスを取れます。
       *[other] 相手はここから{$waves}波で{$cells}マスすべてを取れます。
    }

## 教えながらの対局：その手が相手に許すこと、または逃したこと。

mistake-lets-cascade = これで相手は{$waves}波で全部のマスを取れます。
mistake-lets-capture = これで相手は{$cell}から{$waves}波で{$n}マスを取れます。
mistake-line-captures = {$line}の後、相手は{$move}で{$n}マスを取ります。
mistake-missed-capture = {$n}マスを取れる手がありました。

## なぜ負けたか。

loss-wave = 応手{$move}の{$waves}波のうち第{$wave}波で形勢が変わりました。あなたのマス{$n}個が相手のものになりました。

## キーの一覧。

help-does-wave-back = アトム：プレビューで1波戻る
help-does-wave-forward = アトム：プレビューで1波進む

## スクリーンリーダー用。

reading-atoms = {$name}、原子{$n}個

## レッスン。

lesson-atoms-add = 空きマスか自分のマスに原子を足します。やってみましょう。
lesson-atoms-burst = 原子が4個になるとマスが弾け、隣へ1個ずつ飛びます。4個目を足しましょう。
lesson-atoms-full = 3個ある自分のマスに足しましょう。
lesson-atoms-capture = 飛んだ先は自分のものになります。印のマスを取りましょう。
lesson-atoms-chain = 満杯の隣も次々に弾けます。連鎖です。全部取りましょう。
lesson-atoms-tempo = 2対2。先に3個にしたほうが先に弾けます。先に足しましょう。
lesson-atoms-tempo-wrong = 黄が先に3個になります。2個あるマスに足しましょう。
lesson-atoms-first = 3対3で、あなたの番。先に弾けましょう。
