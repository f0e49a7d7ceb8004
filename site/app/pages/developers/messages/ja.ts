import type { DevelopersMessages } from "./en.ts";

const messages: DevelopersMessages = {
  title: "開発者向け",
  description:
    "JSONの記録、JavaScriptのパッケージ、コマンドライン、カレンダー、埋め込み。ボットや配信画面、ほかのサイトが使えるもの一覧です。",
  lead: "ボットや配信画面、表計算、ほかのサイトから自由に使えます。キーも登録も回数制限もありません。天候は決まっているので、一度計算した時刻は変わりません。",
  contents: "このページの内容",
  data: "JSONの記録",
  dataText:
    "すべての表は /data/v1 以下のファイルで、どのページやプログラムからも読めます。索引には各表のスキーマ、パッチ、日付、サイズ、SHA-256が載っています。ハッシュを比べて、変わった表だけを読み込めます。",
  dataPromise:
    "v1では項目が増えることはあっても、消えたり、省略可能になったり、型が変わったりすることはありません。その言語にない名前は省かれ、誰も知らない事実はnullです。",
  dataFiles: {
    index: "すべての表とハッシュ",
    changes: "最近の版で増えた、変わった、消えた記録",
    openapi: "OpenAPI 3.1による説明",
    llms: "言語モデル向けの説明",
  },
  packages: "パッケージ",
  packagesText:
    "JavaScriptとTypeScript用のパッケージが二つあります。空（時計、天候、時間帯の検索）と、記録とその規則です。ほかに依存せず、Node 20以降、ブラウザ、Deno、Bunで動きます。",
  command: "コマンドライン",
  commandText:
    "空のパッケージにはコマンドがあります。時刻は現地時間です。‑‑json はUnixミリ秒で答え、‑‑help は全オプションを示します。",
  feeds: "カレンダーと一覧",
  feedsText:
    "購読するカレンダーには、今後400日分、または1メガバイトに収まる分の時間帯がすべて入ります。再取得の間隔はソフトによって異なり、多くは一日一回、Googleカレンダーでは二日かかることもあります。時間帯は変わらないので問題ありません。",
  feedsAlarms:
    "アラーム付きのカレンダーには次の400件が入り、それぞれ10分前に鳴ります。購読したカレンダーのアラームを無視するソフトもあります。",
  filter: "予報",
  language: "言語",
  alarms: "アラーム",
  withoutAlarms: "なし",
  withAlarms: "10分前",
  calendarAddress: "カレンダーのアドレス",
  nextAddress: "次の200件のJSON",
  changelog: "更新履歴のAtomフィード",
  embeds: "埋め込み",
  embedsText:
    "予報、地図、編成、時計を、自分のサイトや配信画面の枠に表示できます。保存もCookieも、ほかへの通信もありません。編成のコードはそのページにあります。oEmbedに対応したソフトは、予報と地図のページ内のリンクから説明を見つけます。",
  what: "内容",
  forecast: "予報",
  map: "地図",
  licence: "ライセンスと規約",
  licenceText:
    "コードと、記録の選択と形はMITライセンスです。各表の「source」に事実の出典があります。その名前は残してください。",
  termsText:
    "ゲームの名称と数値は株式会社スクウェア・エニックスに帰属します。著作物利用許諾条件は、© SQUARE ENIX の表記を付けた非営利の利用を認めています。公開の前にお読みください。",
  terms: "著作物利用許諾条件",
};

export default messages;
