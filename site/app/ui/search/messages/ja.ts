import type { SearchMessages } from "./en.ts";

const messages: SearchMessages = {
  title: "すべてを検索",
  field: "モンスター、アクション、ジョブ、場所、ワールド…",
  short: "検索",
  close: "閉じる",
  loading: "索引を読み込み中…",
  failed: "検索を読み込めませんでした。接続を確かめてもう一度お試しください。",
  retry: "もう一度試す",
  finds: "検索結果",
  results: (count) => `${count}件見つかりました`,
  none: (text) => `「${text}」に当てはまるものはありません。ゲーム内のどの言語の名前でも検索できます。`,
  regionSet: (world) => `マーケットの価格を${world}に切り替えました`,
  kinds: {
    page: "ページ",
    forecast: "予報",
    monster: "ノートリアスモンスター",
    lostAction: "ロストアクション",
    logosAction: "ロゴスアクション",
    phantomJob: "サポートジョブ",
    phantomAction: "サポートジョブのアクション",
    encounter: "クリティカルエンゲージメント等",
    fate: "F.A.T.E.",
    place: "地名",
    map: "地図",
    holster: "ホルスター",
    loadout: "ロードアウト",
    world: "マーケット地域",
  },
  keys: {
    title: "キー操作",
    search: "すべてを検索",
    searchAnywhere: "入力中でも検索を開く",
    move: "検索結果を移動",
    open: "開く",
    openNew: "新しいタブで開く",
    close: "ダイアログやメニューを閉じる",
    next: "次の項目へ",
    list: "この一覧",
  },
};

export default messages;
