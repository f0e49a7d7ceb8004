import type { OverGameMessages } from "./en.ts";

const messages: OverGameMessages = {
  awake: {
    held: "画面は消えません",
    lost: "画面が消えることがあります。このタブを開いてください",
    none: "画面が消えることがあります",
  },
  callsOn: "読み上げオン",
  callsOff: "読み上げオフ",
  callsSettings: "読み上げのオプション",
  callsTest: "声を試す",
  callsTone: "この端末には日本語の音声がないため、代わりに音が鳴ります。",
  testLine: "読み上げはオンです。",
  popOut: "別ウィンドウ",
  popIn: "ウィンドウを閉じる",
  popNone: "このブラウザーではゲームの上にウィンドウを出せません。",
  before: "何分（秒）前に読み上げるか",
  beforeOf: { 120: "2分前", 10: "10秒前" },
  soon: { 120: (name) => `${name}まで、あと2分です。`, 10: (name) => `${name}まで、あと10秒です。` },
};

export default messages;
