### fivefoldの日本語のことば。
### 1つのキーに1つの文。{$name}にはプログラムが値を入れる。保存した変更は実行中でもすぐに表示される。
### 1つのゲームだけが使う文は、このファイルの隣にあるそのゲームのファイルに置く。

app-name = fivefold
app-line = { $n ->
    [5] 昔ながらの5つのゲームを1つの卓で
   *[other] { $n } 個のゲームを1つの卓で
}

## 2つの側。いつも色だけでなく形も示す。

side-first = 青
side-second = 黄

## メニュー。

menu-continue = 続ける
menu-continue-line = {$game}、{$moves}
menu-help = キー操作
settings-sound = サウンド
settings-volume = 音量
hear-board-switch = 盤を聞く
hear-board-line = 矢印キーで各マスが音で分かります。段は音の高さ、列は左右で、そこに何があるかも聞こえます。ニムのゲームでは、手のたびに局面が釣り合っているかを和音で知らせます（レート戦を除く）。
menu-fullscreen = 全画面
menu-open-file = ファイルを開く

## コマの動く速さ。

speed-off = オフ
speed-slow = 遅い
speed-normal = 普通
speed-fast = 速い

## 音はキーで入れたり切ったりする。

sound-on = サウンド：オン
sound-off = サウンド：オフ

## ゲームの準備。

setup-presets = 盤の種類
setup-board = 盤
setup-more = 詳細設定
setup-clock = 時計
setup-clock-none = なし
setup-clock-about = 「分＋秒」は持ち時間と1手ごとの加算、「分・回数×秒」は持ち時間の後の秒読みです。秒読みは1手ごとに数え直します。時間切れは負けです。
setup-clock-minutes = 持ち時間（分）
setup-clock-increment = 1手ごとの加算（秒）
setup-clock-periods = 秒読みの回数
setup-clock-period = 秒読み（秒）
setup-players = プレイヤー
setup-person = 人
setup-begins = 先手
setup-begins-first = 青
setup-begins-second = 黄
setup-begins-random = ランダム
setup-begins-alternate = 交互
setup-start-position = 開始局面
setup-start-usual = 標準
setup-start-random = ランダム
setup-start-placed = 自由配置
setup-start = 開始
setup-back = メニュー
setup-placing-side = 置く側

## ゲームの前に選べることと、その範囲。

field-cols = 列数
field-cols-hint = {$min}～{$max}
field-rows = 行数
field-rows-hint = {$min}～{$max}
field-error-out-of-range = {$min}から{$max}までの数を入力してください。
field-error-missing = 値が足りません。
field-decrease = 減らす：{$field}
field-increase = 増やす：{$field}

## コンピューターの対戦相手。

opponent-random = 運まかせ
opponent-random-line = ランダムに手を選びます。
opponent-exact = 完璧
opponent-exact-line = 勝ちを決して逃しません。
opponent-engine = エンジン
opponent-engine-line = 先まで読み、どんな狙いも見抜きます。
opponent-external-line = 追加したプログラムです。
opponent-suitable = あなたにちょうどよい相手です。
opponents-levels = レベル
opponents-own = 自作のレベル
opponents-originals = このゲームだけの相手
opponents-scripts = スクリプト
opponents-programs = ほかのプログラム
opponents-you = あなた：{$rating}
opponent-about = {$name}について
opponent-play = 対戦する
original-origin = 作者
original-thinking = 考え方
original-blind-spots = 見えないもの
lasting-title = 何手まで続けられる？
lasting-most = 双方あわせて{$most}手までに勝ちます。もっと短い勝ち方があるかもしれません。
lasting-best = あなたの最高記録：{$n}手。
lasting-none = まだ対戦していません。
lasting-fair = 互角にするには？
proof-walk = 証明をたどる
opponent-own-line = {$name}の写し。独自の数値を持ちます。
own-level-numbers = 数値
own-level-file = {$file}にあります。そこで変えると、次の対局設定で読み込まれます。
script-file = ファイル
script-open = ファイルを開く
script-mistake = 最後の誤り
script-copy-mistake = 誤りをコピー
script-printed = 出力した内容
script-printed-nothing = まだありません。スクリプトが print に渡した内容がここに出ます。
script-copy-printed = テキストをコピー
script-edit = ここで書き換える
script-text = スクリプトの本文
script-save = 保存
script-revert = 元に戻す
script-delete = 削除
script-keys = Ctrl+Sで保存、Escで閉じます。
script-unsaved = まだ保存していません。
script-saved = 保存しました。
script-plays = ここでは {$move} と打ちます。
script-go-to-line = {$line}行へ
script-deleted = {$name}を削除しました。
script-no-room = ブラウザーに空きがないので、保存していません。古い対局やほかのスクリプトを削除して、もう一度保存してください。
script-changed = このスクリプトはほかの場所で変わりました。もう一度保存すると置き換え、元に戻すとその内容を見られます。
opponent-clone = この相手を複製
opponent-clone-name = 複製の名前
opponent-clone-hint = 例：my_own-2
opponent-clone-now = 複製する
opponent-clone-no-name = 名前は1～{$most}文字で、AからZの文字、数字、「-」「_」が使えます。
opponent-clone-taken = {$name}という相手かファイルがすでにあります。
opponent-clone-not-written = {$path}に書き込めません：{$reason}。
arena-title = 相手を比べる
arena-games = 対局数
arena-about = 同じ序盤を、先後を入れ替えて二度ずつ打つので、どちらかが有利になることはありません。
arena-run = 開始
arena-stop = 停止
arena-nothing = 相手を二人選んで対局を始めます。対局が進むにつれて表と曲線が伸びます。
arena-running = {$all}局中{$done}局が終了
arena-stopped = 停止：{$all}局中{$done}局
arena-done = 終了：{$all}局中{$done}局
arena-won = 勝ち
arena-drawn = 分け
arena-lost = 負け
arena-points = 得点
arena-percent = {$percent}%
arena-score = {$name}の得点は{$score} ± {$margin}（信頼度95%）。
arena-score-alone = {$name}のこれまでの得点は{$score}。
arena-forfeited = 合法な手がなく負けた対局：{$n}
arena-left-out = プログラムが対局できなかったため除外した組：{$n}
arena-curve = 得点の推移
help-does-arena = 比較を開始・停止

opponent-level-1 = 入門
opponent-level-1-line = ルールを覚えたばかりです。
opponent-level-2 = 初心者
opponent-level-2-line = 分かりやすい手しか見えません。
opponent-level-3 = 見習い
opponent-level-3-line = ときには作戦があります。
opponent-level-4 = 愛好家
opponent-level-4-line = 上手に戦いますが、隠れた狙いは見えません。
opponent-level-5 = クラブ会員
opponent-level-5-line = 要所は心得ていますが、見落としもあります。
opponent-level-6 = 強豪
opponent-level-6-line = ミスはめったに見逃しません。
opponent-level-7 = 達人
opponent-level-7-line = ほとんどミスをしません。
opponent-level-8 = 名人
opponent-level-8-line = このプログラムの全力です。

# レベルごとの弱点を1つずつ。名前の後に続ける。
opponent-trait-perfect = 完璧に打ちます。
opponent-trait-full-strength = 弱点はありません。
opponent-trait-reads-columns = 数を二進法で見ますが、下{$n}桁だけです。
opponent-trait-reads-nothing = 必勝法を知りません。
opponent-trait-sees-end = 残り{$n}手になれば、終盤を正しく打ちます。
opponent-trait-overlooks = {$n}%の確率で勝つ手を見落とします。
opponent-trait-loses-thread = ゲームの{$n}%は作戦なしで打ちます。
opponent-trait-overlooks-moves = 全部の手の{$n}%を見落とします。
opponent-trait-random-share = {$n}%の手はランダムです。
opponent-trait-looks-at-no-reply = 自分の手だけを見て、相手の応手は読みません。
opponent-trait-looks-ahead = {$n}手先まで読みます。
opponent-trait-visits-at-most = 先まで読みますが、1手につき{$n}局面までです。

## 研究室：どの局面が良いかを、一歩ずつ調べる。

research-title = 研究
research-back = 戻る
research-enter = 勝てる局面を研究
research-turn = ドラッグか矢印キーで回転、ホイールか+と–で拡大・縮小
research-game = ゲーム
research-question = 問題
research-list = 良い局面
research-list-empty = まだ見つかっていません。
research-pace = 速さ
research-pace-slow = 遅い
research-pace-normal = 普通
research-pace-fast = 速い
research-pace-at-once = 一気に
research-run = 実行
research-pause = 一時停止
research-again = 最初から
research-step = ステップ
research-put-on-board = 盤に並べる
research-step-good = {$tuple}：ここから良い局面へは行けないので、良い局面です。ほかに{$struck}個を消します。
research-step-struck = {$tuple}：ここから良い局面{$by}へ行けます。そこで{$tuple}を消します。
research-count = 良い局面 {$good}個（{$all}個中{$steps}個を調査済み）
research-agrees = 法則とも一致します：{$rule}。
research-differs = 法則とは一致しません：{$rule}。
research-good = 良い
research-struck = 消去
research-open = 未調査
research-proof = 証明
research-proof-squares = 良い位置では、二進法のどの桁も一致します。桁ごとに対角線上の組は半分になり、8 × 8の中に4 × 4、その中に2 × 2があります。
research-proof-tetrahedra = 二進法のどの桁でも1が対になる必要があります。1桁の8通りのうち4通りが対になるので、どの四面体にも半分の大きさのものが4つ入ります。
research-proof-columns = 二進法のどの桁でも1が対になる必要があります。そこからどう動かしてもどこかの桁が奇数になり、その後は1手でいつでもすべての桁を偶数に戻せます。

## さまざまな大きさの盤で誰が勝つか。

board-table-enter = 解かれた盤
board-table-title = どの盤で誰が勝つか
board-table-about = 双方が最善を尽くした場合。長い辺が横でも縦でも同じで、より長い列も勝ちです。fivefold 自身が解きました。
board-table-first = 先手の勝ち
board-table-second = 後手の勝ち
board-table-draw = 引き分け
board-table-open = 未解決
board-table-set-up = この盤を用意する

## Boards of different games with the same heaps.

theorem-title = 1つの定理、3つの盤
theorem-answers = コンピューターが応じる
theorem-shown-as = 山の見せ方
theorem-heaps = 山
theorem-random = ランダム
theorem-play = この手を打つ
theorem-other = 次の盤に変える
theorem-stands = {$mover}の番、ニム和{$sum}。{$winner}が勝てます。
theorem-over = 何も残っていません。{$winner}の勝ちです。
theorem-move = 山{$heap}が{$before}から{$after}になります。
theorem-point = 盤の上で手を指すか、矢印キーを使ってください。
theorem-told = 小石、距離、すき間は同じ山です。1つの盤での手はすべての盤での同じ手で、勝つ側も同じです。
theorem-left-out = {$game}は山が{$n}つまでなので、ここにはありません。
theorem-heap = 山{$heap}
theorem-made = {$name}：山{$heap}が{$before}から{$after}になりました。

## 対局中。

play-your-turn = あなたの番
clock-left = 残り時間：{$time}
clock-tenths = {$seconds}
clock-periods = {$time} ×{$n}
play-turn = {$name}の手番
play-to-move = 手番
play-you = あなた
play-thinking = 思考中…
play-thinking-time = 思考中… {$seconds}秒
play-press-again = もう一度押すと、そこに打ちます。
play-computer-begins = コンピューターが先手
play-undo = 元に戻す
play-redo = やり直す
play-go-on = 続ける
play-pause = 一時停止
play-other-opponent = 別の相手
play-waiting = 待機中
play-resign = 投了
play-resign-sure = 投了しますか？
play-resign-not = 対局を続ける
play-new-game = 新しい対局
play-again = もう一局
play-setup = 対局設定
play-rules = ルール
rules-picture = ページ{$n}/{$of}
rules-picture-before = 前のページ
rules-picture-after = 次のページ
play-menu = メニュー
play-more = その他
play-on-the-board = 盤上
play-hint = ヒント
play-hint-what = 手は？
play-hint-why = 理由は？
legal-switch = 打てる手を表示
threats-switch = 相手の狙いを表示
hints-off = ヒントは設定でオフになっています。
play-save = 保存
play-copy-id = IDをコピー
play-copy-link = リンクをコピー

## 盤上の手：かかった時間、ほかに打たれた手、コメント。

move-time = {$seconds}秒
move-time-minutes = {$minutes}分{$seconds}秒
move-start = 開始
move-captured = {$waves}波で{$cells}マスを取りました。
move-burst = {$waves}波が起き、取ったマスはありません。
move-variations = 変化
move-others = ほかの手：
move-promote = 本譜にする
move-delete = この手から後を削除
comment = コメント
comment-of = {$move}へのコメント
comment-of-start = 開始局面へのコメント
comment-hint = コメントを書く
comment-keys = Ctrl+EnterかEscで保存します。
comment-save = 保存
comment-cancel = キャンセル
marking = 文字と印
marking-done = 完了
marking-hint = 押した所に印が付き、もう一度押すと消えます。その間、手は打たれません。
mark-letters = 文字
mark-triangle = 三角
mark-circle = 丸
mark-square = 四角
mark-cross = バツ
note-error-deleted = この手は削除されました。
note-error-too-long = 1局のコメントは合計{$most}バイトまでです。このコメントを加えると{$bytes}バイトになります。
note-error-illegal = 局面の解析は、そこで打てる手から始めてください。
note-error-too-many = 1局に保存できる解析は{$most}局面までです。
note-error-too-many-marks = 1局に保存できる盤上の印は{$most}個までです。

## 再生バー。数字は普通の何倍の速さかを示す。

replay-play = 再生
replay-to-start = 最初へ
replay-back = 一手戻る
replay-forward = 一手進む
replay-to-end = 最後へ
replay-place = 手数
replay-speed = 再生の速さ
replay-factor = {$factor}×

## 対局をほかの人のためのファイルにする。

export = 書き出し
export-picture = 画像
export-picture-line = この局面のPNG
export-gif = アニメーション
export-gif-line = GIF、1手1コマ
export-moving-gif = なめらかなアニメーション
export-moving-gif-line = 動きをすべて見せる大きめのGIF
export-pictures = 連続画像
export-pictures-line = PNGファイルのフォルダー
export-pictures-zip-line = PNG画像のZIPファイル
export-record = テキスト
export-record-line = 読みやすく、もう一度開けます
export-sgf-line = ほかのプログラム用
export-psq-line = Gomocupの管理プログラム用
export-renlib-line = 手順の木全体、連珠プレイヤー向け
export-pgn-line = プログラム同士の対局用
export-playok-line = PlayOKの書き出し形式
export-drawing = 画像を作成中：{$path}
export-stop = 作成を中止（{$drawn}／{$all}）
export-done = 保存しました：{$path}
export-refused = 対局を書き出せませんでした：{$reason}
export-failed = 対局を書き出せませんでした。
film-error-no-adapter = グラフィックスアダプターがありません（ソフトウェア描画もありません）
film-error-no-picture = グラフィックスアダプターが{$frames}フレーム以内に画像を返しませんでした
film-error-assets = プログラムのファイルが{$folder}にありません。そのフォルダーを{$variable}に設定してください
film-error-connection = 画像を描くためのファイルを読み込めません。接続を確認してください
film-error-too-many = この対局には{$most}枚を超える画像が必要です。--fromと--untilか、--frames movesで一部を選んでください
film-error-stopped = 画像の作成を中止しました

## コンピューターが知っていることと、終局のようす。

verdict-switch = 形勢を表示
columns-switch = 二進法の桁を表示
columns-even = どの桁でも1が対になっています。最善を尽くされると、手番の側の負けです。
columns-odd = 印のある桁では1が余っています。すべて対にすれば、手番の側が勝てます。

## 対局の解析。

analysis-start = 対局を解析
analysis-caption = 解析
analysis-progress = 解析：{$done}／{$all}
analysis-stop = 中止
analysis-go-on = 続ける
analysis-deeper = さらに深く
analysis-show = 見る
analysis-back = 対局に戻る
analysis-better = より良い手順：{$line}
analysis-best = 最善の手順：{$line}
analysis-graph = {$n}手の評価のグラフ。左右のキーで手を移ります。
analysis-move = {$mv}：{$judged}。{$worth}
analysis-move-unjudged = {$mv}。{$worth}
analysis-unknown = まだ何も分かっていません。
analysis-draw = 証明済み：引き分け。
analysis-wins = 証明済み：{$name}の勝ち。
analysis-found = 発見（未証明）：{$name}の勝ち。
analysis-estimated = 評価値：{$points}
analysis-only = 唯一の好手
analysis-best-move = 最善手
analysis-good = 好手
analysis-inaccuracy = 疑問手
analysis-mistake = 悪手
analysis-blunder = 大悪手

## なぜ負けたか。

loss-why = なぜ負けた？
loss-looking = さかのぼり中：{$done}／最大{$all}局面
loss-move-proven = {$number}. {$made}これが敗着です（証明済み）。最善は{$better}。
loss-move-estimated = {$number}. {$made}これが敗着です（推定）。最善は{$better}。
loss-ended-it = その手自体でゲームが終わりました。
loss-start-proven = どう指しても、最初から負けでした（証明済み）。
loss-bit-by-bit = コンピューターの見るかぎり、一手で負けを決めた手はありません。
loss-board-won = 盤面では勝ちでした（証明済み）。
loss-board-drawn = 盤面では引き分けでした（証明済み）。
loss-board-estimated = 盤面ではまだ負けていませんでした。あなたの評価は{$points}です。
loss-odd-column = 二進法の表の{$column}の桁を奇数のまま残しました。1が{$n}個あり、対になりません。
loss-odd-columns = 二進法の表の{$columns}の桁を奇数のまま残しました。どの桁にも対にならない1があります。
loss-try-again = ここからやり直す

## 検討中の最善手。

best-moves = 最善手
best-moves-looking = 最善手：探索中…
best-moves-hide = 隠す
best-moves-few = 最善手だけ
best-moves-all = 盤に{$n}手すべて
best-moves-draw = 引き分け
best-moves-win = 勝ち
best-moves-loss = 負け
best-moves-found-win = 勝ちらしい
best-moves-found-loss = 負けらしい

## どのように終わったか。

result-you-win = あなたの勝ちです！
result-computer-wins = コンピューターの勝ちです。
result-side-wins = {$name}の勝ちです。
result-draw = 引き分けです。
result-resigned = {$name}が投了しました。
result-resigned-fault = {$name}が投了しました：{$fault}。
result-out-of-time = {$name}の時間切れです。
result-drawn-on-time = {$loser}は時間切れですが、{$name}にはもう勝ち目がありませんでした。
result-declared = 記録による結果です。
result-moves = {$n}手で終局しました。

fault-not-set-up = このプログラムはもう一覧にありません
fault-no-programs = ここではほかのプログラムを起動できません
fault-not-found = プログラムのファイルが見つかりませんでした
fault-not-allowed = このプログラムの起動は許可されていません
fault-not-started = プログラムを起動できませんでした
fault-crashed = プログラムが異常終了しました（終了コード{$code}）
fault-killed = プログラムが外から終了されました
fault-closed = プログラムが応答しなくなりました
fault-timed-out = プログラムが{$seconds}秒間応答しませんでした
fault-too-slow = プログラムが1手の制限時間を{$ms}ミリ秒超えました
fault-garbage = プログラムが返した「{$said}」は手ではありません
fault-illegal = プログラムがルールで許されない{$move}を打ちました
fault-refused = プログラムがこのゲームに対応していません（「{$said}」）

## 対戦相手になるほかのプログラム。

engine-add = ほかのプログラム…
engine-add-line = このコンピューターにある五目並べのプログラム
engine-title = ほかのプログラムと対戦
engine-help = Gomocupプロトコルに対応したプログラムは、石ならべの五目並べで対戦できます。
engine-path = プログラムのファイル
engine-path-hint = 例：/home/me/gomoku/pbrain-rapfi
engine-browse = 参照…
engine-name = 名前
engine-name-hint = プログラム自身の名前
engine-time = 1手の時間
engine-seconds = {$seconds}秒
engine-check = 確認して追加
engine-checking = プログラムを起動中…
engine-added = {$name}として追加しました。プログラムの自己紹介：{$said}
engine-no-path = プログラムのファイルを選んでください。
engine-bad-name = 名前は1～24文字です。半角の英字、数字、「-」「_」「.」が使えます。
engine-taken = {$name}という名前のプログラムはもうあります。
engine-full = プログラムはもう{$n}個あります。先に1つ削除してください。
engine-fault = 追加されませんでした：{$fault}。
engine-own = 追加したプログラム
engine-remove = {$name}を削除
engine-damaged = プログラムの一覧を読み込めません：{$reason}。ファイル名を{$path}に変えました。何も削除していません。
engine-unread = プログラムの一覧を読み込めません：{$reason}。
engine-refused = プログラムの一覧を保存できません：{$reason}。fivefoldを閉じるまでは有効です。

## 手が認められない理由。

illegal-game-over = 対局は終わっています。
illegal-off-board = 盤の外です。
illegal-occupied = そこはもう埋まっています。
illegal-not-yours = そのマスは相手のものです。
illegal-stands-still = コマを動かしてください。
illegal-fixed-start = このゲームはいつも同じ局面から始まります。
illegal-over-at-start = 始まる前に終わってしまう局面です。
illegal-choose-first = 先に側を選んでください。
illegal-not-a-move = このゲームの手ではありません。
illegal-record-full = これ以上の手は記録できません。新しい対局を始めてください。

## 画面が今は勧めていないことが認められない理由。

refused-computer-plays = プレイヤー{$side}はコンピューターです。手を待つか、交代してください
refused-person-plays = プレイヤー{$side}は人なので、コンピューターは代わりに打ちません
refused-computer-waits = コンピューターは一時停止中です
refused-rated = レート戦ではできません
refused-nothing-to-undo = 元に戻す手がありません
refused-nothing-to-redo = やり直す手がありません
refused-no-such-position = この対局にそのような局面はありません
refused-no-finding = この局面についてはまだ何も分かっていません
refused-no-clock = 時計は動いていません
refused-not-the-beginning = コンピューターに任せられるのは、対戦の最初の手だけです
refused-same-seat = プレイヤー{$side}はもうこの相手です
refused-main-line = これはもう本譜です
refused-start = 対局の開始は削除できません
no-move-game-over = 対局は終わっていて、選べる手がありません
no-move-stopped = 手が見つかる前に止められました
no-move-other-game = このプレイヤーはそのゲームに対応していません

## コンピューターがその手を選んだ理由。

why-nimber-to-zero = ニム和を0にする手です。
why-lost-random = 負けなので、ランダムに選びました。
why-random = ランダムな手です。
why-opening = いつもの初手です。
why-forced-win = どう応じられても勝てる手です。
why-holds-out = 負けですが、できるだけ粘る手です。
why-best-score = 評価が最も高い手です。
why-external = ほかのプログラムが選びました。
why-script = スクリプトが選びました。
why-forfeited = 選んだ手が無効だったので、この手はランダムです。

## 3段階のヒント：どこを見るか、何をするか、なぜか。

hint-where-row = 行{$row}を見てください。
hint-where-upper-left-part = 左上を見てください。
hint-where-upper-part = 上のほうを見てください。
hint-where-upper-right-part = 右上を見てください。
hint-where-left-part = 左のほうを見てください。
hint-where-middle-part = 中央を見てください。
hint-where-right-part = 右のほうを見てください。
hint-where-lower-left-part = 左下を見てください。
hint-where-lower-part = 下のほうを見てください。
hint-where-lower-right-part = 右下を見てください。

hint-what-move = {$move}と打ちましょう。

hint-why-wins-at-once = この手ですぐに勝ちです。
hint-why-forced-win-in = ここから、どう受けられても{$n}手で勝てます。
hint-why-forced-win = ここから、どう受けられても勝てます。
hint-why-found-win = 探索では{$n}手で勝ちですが、証明されていません。
hint-why-found-loss = 探索では相手が{$n}手で勝ちですが、証明されていません。
hint-why-keeps-draw = 双方最善なら引き分けで、この手はそれを保ちます。
hint-why-holds-out-for =
    { $n ->
        [1] 何をしても、相手は{$n}手で勝てます。
       *[other] 相手は{$n}手で必ず勝てますが、この手なら楽にはさせません。
    }
hint-why-holds-out = 相手は必ず勝てますが、この手なら楽にはさせません。
hint-why-estimate = 決め手は見つかりませんでした。コンピューターの評価が最も高い手です。

# 必勝手順の手。番号と場所の後に続ける。
hint-step-wins = 勝ち
hint-step-defends = 止めようとする手
hint-step-quiet = 攻めを続ける手

## 形勢バー：どちらが勝ちか、どの手ならそれを保てるか。

standing-won = {$name}の勝ち
standing-won-in = {$name}が{$n}手で勝ち
standing-drawn = 双方最善で引き分け
standing-found = {$name}が{$n}手で勝つ手順を発見
standing-estimated = {$name}が優勢の模様
standing-even = 互角の模様
standing-unknown = まだ不明
standing-you-lose = あなたの負け：コンピューターが勝ちを見つけました。
standing-you-lose-in = あなたの負け：コンピューターが{$n}手で勝ちます。
standing-keeps-win =
    { $n ->
        [1] 勝ちを保てるのは{$of}手のうち{$n}手だけ
       *[other] 勝ちを保てるのは{$of}手のうち{$n}手
    }
standing-keeps-win-at-least = 勝ちを保てるのは{$of}手のうち少なくとも{$n}手
standing-keeps-draw =
    { $n ->
        [1] 引き分けを保てるのは{$of}手のうち{$n}手だけ
       *[other] 引き分けを保てるのは{$of}手のうち{$n}手
    }
standing-keeps-draw-at-least = 引き分けを保てるのは{$of}手のうち少なくとも{$n}手
standing-safe =
    { $n ->
        [1] すぐには負けないのは{$of}手のうち{$n}手だけ
       *[other] すぐには負けないのは{$of}手のうち{$n}手
    }

## その手で起こること。

preview-wins = ゲームに勝ちます。
preview-loses = ゲームに負けます。
preview-draws = 引き分けになります。
preview-turns = {$waves}波で{$cells}マスを取ります。
preview-waves = {$waves}波、取るマスなし。
preview-quiet = ほかには何も起こりません。
preview-wave = 第{$n}波

## スクリプトで書かれた対戦相手の誤り。前にファイル、行、列が付く（config-broken）。

script-missing = そのようなファイルがないので、手はランダムです。
script-not-built-in = このプログラムはスクリプトなしで作られているので、手はランダムです。
script-too-long = スクリプトが長すぎます：{$bytes}バイトあります。{$most}バイトまでです。
script-unknown-game = 「{$found}」というゲームはありません。あるのは{$known}です。
script-failed = {$reason}
script-no-choose = 関数「choose」がありません。スクリプトには「fn choose(board)」が必要です。
script-too-many-steps = 許された回数（{$most}）を実行しても手が出ません。終わらないループがありませんか？なければ、opponents.ronの`script_limits`で増やせます。
script-out-of-time = 手が出る前に時間切れになりました。
script-too-deep = 関数の呼び出しが深すぎます（{$most}まで）。自分を呼び続ける関数がありませんか？
script-too-large = {$what}（{$most}まで）。
script-no-move = 「choose」が手ではなく{$found}を返しました。
script-unreadable = 「choose」が返した「{$text}」は、ここでは手ではありません：{$at}文字目が誤りです。
script-illegal = スクリプトの手{$text}は認められません：{$reason}

## プログラムのファイルの問題。

config-broken = {$file}、{$line}行{$column}列：{$reason}
config-unknown-near = 「{$found}」という項目はありません。「{$nearest}」のことですか？
config-unknown = 「{$found}」という項目はありません。ここにあるのは{$known}です
config-twice = 項目「{$field}」が重複しています
config-missing = 項目「{$field}」がありません
config-no-choice-near = 「{$found}」は選べません。「{$nearest}」のことですか？
config-no-choice = 「{$found}」は選べません。選べるのは{$known}です
config-other-kind = ここに必要なのは{$expected}で、「{$found}」ではありません
config-ends-early = ファイルが途中で終わっています
config-comma = ここにはコンマかリストの終わりが必要です
config-colon = ここにはコロンが必要です
config-text = ここには引用符で囲んだ文字列が必要です
config-brackets = ここにはかっこ `(` で囲んだ項目のリストが必要です
config-trailing = ファイルは閉じかっこ `)` で終わる必要があります
config-not-utf8 = 文字コードがUTF-8ではありません
config-out-of-range = {$value}は範囲外です。使えるのは{$min}から{$max}までです
config-whole-number = {$min}から{$max}までの整数
config-number = {$min}から{$max}までの数
config-list-length = リストの要素は{$have}個ですが、使えるのは{$least}から{$most}個までです
config-levels = レベルはちょうど{$levels}個ですが、ここには{$have}個あります
config-many-presets = 用意された盤が多すぎます。使えるのは1から{$most}個までです
config-no-preset = 用意された盤が少なくとも1つ必要です
config-no-board = 「{$found}」は{$game}の盤ではありません
config-no-board-because = 「{$found}」は{$game}の盤ではありません：{$reason}
config-ratings = レベルは{$levels}個なので、レーティングも{$levels}個必要です（ここには{$have}個）
config-ratings-fall = {$earlier}の後に{$later}：前のレベルより低いレーティングにはできません
config-colour = 「{$found}」は色ではありません。16進数で "#RRGGBB" と書いてください
config-script-name = 「{$found}」はスクリプトの名前ではありません。1から{$most}文字の英字、数字、- と _ が使えます
config-engine-name = 名前は1から{$most}文字の英字、数字、記号 - _ . です（アクセント記号なし）
config-many-programs = プログラムが{$have}個あり、多すぎます。使えるのは{$most}個までです
config-same-program = {$name}という名前のプログラムが2つあります。どちらかの名前を変えてください
config-as-said = ファイル読み込み時のメッセージ（英語）：「{$said}」
config-kept = 最後の正しい値を使い続けます。
banner-close = 閉じる

## キーの一覧：見出しと、ボタンのない操作。

help-title = キー操作
help-close = 閉じる
help-board = 盤
help-game = 対局
help-some-games = 一部のゲーム
help-menu = メニューと準備
help-research = 研究
help-files = ファイルとクリップボード
help-window = ウィンドウ
help-gamepad = ゲームパッド
help-does-previous-variation = 最後の手の、前の変化
help-does-next-variation = 最後の手の、次の変化
help-does-comment = 手にコメント
help-does-arrows = 盤上や選択肢の移動
help-does-act = ここに打つ、印を付ける、置く
help-does-letters = その文字や数の列か行へ
help-does-tab = 次の項目へ
help-does-pad-controls = 前または次の項目へ
help-does-replay = 再生やコンピューター同士の対局の開始・停止
help-does-cards = ゲームを選ぶ
help-does-run = 実行・一時停止
help-does-zoom-in = 拡大
help-does-zoom-out = 縮小
help-does-save-as = 別のファイルに保存
help-does-copy-game = 対局全体をコピー
help-does-paste = 対局を貼り付け
help-does-larger = 文字とボタンを大きく
help-does-smaller = 文字とボタンを小さく
help-does-usual-size = 文字とボタンを標準の大きさに
help-does-mute = サウンドのオン・オフ
help-does-quit = 終了

## キーの表示。

key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-space = スペース
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-insert = Ins
key-delete = Del
key-home = Home
key-end = End
key-page-up = PgUp
key-page-down = PgDn
key-left = 左
key-right = 右
key-up = 上
key-down = 下
key-arrows = 矢印
key-letters = 文字
key-digits = 数字

## ゲームパッド。ボタンは位置で呼ぶ。印字はメーカーごとに違う。

pad-south = 下のボタン
pad-east = 右のボタン
pad-west = 左のボタン
pad-north = 上のボタン
pad-directions = 十字キー
pad-left-stick = 左スティック
pad-right-stick = 右スティック
gamepad-connected = ゲームパッドが接続されました。{$button}でボタンの働きを表示します。
gamepad-disconnected = ゲームパッドの接続が切れました。

## 設定にあって使えないキー。

keys-unknown-command = settings.ron、{$list}：「{$found}」という操作はありません。あるのは{$known}です。
keys-unknown-command-near = settings.ron、{$list}：「{$found}」という操作はありません。「{$nearest}」のことですか？
keys-unknown-key = settings.ron、keys、{$command}：「{$found}」というキーはありません。Ctrl+U、Shift+F3、PgUpのように書いてください。標準のキーを使い続けます。
keys-fixed = settings.ron、keys、{$command}：このキーは変更できません。項目を削除してください。
keys-taken = settings.ron、keys、{$command}：{$key}は{$other}（{$does}）のキーです。別のキーを選ぶか、{$other}に別のキーを割り当ててください。標準のキーを使い続けます。
buttons-unknown-button = settings.ron、buttons、{$command}：「{$found}」というボタンはありません。West、LeftShoulder、Startのように書いてください。標準のボタンを使い続けます。
buttons-fixed = settings.ron、buttons、{$command}：このボタンは変更できません。項目を削除してください。
buttons-taken = settings.ron、buttons、{$command}：{$key}は{$other}（{$does}）のボタンです。別のボタンを選ぶか、{$other}に別のボタンを割り当ててください。標準のボタンを使い続けます。

## スクリーンリーダー用：マスにあるものと、最後に起きたこと。

reading-board = 盤
reading-empty = 空き
reading-tile = タイル
reading-marked = 印：{$mark}
reading-legal = 着手可能
reading-offered = 候補点
reading-last = {$name}が{$move}と打ちました。

## ブラウザー。

page-other-tab = fivefoldは別のタブでも開いています。設定は両方に共通です。両方で続けた対局は二つの対局になります。
page-broken-id = アドレスの「{$id}」は対局ではありません：{$reason}
page-broken-day = アドレスの「{$day}」は 2026-11-25 のような日付ではありません。今日の局面を表示します。
page-day-to-come = {$day} の局面はまだ公開されていません。今日の局面を表示します。
page-file-broken = ファイル「{$file}」は保存された対局ではありません：{$reason}
page-file-unreadable = ブラウザーが読み込めませんでした
page-file-refused = ブラウザーが許可していません。
page-readers-missing = ほかの形式を読み込むためのものを読み込めませんでした。接続を確認して、もう一度お試しください。
page-reason-full = ブラウザーにこのページ用の空きがありません
page-reason-refused = ブラウザーに拒否されました

## デスクトップで次の起動まで残すもの。

keep-refused = 保存できません：{$reason}。対局は続けられます。「保存」を押せば残せます。
settings-refused = 設定を保存できません：{$reason}。fivefoldを閉じるまでは有効です。
settings-damaged = 設定を読み込めないので（{$reason}）、標準の設定を使います。ファイル名を{$path}に変えました。何も削除していません。
settings-unknown = ファイルに読み込めない設定があります（{$reason}）。標準の設定を使います。ファイルは変えません。
keep-damaged = 前回の対局を開けませんでした：{$reason}。ファイル名を{$path}に変えました。何も削除していません。

## 対局一覧：始めた対局のすべて。

my-games-title = 対局一覧
my-games-search = 検索
my-games-search-hint = ゲーム、相手、名前、日付で検索
my-games-reading = 読み込み中…
my-games-empty = まだ何もありません
my-games-empty-line = どの対局も、最初の手からここに残ります。
my-games-none-found = 該当する対局はありません。
my-games-number = 対局{$n}
my-games-players = {$first} – {$second}
my-games-won = 勝ち
my-games-lost = 負け
my-games-won-by = {$name}の勝ち
my-games-drawn = 引き分け
my-games-elsewhere = 別のウィンドウで使用中
my-games-today = 今日
my-games-yesterday = 昨日
my-games-look = 振り返る
my-games-analyse = 解析
my-games-export = 書き出し
my-games-rename = 名前を変更
my-games-name = 名前
my-games-name-hint = 名前なし
my-games-delete = 削除
my-games-deleted = 対局を削除しました。
my-games-restore = 元に戻す
my-games-error-elsewhere = この対局はfivefoldの別のウィンドウで開いています。先にそちらを閉じてください。
my-games-error-absent = この対局はもうありません。fivefoldの別のウィンドウで削除されました。
my-games-error-broken = この対局を読み込めません：{$reason}
my-games-error-later = この対局は新しいバージョンのfivefoldで保存されました（形式{$format}）。そのバージョンで開いてください。
my-games-error-foreign = この対局は {$game} のものですが、このプログラムにはそのゲームがありません。ファイルはそのまま残ります。保存したプログラムで開いてください。
my-games-limit = 残す対局の数。これを超えると、名前のない終わった対局が古い順に削除されます。
find-position-title = これらの対局の局面
find-position-line = 盤上の対局の局面を探します。回転や鏡像も含みます。
find-position = この局面を探す
find-position-back = 1手戻る
find-position-all = すべての対局
find-position-no-moves = ここから続く対局はありません。
find-position-others = そのほかの手：{$moves}、対局：{$games}
find-position-move = {$move}：{$games}局
play-list = 一覧
collection-leave = 戻る
collection-search-hint = 名前、大会、日付で検索
collection-reading = 対局を読み込んでいます…
collection-read = これまでに{$n}局
collection-stop = 読み込みをやめる
collection-searching = 検索中…
collection-count = {$all}局中{$shown}局
collection-order = 並び順
collection-order-file = ファイルの順
collection-order-players = 対局者順
collection-order-result = 結果順
collection-order-date = 日付順
collection-order-event = 大会順
collection-order-moves = 手数順
collection-order-backwards = 逆順にする
collection-order-forwards = 通常の順にする
collection-none = {$name}には対局が見つかりませんでした。
collection-none-because = {$name}には対局が見つかりませんでした：{$reason}
collection-refused = 開けなかった対局とファイル：{$n}。最初のもの：{$reason}
collection-cut = 対局が多すぎるため、最初の{$n}局だけを一覧にしました。

## 設定。

settings-title = 設定
settings-look = 外観
settings-theme = 配色
settings-theme-line = 石はどの配色でも、形と明るさで見分けられます。
follow-system = システムに合わせる
theme-dark = ダーク
theme-light = ライト
theme-high-contrast = ハイコントラスト
settings-motion = 動き
settings-animation = アニメーション
settings-motion-reduced = システムの設定で動きを減らしています。速度を選ぶまで何も動きません。
settings-language = 言語
settings-language-of-words = すべての文の言語
settings-language-not-loaded = {$language}を読み込めません。接続を確認してください。
settings-play = 対局
settings-computer = コンピューター
settings-data = データ

confirm-moves = 手を確認
confirm-moves-line = 1回目の操作で手を示し、2回目で打ちます。小さいマスでは指で触れたときだけ確認します。
confirm-never = しない
confirm-small-fields = 小さいマスだけ
confirm-always = いつも
coordinates-switch = 座標を表示
stone-numbers = 石の番号
numbers-none = なし
numbers-last = 最後の5手
numbers-all = すべて
numbers-from-here = ここから
turn-to-mover-switch = 2人で遊ぶとき、手番の人に盤を向ける
board-turn = 盤を回す
board-mirror = 盤を左右反転
board-numbers = 石の番号
threats-switch-line = 相手が次に打ちたい手に印を付けます。
hints-switch = ヒントを使う
hints-switch-line = 対局中のヒントのボタンとキー。
teaching-switch-line = コンピューターとの対局で、勝ちを逃す手を打ち直せます。

settings-reply = コンピューターが打つまでの間隔
settings-reply-line = 手がすぐに決まっても、この間隔を置いて示します。コンピューターの強さは変わりません。
pause-none = なし
pause-short = 短い
pause-normal = 普通
pause-long = 長い
settings-thinking = 思考時間
thinking-short = 短い
thinking-standard = 標準
thinking-long = 長い
settings-thinking-line = レベルが読む量を決めるため、強さも変わります。「短い」と「長い」の対局は戦績に数えますが、そのレベルとの成績には含めません。レート戦では常に「標準」です。
ponder-switch = あなたの手番中も考える
ponder-switch-line = あなたが考えている間、最強のレベルは予想したあなたの手の先を読み続けます。予想が当たると、より良い手を打ちます。レート戦では行いません。

settings-folder = 対局、戦績、設定のフォルダー
settings-folder-copy = コピー
settings-in-browser = 対局、戦績、設定はこのブラウザーに保存されます。
settings-nowhere = このコンピューターには何も保存できません。
settings-records = 戦績をファイルに
settings-no-records = コンピューターとの対局はまだ1局も終わっていません。

settings-keys-line = 鉛筆を押してから、新しいキーを押してください。その行のキーと入れ替わります。
settings-keys-line-pad = 鉛筆を押してから、新しいキーかゲームパッドのボタンを押してください。その行のものと入れ替わります。
settings-keys-list = すべてのキー
settings-keys-reset-all = すべて初期化
settings-keys-change = 「{$does}」のキーを変更（{$keys}）
settings-keys-reset = 「{$does}」を初期化
settings-keys-awaited = 新しいキーを押してください。Escで取り消します。
settings-keys-awaited-pad = 新しいキーかボタンを押してください。Escで取り消します。
settings-keys-taken = {$key}はもう「{$does}」のキーです。
settings-keys-kept = {$key}はブラウザーが使うキーです。
settings-keys-off = 1文字のキーはオフなので、{$key}は使えません。
character-keys-switch = 1文字のキー
character-keys-switch-line = マイク入力や誤操作で文字、数字、記号のキーが入るときは、オフにしてください。
settings-accessibility = アクセシビリティ
interface-size = 文字とボタンの大きさ
interface-size-percent = {$percent}%
interface-size-line = 残りの場所が盤になります。
interface-size-most = このウィンドウでは{$percent}%まで大きくできます。
interface-size-now = 文字とボタン：{$percent}%
large-controls-switch = 大きなボタン
large-controls-switch-line = ボタンやマスを押しやすくします。
scan-title = スキャン
scan-off = オフ
scan-one-switch = スイッチ1個
scan-two-switches = スイッチ2個
scan-one-switch-line = 枠が手やボタンの上を順に動きます。スペース、Enter、タップ、またはポインターを動かさないクリックで、枠の中を選びます。
scan-two-switches-line = スペース、タップ、またはポインターを動かさないクリックで枠が進み、Enterで枠の中を選びます。
scan-time = 1つあたりの時間
scan-seconds = {$seconds} 秒
scan-row = {$row} の行
scan-letters = あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんがぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゃゅょっーabcdefghijklmnopqrstuvwxyz
scan-delete = 削除
scan-done = 完了

## 終わった対局：戦績。

menu-records = 戦績
scores-title = 戦績
scores-empty = まだ何もありません
scores-empty-line = コンピューターとの対局を終えると、結果がここに出ます。
scores-empty-play = ゲームを選ぶ
scores-not-played = 対局なし
scores-none-of = {$game}の対局はまだ1局も終わっていません。
scores-played = {$n}局
scores-in-a-row = {$n}連勝
scores-rating-title = レーティング
scores-rating = {$rating} ± {$deviation}
scores-no-rating = レーティングなし
scores-about = 約{$rating} ± {$deviation}
scores-deviation = レート戦からの推定値です。3回に2回は、真の値が±の範囲に入ります。
scores-unknown = まだ不明：レート戦{$needed}局のうち{$n}局。
scores-games-title = 全対局
scores-won = {$n}勝
scores-drawn = {$n}分け
scores-lost = {$n}敗
scores-feat-played = 対局数
scores-feat-streak = 連勝（助けなし）
scores-feat-best = 最多連勝（助けなし）
scores-feat-shortest = 最短の勝ち手数（助けなし）
scores-lasted = {$board}：完璧を相手に最長{$most}手のうち{$n}手
scores-opponents-title = 相手別：勝ち – 引き分け – 負け
scores-adjusted = 思考時間を変えた対局
scores-against = {$won} – {$drawn} – {$lost}
scores-export-csv = 表にして保存
scores-export-json = JSONで保存
scores-forget = 戦績をすべて削除
scores-exported = 終わった対局をすべて{$path}に保存しました。
scores-not-exported = ファイルを保存できませんでした：{$reason}
scores-refused = 終わった対局を保存できません：{$reason}。対局は続けられます。
scores-damaged = 終わった対局の一部を読み込めません：{$reason}。全対局が{$path}にあります。何も削除していません。

ask-forget = 戦績をすべて削除しますか？
ask-forget-line = 終わった対局、連勝、レーティングがすべて削除され、元に戻せません。
ask-forget-no = 残す
ask-forget-yes = すべて削除
ask-delete = この手を削除しますか？
ask-delete-line = この後に打たれた手とコメント、印もすべて削除されます。元に戻せません。
ask-delete-no = 残す
ask-delete-yes = 削除
ask-delete-script = スクリプト{$name}を削除しますか？
ask-delete-script-line = 元に戻せません。
ask-delete-script-no = { ask-delete-no }
ask-delete-script-yes = { ask-delete-yes }
ask-leave = レート戦をやめますか？
ask-leave-line = レート戦を途中でやめると負けになります。
ask-leave-no = 対局を続ける
ask-leave-yes = やめて負ける

## レート戦。

rated-switch = レート戦
rated-rules-title = レート戦のしくみ
rated-rule-level = 相手のレベルはレーティングで決まり、勝ち負けはほぼ五分五分になります。
rated-rule-thinking = 思考時間は常に「標準」です。
rated-rule-board = 盤は、レベルを測ったときと同じものです。先手と、変えられる場合の開始局面はランダムです。
rated-rule-help = 手は元に戻せず、助けもありません。途中でやめると負けになります。
rated-running = レート戦：手は元に戻せません。
rated-stays = レート戦の途中です。別の対局を開く前に、終えるかやめてください。

latest-first-rating = レーティングが決まりました：約{$rating} ± {$deviation}。
latest-rating = レーティング：約{$rating} ± {$deviation}（{$change}）。
latest-not-known = レート戦{$n}局目。レーティングには{$needed}局必要です。
latest-streak = {$n}連勝です。
latest-best-streak = {$n}連勝、自己最多です。
latest-against = 対{$name}：{$won}勝{$drawn}分け{$lost}敗。
latest-lasted = 最長{$most}手のうち{$n}手まで続きました。この盤の最高記録：{$best}手。
latest-lasted-best = 最長{$most}手のうち{$n}手まで続きました。この盤の最高記録です。
latest-adjusted = 思考時間を変えた対局：{$won}勝{$drawn}分け{$lost}敗。

## ファイルの対局。

title-game = {$game} – {$name} – fivefold
title-setup = {$game} – fivefold
file-open-title = 対局を開く
file-save-title = 対局を保存
file-open = 開く
file-save = 保存
file-replace = 置き換え
file-cancel = キャンセル
file-name-open = ファイル
file-name-save = 名前
file-hint-open = 下から選ぶか、ファイル名を入力
file-hint-save = ファイル名
file-no-name = ファイル名を入力してください。
file-exists = 「{$file}」はもうあります。「置き換え」を押して上書きするか、別の名前にしてください。
file-changed = 「{$file}」はその間にほかの人が変更しました。「置き換え」を押して上書きするか、別の名前にしてください。
file-format = 形式
file-format-record = fivefold
file-format-sgf = SGF
file-format-psq = Piskvork
file-format-renlib = RenLib
file-format-pgn = PGN
file-format-playok = PlayOK
file-keeps-record = すべて残します：プレイヤー、変化、時間、コメント。
file-keeps-sgf = 他のプログラム用。変化、コメント、印、名前を保存します。
file-keeps-psq = Gomocupのマネージャー用。本譜とその時間だけを残します。
file-keeps-renlib = RenLib用。15×15の手順の木をコメントと印とともに保存します。
file-keeps-pgn = プログラム同士の対局用。名前と本譜を保存します。
file-keeps-playok = PlayOKの書き出し形式。名前と本譜を保存します。
file-choose = 選択
file-hint-program = 下からプログラムを選ぶか、ここにパスを入力
file-no-programs = ここにプログラムはありません。
file-recent = 最近の対局
file-folder = {$folder}の中
file-up = {$folder}へ
file-folder-list = 全対局を一覧で
file-no-games = ここに保存された対局はまだありません。
file-missing = もうありません
file-long = 長い対局
file-forget = 一覧から外す
file-plies = {$n}手
file-won = {$name}の勝ち
file-drawn = 引き分け
file-age-now = たった今
file-age-minutes = {$n}分前
file-age-hours = {$n}時間前
file-age-days =
    { $n ->
        [1] 昨日
       *[other] {$n}日前
    }
file-saved = 保存しました：{$file}
file-saved-main-line = 保存しました：{$file}（本譜のみ）
file-refused = {$reason}。今の対局はそのままです。

## ファイルや対局を読み書きできない理由。コロンの後はシステムのことば。

file-error-no-home = ホームフォルダーがないので、何も保存できません。環境変数HOME（またはXDG_STATE_HOME）を設定してください。
file-error-opened = {$path}を開けません：{$reason}
file-error-read = {$path}を読み込めません：{$reason}
file-error-written = {$path}に書き込めません：{$reason}
file-error-made = {$path}を作成できません：{$reason}
file-error-locked = {$path}をロックできません：{$reason}
file-error-put-aside = {$path}の名前を変更できません：{$reason}
file-error-deleted = {$path}を削除できません：{$reason}
file-error-with-remedy = {$error}。{$remedy}
file-remedy-space = 空き容量を増やしてください。
file-remedy-rights = 別のフォルダーを選ぶか、このフォルダーの権限を変えてください。
file-remedy-own-rights = そのフォルダーの権限を変えてください。
file-remedy-in-the-way = 同じ名前の別のものがあります。名前を変えるか、移動してください。
file-remedy-name = 名前を確認してください。
file-error-too-long = {$path}は対局としては長すぎます：{$most}バイトを超えています。
file-error-no-text = {$path}はUTF-8のテキストではないので、保存された対局ではありません。別のファイルを選んでください。
file-error-rewritten = {$path}は対局の一覧を作ったあとに書き換えられました。もう一度開いてください。
file-error-broken = {$path}：{$reason}
file-error-unfit = {$path}に書き込みませんでした：{$reason}
reason-as-said = {$reason}

## 文字列を局面や手として読めない理由と、そこに必要なもの。

text-error = {$at}文字目：{$reason}
text-error-found = {$expected}が必要な所に「{$found}」があります
text-error-end = 文字列が途中で終わり、{$expected}がありません
text-error-near = {$error}（{$nearest}のことですか？）
expected-game-word = {$known}のどれか
expected-number = {$min}から{$max}までの整数
expected-times = 数の間のx
expected-row-end = 行の終わりの「/」
expected-end = 文字列の終わり
expected-end-after = 文字列の終わり（{$most}バイトまで）
expected-column = 列の文字（a、b、…）
expected-side = 手番の側（1か2）
expected-parameters = パラメーターの前の「(」
expected-after-value = 値の後のコンマか「)」
expected-true-or-false = trueかfalse

## 文字列を対局として読めない理由や、対局をその形式で書けない理由。

format-error-at = {$line}行{$column}列：{$reason}
format-error-found = ここには「{$found}」ではなく、{$expected}が必要です
format-error-missing = ここには{$expected}が必要です
format-error-text = 「{$text}」：{$reason}
format-error-move = {$number}手目「{$text}」：{$reason}
format-error-start = 対局はこのように始められません：{$reason}
format-error-other-game = {$format}で書けるのは{$games}だけです。recordかmovesを選んでください
format-error-too-long = 文字列が{$length}バイトあります。読めるのは{$most}バイトまでです
expected-game = 対局
expected-cell = h8のようなマス

record-error-head = 最初の行は「{$found}」ではなく「{$head}」のはずです。直すか、別のファイルを選んでください
record-error-later = この対局は新しいバージョンのfivefoldで保存されました：形式は{$found}（1行目）ですが、このバージョンが読むのは形式{$format}です。新しいバージョンで開いてください。
record-error-too-long = 保存された対局が長すぎます：{$length}バイトあります。読めるのは{$most}バイトまでです
record-error-key = {$line}行目は「{$key}:」で始まるはずです
record-error-value = {$line}行目（{$key}）：{$reason}
record-error-word = 「{$found}」はここでは使えません
record-error-other-game = 予定された対局と違います
record-error-result = 手順の結果は「{$found}」ではなく「{$really}」です
record-error-over-before = 「{$found}」の前に対局が終わっています
record-error-time = 「{$found}」は時間ではありません。[2.5s]のように書いてください
record-error-mark = 「{$found}」は盤上の印ではありません。[label h8 A]のように書いてください
record-error-finding = 「{$found}」はこの局面の解析ではありません。[first wins in 7; 20000 nodes; h8 i9]のように書いてください
record-error-opening = この開始局面では、その開局規定を使えません
record-error-swap-choice = 「{$found}」はここでは選べません
record-error-unclosed = 閉じる「{$what}」がありません
record-error-unopened = この「)」の前に「(」がありません
record-error-nothing-to-replace = 変化は、それが置き換える手の後に書いてください
record-error-two-stars = 「*」が2つあります。盤上に置ける局面は1つだけです

## 終わった対局を読み込めない理由。

scores-error-later = この戦績は新しいバージョンのfivefoldで保存されました：形式は{$found}ですが、このバージョンが読むのは{$format}までです
scores-error-too-long = 戦績が長すぎます：{$length}バイトあります。読めるのは{$most}バイトまでです
scores-error-line = {$line}行目：{$reason}
scores-error-short = {$wanted}がありません
scores-error-word = 「{$found}」は{$wanted}ではありません
scores-error-long = 「{$found}」は余分な語です
expected-day = 日付
expected-opponent = 相手
expected-which-side = 側（firstかsecond）
expected-who-began = beganかanswered
expected-result = 結果（won、drawn、lostのどれか）
expected-mark = 印（rated、helped、left、adjustedのどれか）
expected-rating = レーティング
expected-a-number = 数
expected-word = 語「{$word}」

## クリップボード。

clipboard-copied = コピーしました：{$id}
clipboard-copied-game = 対局全体をテキストでコピーしました
clipboard-taken = クリップボードから開始局面を貼り付けました
clipboard-empty = クリップボードにテキストがありません。
clipboard-refused = ここではクリップボードを使えません。ファイルに保存するか、ファイルを開いてください。
clipboard-broken = 貼り付けたテキストを{$taken}として読みましたが、誤りがあります：{$reason}。今の対局はそのままです。
clipboard-as-id = ID
clipboard-as-record = fivefoldで保存した対局
clipboard-as-other = 他のプログラムの対局
clipboard-name = クリップボード
clipboard-as-moves = 手順の一覧

## 教えながらの対局。

teaching-switch = ミスを警告
teaching-win-for-loss = この手は勝ちを逃します。
teaching-win-for-draw = この手で勝ちが引き分けになります。
teaching-draw-for-loss = この手は引き分けを逃します。
teaching-seems = ずっと良い手がありました。
teaching-looking = 手を確認中…
teaching-back = 考え直す
teaching-keep = この手で打つ

# 理由：その手が相手に許すこと、または逃したこと。
mistake-missed-win-at-once = すぐに勝てる手がありました。
mistake-missed-win-in = {$n}手で必ず勝てる手がありました。
mistake-missed-win = 必ず勝てる手がありました。
mistake-missed-found-win = 探索では{$n}手で勝てる手がありましたが、証明されていません。
mistake-lets-win-at-once = これで相手はすぐに勝てます。
mistake-lets-win-in =
    { $n ->
        [1] これで、何をしても相手は{$n}手で勝てます。
       *[other] これで相手は{$n}手で必ず勝てます。
    }
mistake-lets-win = これで相手は必ず勝てます。
mistake-found-loss = 探索ではこれで相手が{$n}手で勝ちますが、証明されていません。
mistake-answer = 相手の最善の応手は{$move}です。

## 調整：設定ファイルの値。ファイルのコメントは英語のままです。

tune-title = 調整
tune-search = 値を検索
tune-found = 検索結果
tune-nothing-found = 名前やコメントにこれがある値はありません。
tune-files = ファイル
tune-board = 盤
tune-file-timing = 時間
tune-file-theme = 色：{$theme}
tune-file-sound = 音
tune-file-study = 解析とミスの警告
tune-file-opponents = スクリプト
tune-file-changed = {$name}（変更あり）
tune-show-file = ファイルを表示
tune-reset-all = すべて初期化
tune-bring-back = 元に戻す
tune-reset = 「{$name}」を標準の値に戻す
tune-listen = 「{$name}」を再生
tune-picker = 「{$name}」の色を選ぶ
tune-default = 標準：{$default}。
tune-range = {$min}～{$max}、標準{$default}。
tune-range-unit = {$unit}、{$min}～{$max}、標準{$default}。
tune-no-number = 数を入力してください。例：0.5
tune-no-colour = #と0～Fの6桁を入力してください。例：#0072B2
tune-own-file = 自分のファイル
tune-own-place = 場所：{$path}
tune-own-nowhere = このブラウザーに保存されています。
tune-own-none = 標準の値と違うものがないので、ファイルはありません。
tune-open-folder = フォルダーを開く
tune-save-file = コピーを保存
tune-not-opened = {$path}を開けません：{$reason}。自分でフォルダーを開いてください。
tune-refused = 自分で決めた値を保存できません：{$reason}。fivefoldを閉じるまでは有効です。

## レッスン。

lesson-offer = 初めてですか？1分のレッスンで遊び方がわかります。
lesson-begin = レッスン
lesson-not-now = あとで
lesson-step = ステップ{$n}/{$of}
lesson-next = 次へ
lesson-again = もう一度
lesson-leave = 終了
lesson-right = 正解です。
lesson-right-wins = 正解です。これで勝ちです。
lesson-wrong = そこではありません。もう一度。
lesson-finished = レッスンは終わりです。ゲームを楽しんで。
help-does-lesson = レッスン：ここに打つ、または次へ

## Puzzles.

puzzles-title = 問題集
puzzles-game = ゲーム
puzzles-task = {$name}の手番：{$task}
puzzles-only = 唯一の勝つ手を見つけてください。
puzzles-win =
    { $n ->
        [1] すぐに勝ってください。
       *[other] {$n}手で勝ってください。
    }
puzzles-force =
    { $n ->
        [1] すぐに勝ってください。
       *[other] 応手が1つしかない手だけを使い、{$n}手で勝ってください。
    }
puzzles-survive =
    { $n ->
        [1] すぐには負けないでください。
       *[other] {$n}手以内に負けないでください。
    }
puzzles-right = 正解です。続けてください。
puzzles-solved = 解けました。
puzzles-shown = これが答えです。この問題は後でまた出ます。
puzzles-wrong = それでは解けません。
puzzles-wrong-lost = それではすぐに負けます。
puzzles-wrong-answer-wins = {$name}が{$move}と応じて勝ちます。
puzzles-wrong-will-win = {$name}が{$move}と応じ、最善なら勝ちます。
puzzles-wrong-no-win =
    { $n ->
        [1] すぐには勝てません：{$name}は{$move}と応じます。
       *[other] {$n}手では勝てません：{$name}は{$move}と応じます。
    }
puzzles-wrong-no-force = これでは勝てません：{$name}は{$move}と応じます。
puzzles-show = 答え
puzzles-again = もう一度
puzzles-rating = レーティング{$rating}
puzzles-rating-changed = レーティング{$rating}（{$change}）
puzzles-kept-solved = {$n}問正解
puzzles-kept-streak = {$n}問連続
puzzles-kept-again = 後でもう一度：{$n}問
puzzles-list-title = すべての問題
puzzles-list-one = 第{$n}問
puzzles-list-solved = 正解
puzzles-list-again = 後でもう一度
puzzles-none = 問題がありません：ファイルを読み込めません。
puzzles-opening = 問題を開いています…
puzzles-all-solved = このゲームの問題はすべて解けました。
puzzles-error = 問題がありません：{$path}は{$reason}。もう一度インストールするか、このファイルを元に戻してください。
puzzles-error-missing = 開けません
puzzles-error-too-long = 長すぎます
puzzles-error-head = 問題のファイルとして始まっていません
puzzles-error-later = 新しい版のものです
puzzles-error-line = {$n}行目を読み込めません
puzzles-not-kept = 解いた問題を保存できません：{$reason}。そのまま続けられます。
puzzles-kept-damaged = 問題の記録の一部を読み込めません。写しが{$path}にあります。残りは使われます。
puzzles-day = 今日
puzzles-day-of = 今日の局面、{$date}
puzzles-day-open = まだ
puzzles-day-begun = まだ解けていません
puzzles-day-first = 1回で正解
puzzles-day-solved = {$n}回間違えた後に正解
puzzles-day-shown = 答えを見ました
puzzles-share = 結果をコピー
puzzles-shared = 結果をコピーしました。
puzzles-month-before = 前の月
puzzles-month-after = 次の月
help-does-puzzle = 問題：ここに打つ、もう一度、または次へ

## 日付.

date-month = {$year}年{$month}月
date-day = {$year}年{$month}月{$day}日
date-weekday =
    { $n ->
        [1] 月曜日
        [2] 火曜日
        [3] 水曜日
        [4] 木曜日
        [5] 金曜日
        [6] 土曜日
       *[7] 日曜日
    }
date-weekday-sign =
    { $n ->
        [1] 月
        [2] 火
        [3] 水
        [4] 木
        [5] 金
        [6] 土
       *[7] 日
    }
date-full = {$date}（{$weekday}）

about-title = fivefold について
about-version = バージョン {$version}
about-commit = コミット
about-parts = 機能
about-licence = ライセンス
about-system = システム
about-browser = ブラウザー
about-graphics = グラフィックス
about-driver = ドライバー
about-window = ウィンドウ
about-copied = コピーしました
about-licences = ライセンス
about-all-texts = 全文
about-fonts = フォント
about-sounds = 音はすべて fivefold が自分で作ります。
about-libraries = ライブラリー：{$n}
about-no-list = ライブラリーの一覧（{$path}）がないか、読めません。
about-opening = 一覧を開いています…
