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
  code: "貼り付けるコード",
  alone: "単独で開く",
  close: "閉じる",
  clock: "時計",
};

export default messages;
