import type { TimerMessages } from "./en.ts";

const messages: TimerMessages = {
  killed: "今倒した",
  killedAt: (time) => `${time}に討伐`,
  backIn: (duration, time) => `最短で${duration}後（${time}）に再出現`,
  mayBeBack: (time) => `${time}以降、再出現の可能性あり`,
  undo: "タイマーを取り消す",
  copy: "チャット用にコピー",
  copied: "コピーしました。",
  copyFailed: "ブラウザーがコピーを許可しませんでした。",
  line: (name, killed, back) => `${name}：${killed}討伐、${back}以降`,
  started: (name) => `タイマーを開始しました：${name}`,
};

export default messages;
