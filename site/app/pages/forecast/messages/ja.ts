import type { ForecastMessages } from "./en.ts";

const messages: ForecastMessages = {
  kinds: {
    "notorious-monster": "ノートリアスモンスター",
    "eureka-farm": "エウレカのファーム",
    "fragment-farm": "ロストシャードファーム",
  },
  collectionText: {
    all: "NM、箱、ロストシャードファームを時刻順に並べています。",
    nm: "人が集まる5体を時刻順に並べています。",
    "all-nms": "本体またはトリガーが天候か夜を待つ、エウレカのすべてのNMです。",
    fragments: "ボズヤとザトゥノルのリフレクファームを時刻順に並べています。",
    eurekafarms: "箱とロゴスシャードを時刻順に並べています。",
  },
  area: (area) => `エリア${area}`,
  next: "次の機会",
  now: "出現中",
  endsIn: "終了まで",
  nothing: "今後14日間にはありません。",
  conflict: (weather, minutes, safe) =>
    `${minutes}分前にも${weather}がありました。その時に開いていたインスタンスでは出現済みの可能性があります。残り${safe}分以上のインスタンスに入ってください。`,
  conflictChip: (safe) => `重複：残り${safe}分以上なら安全`,
  copyDiscord: "Discord用",
  copyText: "コピー",
  calendar: "カレンダー",
  calendarAll: "すべてカレンダーへ",
  copyAll: "一覧をDiscord用にコピー",
  saved: "カレンダーファイルを保存しました。",
  dial: (weather) => `エオルゼアの一日と天気。この機会の天気は${weather}`,
  strip: "天候の移り変わり",
  upcoming: "これから",
  top: "今後14日間で長い順",
  ended: "直近の終了",
  endedAgo: (duration) => `${duration}前に終了`,
  inTime: (duration) => `あと${duration}`,
  nowLeft: (duration) => `出現中、残り${duration}`,
  more: "さらに表示",
  why: "この機会の理由",
  where: "場所",
  guide: "方法",
  withLogograms: "ロゴスシャードも含める",
  conflictNew: (weather, minutes) =>
    `${minutes}分前からの${weather}に続いています。その時に開いていたインスタンスでは出現済みの可能性があるため、新しいインスタンスだけが確実です。`,
  copyAllText: "一覧をテキストでコピー",
  share: "共有",
  linkCopied: "リンクをコピーしました。",
};

export default messages;
