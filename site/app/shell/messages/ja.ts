import type { ShellMessages } from "./en.ts";

const clock: ShellMessages["clock"] = {
  title: "現在時刻",
  localTime: "端末の時刻",
  serverTime: "サーバー時間（ST）",
  serverTimeIs: "UTC（協定世界時）",
  eorzeaTime: "エオルゼア時間",
  moonAndSun: "エオルゼアの日付",
  moonSun: (moon, sun, astral) => `${astral ? "星" : "霊"}${Math.ceil(moon / 2)}月${sun}日`,
  phase: "月の満ち欠け",
  phases: ["新月", "三日月", "上弦の月", "十三夜", "満月", "寝待月", "下弦の月", "二十六夜"],
  sunrise: "日の出",
  sunset: "日の入り",
  inTime: (duration) => `あと${duration}`,
  weather: "現在の天候",
  zone: "エリア",
  addZone: "エリアを追加",
  unpin: (zone) => `${zone}を外す`,
  periodLeft: (duration) => `次の天候まであと${duration}`,
  dial: (time) => `エオルゼアの一日。現在 ${time} ET`,
};

const forecastMenu: ShellMessages["forecastMenu"] = {
  home: "ホーム",
  groupAll: "すべて",
  groupMonsters: "エウレカNM",
  groupFarms: "エウレカのファーム",
  groupFragments: "ボズヤのロストシャード",
  allUpcoming: "これからの出現すべて",
  allMonsters: "エウレカNMすべて",
  everyMonster: "天候・夜間NMすべて",
  allFarms: "エウレカのファームすべて",
  allFragments: "ボズヤのロストシャードすべて",
};

const notFound: ShellMessages["notFound"] = {
  title: "ページが見つかりません",
  text: (path) => `${path} というページはありません。`,
  closest: "近いページ",
  home: "ホームへ",
};

const notes: ShellMessages["notes"] = {
  storageTrouble: "ブラウザーが当サイトの保存を許可していません。設定はブラウザーを閉じるまで有効です。",
  saveInventory: "マイデータをファイルに保存",
  deletesUnvisited:
    "このブラウザーは、7日間開かれなかったサイトの保存内容を削除します。残すには、共有ボタンから「ホーム画面に追加」を選び、ホーム画面（MacではDock）から開いてください。",
  clockBeyond:
    "この端末の時計は、天候を計算できない日付になっています。時計を合わせると、すべての時刻が正しくなります。",
  clockOff: (by, fast) =>
    fast
      ? `この端末の時計は${by}進んでいます。表示時刻もその分ずれています。`
      : `この端末の時計は${by}遅れています。表示時刻もその分ずれています。`,
  newVersion: "新しいバージョンがあります。次のページを開くと切り替わります。",
  dismiss: "閉じる",
};

const settingsPart: ShellMessages["settingsPart"] = {
  theme: "サイトのテーマ",
  light: "ライト",
  dark: "ダーク",
  system: "端末の設定",
  language: "言語",
  names: "ゲーム内の名称",
  namesAsInterface: "表示言語に合わせる",
  hours: "時刻の表記",
  hoursAuto: "言語に合わせる",
  hours12: "12時間",
  hours24: "24時間",
  calls: "音声読み上げ",
  timeZone: "タイムゾーン",
  timeZoneOfDevice: (zone) => `端末に合わせる（${zone}）`,
  timeZoneServer: "UTC（サーバー時間）",
  timeZoneHidden: "ブラウザーのタイムゾーンがUTCになっています。実際と違う場合は、ここで選んでください。",
  market: "マーケット価格のリージョン",
  marketHint: "価格はここから読み込みます。選ぶまでは、タイムゾーンのリージョンを使います。",
  region: "リージョン",
  dataCentre: "データセンター",
  world: "ワールド",
  wholeRegion: "リージョン全体",
  wholeDataCentre: "データセンター全体",
  kept: "オフライン用の保存",
  keptUnknown: "このブラウザーにサイトのファイルを保存しています。",
  keptSize: (megabytes) => `このブラウザーに${megabytes}MB保存しています。`,
  keptClear: "消去",
  keptCleared: "消去しました。設定は残っています。",
  keptRefused: "ブラウザーが許可しませんでした。ブラウザーの設定からサイトデータを消去してください。",
  forgetAll: "すべて消去",
  forgetAllText:
    "当サイトがブラウザーに保存している設定、アラーム、タイマー、ロストホルダー、ピン、所持数とファイルをすべて消去します。元に戻せません。",
  forgetAllNow: "今すぐすべて消去",
};

const messages: ShellMessages = {
  settingsPart,
  notes,
  notFound,
  forecastMenu,
  clock,
  tagline: "探索者の手引き",
  navigation: {
    forays: "特殊フィールド探索",
    occult: "クレセントアイル",
    bozja: "ボズヤとDRS",
    eureka: "エウレカとBA",
    about: "当サイト",
  },
  doors: { tonight: "今夜", learn: "学ぶ", run: "集まる", lookUp: "調べる" },
  doorsNavigation: "入口",
  operations: "コンテンツ",
  foldSidebar: "サイドバーをたたむ",
  unfoldSidebar: "サイドバーを広げる",
  mainNavigation: "メインメニュー",
  skip: "本文へ移動",
  openMenu: "メニューを開く",
  closeMenu: "メニューを閉じる",
  settings: "設定",
  close: "閉じる",
  loading: "読み込み中…",
  eorzeaTimeIs: (time) => `エオルゼア時間 ${time} ET。時計を開く`,
  et: "ET",
  toLight: "ライトテーマに切り替え",
  toDark: "ダークテーマに切り替え",
  aboutSite: "当サイトについて",
  notice:
    "FINAL FANTASY XIV © SQUARE ENIX. FINAL FANTASYは株式会社スクウェア・エニックス・ホールディングスの登録商標です。ゲームデータと名称はSQUARE ENIXに帰属します。当サイトはプレイヤーが運営する非公式サイトです。",
  developers: "開発者向け",
  version: (version) => `バージョン ${version}`,
  error: {
    title: "予期しないエラーが発生しました",
    notLoaded: "ページの一部を読み込めませんでした。通信状態を確認し、ページを再読み込みしてください。",
    reload: "再読み込み",
    home: "ホームへ",
    details: "技術的な詳細",
    hint: "保存した内容は失われません。",
  },
};

export default messages;
