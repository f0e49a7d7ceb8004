import type { TonightMessages } from "./en.ts";

const operations: TonightMessages["operations"] = {
  eureka: "エウレカ",
  bozja: "ボズヤ",
  occult: "クレセントアイル",
};

const head: TonightMessages["head"] = {
  title: "今夜の予定",
  description:
    "遊べる時間と希望から、今夜回れるNMとファームの順番、次へ移動する時刻をまとめます。アラーム、カレンダー、Discordにも対応。",
};

const messages: TonightMessages = {
  head,
  title: "今夜の予定",
  lead: "遊べる時間に回れるNMやファームと、その順番、次へ移動する時刻がわかります。",
  operations,
  comesIn: (name) => `${name}まで`,
  upNow: (name) => `${name}出現中。出発まで`,
  stops: (count) => `${count}か所`,
  summary: (stops, range, way) => `${stops}、${range}、移動は合計${way}。`,
  wishCount: (count) => (count === 0 ? "希望なし" : `希望${count}件`),
  change: "時間と希望を変更",
  evening: "日付",
  from: "開始",
  to: "終了",
  hoursHint: (day) => `毎週${day}の時間として保存され、「遊べる時間だけ」にも使われます。`,
  operationsLegend: "探索コンテンツ",
  wishes: "希望",
  noWishes: "希望がないときは、人の集まる5体のNMとロストシャードファームで予定を組みます。",
  wish: "希望するもの",
  addWish: "希望を追加",
  removeWish: (name) => `希望から外す：${name}`,
  monsters: "ノートリアスモンスター",
  farms: "箱とロゴスシャード",
  fragments: "ロストシャード",
  enemies: "天候限定の敵",
  unmet: "予定に入らない希望",
  notUp: (name, range) => `${name}は${range}には出現しません。`,
  noRoom: (name, range) => `${name}は${range}にも出現しますが、時間が短いか、ほかの予定と重なります。`,
  nearest: (windows) => `前後の出現時間帯：${windows}。`,
  notUpSoon: "今後14日間は出現しません。",
  startAt: (time) => `${time}に開始`,
  endAt: (time) => `${time}に終了`,
  hoursMoved: (range) => `遊べる時間を${range}に変更しました。`,
  holsterWish: "ロストホルダーに足りないロストシャード：",
  holsterHint:
    "ロストホルダーに足りないロストシャードも希望に入れられます。ロストホルダーのページで「今夜の希望に入れる」を押してください。",
  toHolsters: "ロストホルダー",
  lacked: (fragments, farms) =>
    fragments === 0
      ? "足りないものはありません。"
      : `${fragments}種類不足。そのうち天候ファームで手に入るのは${farms}種類。`,
  travel: "移動時間（分）",
  fill: "空き時間にほかのNMとロストシャードファームを入れる",
  ruler: "時間ごとの予定",
  setAlarms: (count) => (count === 0 ? "アラームを設定" : `アラームを${count}件設定`),
  setWishAlarms: (count) => `希望分のアラームを${count}件設定`,
  alarmsSet: "アラーム設定済み",
  alarmsGone: "アラームを解除しました。",
  alarmHint: (minutes) => `アラームは${minutes}分前に鳴ります。`,
  copyDiscord: "Discord用にコピー",
  calendar: "すべてカレンダーに追加",
  saved: "カレンダーファイルを保存しました。",
  undo: "元に戻す",
  isWish: "希望",
  mayBeUsed: "出現済みかも",
  caution:
    "「出現済みかも」の印がある予定は、少し前にも同じ天候がありました。印を開き、プレイヤーリストで最も短い残り時間を確認するか、トラッカーを確認してください。",
  window: (range) => `出現 ${range}`,
  onMap: (name) => `マップで見る：${name}`,
  drop: (name) => `予定から外す：${name}`,
  dropped: (name) => `${name}を予定から外しました。`,
  choose: "同じ時間帯：1つを選択",
  chooseHint: "選んだものに合わせて後の予定が変わります。",
  taken: (name) => `${name}を予定に入れました。`,
  travelTo: (zone) => `${zone}へ移動。`,
  walk: "次の場所へ移動。",
  wait: (time) => `${time}まで待機。`,
  leave: (time) => `${time}に出発。`,
  boards: "インスタンスボード",
  boardsLead: "現地で見たものを記録すると、次に出現する可能性のある時刻がわかります。",
  nothing: "希望したものは、この時間には出現しません。",
  nothingAhead: "希望したものは、今後7日間の遊べる時間には出現しません。",
  nextEvening: (day) => `${day}を表示`,
};

export default messages;
