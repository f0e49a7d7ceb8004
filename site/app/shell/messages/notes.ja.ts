import type { NoteMessages } from "./notes.en.ts";

const messages: NoteMessages = {
  storageTrouble: "ブラウザーがこのサイトの保存を許可していません。設定は閉じるまでの間だけ有効です。",
  clockBeyond:
    "この端末の時計は、天候を計算できない日付になっています。時計を合わせると、すべての時刻が正しくなります。",
  clockOff: (by, fast) =>
    fast
      ? `この端末の時計は${by}進んでいます。表示時刻もその分ずれています。`
      : `この端末の時計は${by}遅れています。表示時刻もその分ずれています。`,
  newVersion: "新しいバージョンがあります。次のページを開くと切り替わります。",
  dismiss: "閉じる",
};

export default messages;
