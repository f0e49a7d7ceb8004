import type { SearchMessages } from "./en.ts";

const kinds: SearchMessages["kinds"] = {
  page: "ページ",
  guide: "ガイド",
  setting: "設定",
  forecast: "予報",
  monster: "ノートリアスモンスター",
  enemy: "敵",
  weather: "天候",
  lostAction: "ロストアクション",
  logosAction: "ロゴスアクション",
  phantomJob: "サポートジョブ",
  phantomAction: "サポートジョブのアクション",
  item: "アイテム",
  encounter: "CE・スカーミッシュ",
  fight: "バトル予習",
  fate: "F.A.T.E.",
  duty: "コンテンツ",
  note: "戦果記録・探査記録",
  map: "マップ",
  layer: "マップのレイヤー",
  place: "地名",
  holster: "ロストホルダー",
  loadout: "ロゴスセット",
  term: "用語",
  world: "マーケットのリージョン",
};

const field: SearchMessages["field"] = {
  field: "モンスター、アクション…",
  short: "検索",
};

const messages: SearchMessages = {
  field,
  title: "すべてを検索",
  close: "閉じる",
  loading: "索引を読み込み中…",
  failed: "検索を読み込めませんでした。通信状態を確認して、もう一度お試しください。",
  retry: "もう一度試す",
  finds: "検索結果",
  results: (count) => `上位${count}件`,
  none: (text) => `「${text}」に当てはまるものはありません。ゲーム内のどの言語の名前でも検索できます。`,
  regionSet: (world) => `マーケットの価格を${world}に切り替えました`,
  kinds,
  groups: kinds,
  more: "その他",
  noteOnBoard: "インスタンスボードに記録",
  opened: "最近開いたもの",
  settingDone: (name) => `${name}に切り替えました`,
  keys: {
    title: "キー操作",
    search: "すべてを検索",
    searchAnywhere: "入力中でも検索を開く",
    move: "検索結果の中を移動",
    open: "開く",
    openNew: "新しいタブで開く",
    close: "ダイアログやメニューを閉じる",
    next: "次の項目へ",
    list: "この一覧",
  },
};

export default messages;
