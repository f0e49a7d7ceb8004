import type { EmbedMessages } from "./en.ts";

const messages: EmbedMessages = {
  embed: "埋め込み",
  title: "ほかのページに埋め込む",
  lead: "自分のサイトや配信画面に埋め込めます。何も保存せず、当サイト以外とは通信しません。",
  theme: "テーマ",
  themes: { auto: "端末に合わせる", light: "ライト", dark: "ダーク" },
  ground: "背景",
  grounds: { paper: "塗りつぶし", none: "透明" },
  size: "サイズ",
  sizes: { bar: "横長 1920 × 80", corner: "コーナー 360 × 200", free: "自由" },
  width: "幅（ピクセル）",
  height: "高さ（ピクセル）",
  preview: "プレビュー",
  source: "ブラウザソース（OBS）用のURL",
  sourceHow: (size) => [
    `${size}ピクセルのブラウザソースとして追加します。`,
    "ソースの「対話（操作）」で、クリックかスペースキーが時計の開始と停止、Enterが「今の詠唱」に合わせる、←と→が1秒ずつの調整です。",
    "同じブラウザ（OBSのカスタムブラウザドックなど）で「実戦モード」のページを開いていれば、時計はそちらに従います。",
    "「&start=」にUnixミリ秒の時刻を付けるとその時刻に開始し、「&role=tank」（healer、melee、ranged、caster）でそのロールの動きを表示します。",
  ],
  stream: "配信用オーバーレイ",
  code: "貼り付けるコード",
  alone: "単独で開く",
  close: "閉じる",
  clock: "時計",
};

export default messages;
