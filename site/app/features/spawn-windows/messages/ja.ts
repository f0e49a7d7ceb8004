import type { WindowMessages } from "./en.ts";

const messages: WindowMessages = {
  nextUp: (left) => `出現中、残り${left}`,
  nextIn: (time) => `${time}後`,
  allTimes: "出現時間",
  night: "夜間",
  ofMob: (name, mob) => `${name}（${mob}）`,
  kill: (name) => `${name}を倒すと出現`,
  killAtNight: (name) => `夜間に${name}を倒すと出現`,
  conflict: (minutes) => `開始時の残り時間が${minutes}分以上のインスタンスのみ`,
  conflictNew: "新しいインスタンスのみ",
  warn: (minutes) => `開始時に残り${minutes}分以上のインスタンスのみ`,
  warnNew: "新しいインスタンスのみ",
  cut: (kept, total) => `${total}件中${kept}件`,
  copied: "コピーしました。",
  copiedSome: (kept, total) =>
    `${total}件中${kept}件をコピーしました。Discordのメッセージは2,000文字までです。`,
  copyFailed: "ブラウザーがコピーを許可しませんでした。",
};

export default messages;
