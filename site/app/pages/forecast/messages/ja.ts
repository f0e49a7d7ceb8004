import type { ForecastMessages } from "./en.ts";

const details: ForecastMessages["details"] = {
  elements: { fire: "火", ice: "氷", wind: "風", earth: "土", lightning: "雷", water: "水" },
  facts: "概要",
  level: (level) => `レベル${level}`,
  rank: (rank) => `ランク${rank}`,
  element: "属性",
  unknownFilter: (param) => `「${param}」という予報はありません。代わりにすべてを表示しています。`,
  closest: "もしかして",
  rare: "レア",
  allForecasts: "予報一覧",
  together: "まとめて表示",
};

const head: ForecastMessages["head"] = {
  collectionText: (text) => `${text}お使いの端末の時刻で、秒単位で表示します。`,
  night: "夜",
  title: (name) => `${name}：次の出現時刻`,
  text: (name, zone, when) =>
    `${zone}の${name}（${when}）。次の出現をカウントダウン・端末の時刻・エオルゼア時間で。`,
};

const messages: ForecastMessages = {
  head,
  details,
  kinds: {
    "notorious-monster": "ノートリアスモンスター",
    "eureka-farm": "エウレカのファーム",
    "fragment-farm": "ロストシャードファーム",
  },
  collectionText: {
    all: "NM、ロックボックス、ロストシャードファームを時刻順に並べています。",
    nm: "人が集まる5体を時刻順に並べています。",
    "all-nms": "本体かトリガーモブの出現に天候・夜の条件がある、エウレカの全NMです。",
    fragments: "ボズヤとザトゥノルのリフレクファームを時刻順に並べています。",
    eurekafarms: "箱とロゴスシャードを時刻順に並べています。",
  },
  area: (area) => `第${area}区域`,
  next: "次の出現",
  now: "出現中",
  endsIn: "終了まで",
  nothing: "今後14日間にはありません。",
  conflict: (weather, range) =>
    `${weather}は${range}にもあったため、その時に開いていたインスタンスではすでに討伐されている可能性があります。`,
  conflictNow: (needed, safe, time) =>
    `現在の残り時間が${needed}分以上（${time}時点で${safe}分以上）のインスタンスへ。`,
  conflictAt: (safe, time) => `${time}時点で残り${safe}分以上のインスタンスへ。`,
  conflictLater: (after, safe, time) =>
    `${after}より後に開くインスタンスなら安全です（${time}時点で残り${safe}分以上）。`,
  conflictNew: (weather, range) =>
    `${weather}は${range}にもあり、この時間まで続いています。それ以降に開いているインスタンスではすでに討伐されている可能性があります。新しいインスタンスなら安全です。`,
  conflictChipNew: "重複：新しいインスタンスのみ",
  copyPosition: "座標をコピー",
  check: {
    title: "インスタンス確認",
    label: "インスタンスの残り時間",
    hint: "ゲームの表示どおりに：2:52、172、172mなど。",
    unread: "残り時間として読めません。インスタンスは最長180分です。",
    good: (until) => `${until}まで有効。`,
    opened: (opened) => `${opened}に開いたため、以前の同じ天候の影響を受けていません。`,
    gone: (from, to) => `討伐済みの可能性があります：このインスタンスは${from}～${to}に開いていました。`,
    closes: (closes, start) => `時間不足：${start}の出現より前、${closes}に閉じます。`,
  },
  conflictChip: (safe) => `重複：残り${safe}分以上なら安全`,
  copyDiscord: "Discord用",
  copyText: "コピー",
  calendar: "カレンダー",
  calendarAll: "すべてカレンダーへ",
  copyAll: "一覧をDiscord用にコピー",
  saved: "カレンダーファイルを保存しました。",
  dial: (weather) => `エオルゼアの一日と天候。出現中の天候は${weather}`,
  strip: "天候の移り変わり",
  upcoming: "これから",
  top: "今後14日間で長い順",
  ended: "直前に終了",
  endedAgo: (duration) => `${duration}前に終了`,
  inTime: (duration) => `あと${duration}`,
  nowLeft: (duration) => `出現中、残り${duration}`,
  more: "さらに表示",
  why: "この時間になる理由",
  where: "場所",
  guide: "方法",
  withLogograms: "ロゴスシャードも含める",
  copyAllText: "一覧をテキストでコピー",
  share: "共有",
  linkCopied: "リンクをコピーしました。",
};

export default messages;
