import type { CallsMessages } from "./en.ts";

const messages: CallsMessages = {
  title: "音声読み上げ",
  close: "閉じる",
  lead: "次に来るものを、端末の音声がこのページの言語で読み上げます。データは送信されず、オフラインでも使えます。",
  on: "読み上げ",
  voiceHead: "音声",
  voice: "音声",
  rate: "速さ",
  volume: "音量",
  fightHead: "バトル中",
  whose: "読み上げる技",
  part: "自分の役割",
  all: "すべて",
  partHint: "ロールはバトルのページで選べます。",
  beforeHit: "着弾の何秒前に読み上げるか",
  beforeHitOf: (seconds) => `${seconds}秒`,
  elsewhere: "そのほか",
  subjects: {
    windows: "出現時間の開始",
    timers: "ボードのタイマー",
    tonight: "「今夜の予定」の次の行き先",
    run: "攻略当日の段取り",
  },
  phone: "スマートフォンではボタンを押すまで音が出ません。ページを開いたら一度「声を試す」を押してください。",
};

export default messages;
