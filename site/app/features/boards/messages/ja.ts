import type { TimerMessages } from "./en.ts";

const messages: TimerMessages = {
  appeared: "今出現した",
  killed: "今倒した",
  appearedAt: (time) => `${time}に出現`,
  upAt: (time) => `${time}に出現中`,
  killedAt: (killed, appeared) => `${killed}に討伐（出現は${appeared}ごろと推定）`,
  backIn: (duration, time) => `最短で${duration}後（${time}）に再出現`,
  mayBeBack: (time) => `${time}以降、再出現の可能性あり`,
  undo: "タイマーを取り消す",
  alarm: "アラーム",
  copy: "チャット用にコピー",
  copied: "コピーしました。",
  copyFailed: "ブラウザーがコピーを許可しませんでした。",
  line: (name, appeared, back) => `${name}：${appeared}出現、次は${back}以降`,
  lineAssumed: (name, appeared, back) => `${name}：${appeared}ごろ出現（推定）、次は${back}ごろ以降`,
  started: (name) => `タイマーを開始しました：${name}`,
};

export default messages;
