import type { CreditsMessages } from "./en.ts";

const messages: CreditsMessages = {
  title: "クレジットとプライバシー",
  description:
    "このサイトで使っているグリフ、フォント、データ、ホルスターの作者とライセンス、ブラウザに保存するもの、通信の内容について。",
  lead: "このサイトは多くの方の成果の上に成り立っています。作者と利用条件、そしてこのサイトがあなたについて知っていること（何もありません）をまとめました。",
  contents: "このページの内容",
  art: "図版",
  artText: "7枚の情景、設定画、地図、天気の記号、ロゴマークはForay Almanacのために描かれたものです。",
  plates: "設定画を見る",
  glyphs: "グリフとフォント",
  glyphsText:
    "アクション、モンスター、マーカーのグリフは色を変えて台座に載せています。点の位置は144目の格子に丸めています。",
  fontsText:
    "見出しにはMarcellus、本文にはFigtree（このサイトで使う文字だけに絞ったもの）、リンクのプレビュー画像の日本語にはZen AntiqueとZen Kaku Gothic Newを使っています。",
  data: "ゲームデータ",
  dataText:
    "FINAL FANTASY XIV © SQUARE ENIX. 名称、数値、天候テーブルはゲームに由来します。配布されるこのサイトに、ゲームの画像、文章、音声は含まれていません。",
  marketText: "マーケットの価格はプレイヤーの皆さんが集めたもので、次のサービスから取得します：",
  holsters: "ホルスター",
  holstersText: "グンヒルド・ディルーブラム零式のホルスターは、次の主催者の方々が公開したものです。",
  marks: "値の確かさ",
  marksText:
    "印のない値は、ゲームのファイルによるもの、または独立した情報源が一致したものです。点線の下線は印で、指す、キーボードで選ぶ、またはタップすると、確かでない理由が分かります。",
  facts: "情報の出典",
  factsText:
    "座標、出現条件、連鎖、戦利品はプレイヤーの皆さんが集め、互いに照合したものです。事実だけを使い、文章やコードは使っていません。",
  noLicence: "記載なし",
  factsOnly: (terms) => `${terms}（情報のみ）`,
  taken: { sheets: "ゲームのデータシート", itemIds: "アイテムの番号" },
  software: "ページに含まれるソフトウェア",
  privacy: "プライバシー",
  privacyText:
    "アカウントもCookieも、あなたを記憶するサーバーもありません。ページはただのファイルで、計算はすべてブラウザの中で行われます。",
  stored: "保存するもの",
  storedText:
    "保存先はお使いのブラウザだけです。選んだ内容と、最近開いたページを保存します。サイトのデータを消去すればすべて消えます。",
  storedAll: "保存される項目の一覧",
  keys: {
    theme: "ライト、ダーク、またはシステムの設定。",
    language: "表示言語。",
    nameLanguage: "ゲーム内の名称の言語。",
    hourCycle: "12時間制か24時間制か。",
    universalisServer: "価格を見る地域、データセンター、またはワールド。",
    marketPrices: "最近表示したマーケット価格。ページを開いたときにすぐ表示するためのものです。",
    pinnedZones: "時計の天候表に追加したエリア。",
    recentFinds: "検索から最近開いた5件。",
    pins: "ピン留めしたページ。",
    lastPages: "最近開いた6ページ（ホームに表示するため）。",
    homeLogograms: "「次に来るもの」にロゴスシャードのファームを含めるかどうか。",
    alarms: "設定したアラーム（対象、何分前か、音）。",
    alarmsRung: "すでに鳴ったアラーム。二度鳴らさないために使います。",
    timers: "開始したタイマー（今見た、今倒した）。",
    playTimes: "プレイできる曜日と時間帯。",
    mapLayers: "各地図で表示しているレイヤー。",
    mapNames: "地図に名称を表示するかどうか。",
    mapPins: "地図に付けた目印。",
    mapPinsShown: "目印を隠している地図。",
    mapPicture: "ゲームの地図画像を表示する地図(導入されている場合)。",
    masteredJobs: "マスター済みとして印を付けたサポートジョブ。",
    relicSteps: "強化武器で済んだ段階と、次の段階のための手持ち。",
    holsterRun: "作成中のホルスター一覧。",
    mapRouteRuns: "マップで進めているルートと、済んだ地点。",
    lastPortalSection: "最後にポータルが開いたと記録した区間。",
    holsterRuns: "ホルスターを何回分用意するか。",
    sidebarFolded: "サイドバーで折りたたんだグループ。",
    mapTicks: "地図でチェックを付けたマーカー。",
    ownedLostActions: "所持しているロストアクション。",
    ownedFragments: "所持しているロストシャード。",
    ownedMnemes: "所持している記憶。",
    eurekaStock: "手持ちの記憶とロゴスシャードの数。",
    eurekaPrices: "自分で入力したロゴスシャードの価格。",
  },
  scroll: "各ページのスクロール位置。このタブの間だけ保持します。",
  caches: "オフラインでも開けるようにするための、サイト自身のファイルの控え。",
  pictureTimes: "追加画像を最後に表示した日時。古いものから消すためのものです。",
  requested: "通信の内容",
  requestedText:
    "サイト自身のファイルを読み込みます。価格を表示する場面に限り、その品目の番号と選んだ地域をuniversalis.appに送ります。それ以外は何も送りません。",
  noAnalytics: "アクセスの集計は行っていません。",
  analytics:
    "Cookieを使わず、検索語も含めずにアクセス数を集計しています。ブラウザが追跡拒否を求めている場合は集計しません。",
  changelog: "各バージョンの変更点",
};

export default messages;
