import type { WindowMessages } from "./en.ts";

const messages: WindowMessages = {
  nextUp: (left) => `出現中、残り${left}`,
  nextIn: (time) => `${time}後`,
  allTimes: "出現時間",
  night: "夜間",
  ofMob: (name, mob) => `${name}（${mob}）`,
  kill: (name) => `${name}を倒すと出現`,
  killAtNight: (name) => `夜間に${name}を倒すと出現`,
  conflict: (weather, range) =>
    `${weather}は${range}にもありました。その時に誰かがいたインスタンスでは、すでに出現済みの可能性があります。`,
  conflictNow: (now, start, time) =>
    `プレイヤーリストを確認：最も短い残り時間が今${now}分未満（${time}時点で${start}分未満）なら、その時すでに開いていたインスタンスです。それ以上でも、開いていなかったとは限りません。/shoutで聞くか、トラッカーを確認してください。`,
  conflictAt: (start, time) =>
    `${time}にプレイヤーリストを確認：最も短い残り時間が${start}分未満なら、その時すでに開いていたインスタンスです。それ以上でも、開いていなかったとは限りません。/shoutで聞くか、トラッカーを確認してください。`,
  conflictLater: (after, start, time) =>
    `${after}以降にプレイヤーリストを確認：最も短い残り時間が${time}時点で${start}分未満なら、その時すでに開いていたインスタンスです。それ以上でも、開いていなかったとは限りません。/shoutで聞くか、トラッカーを確認してください。`,
  conflictAdjoining: (weather, range) =>
    `${weather}は${range}にもあり、この時間まで続いています。その時に誰かがいたインスタンスではすでに出現済みの可能性があり、残り時間からは判断できません。/shoutで聞くか、トラッカーを確認してください。`,
  warn: (minutes) => `最も短い残り時間を確認：開始時に${minutes}分以上。トラッカーも確認`,
  warnAdjoining: "直前まで同じ天候：トラッカーを確認",
  cut: (kept, total) => `${total}件中${kept}件`,
  copied: "コピーしました。",
  copiedSome: (kept, total) =>
    `${total}件中${kept}件をコピーしました。Discordのメッセージは2,000文字までです。`,
  copyFailed: "ブラウザーがコピーを許可しませんでした。",
};

export default messages;
