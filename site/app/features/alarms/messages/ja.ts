import type { AlarmMessages } from "./en.ts";

const messages: AlarmMessages = {
  set: "アラーム",
  on: "アラーム設定中",
  title: (name) => `アラーム：${name}`,
  early: "事前の通知",
  earlyNone: "なし",
  earlyMinutes: (minutes) => `${minutes}分前`,
  start: "開始時に鳴らす",
  remove: "アラームを削除",
  removed: "アラームを削除しました。",
  done: "完了",
  close: "閉じる",
  all: "アラーム一覧",
  added: (name) => `アラームを設定しました：${name}`,
  promise:
    "いずれかのタブで当サイトを開いている間だけ鳴ります。ブラウザーを閉じると鳴りません。その場合はアラームのカレンダーファイルをお使いください。",
  allowed: "通知は許可されています。",
  deniedShort: "通知はブロックされています",
  denied:
    "このブラウザーは通知を拒否しています。開いているページ内の表示とチャイムは動作します。ほかの画面でも見るには、ブラウザーのサイト設定で通知を許可してください。",
  unsupportedShort: "このブラウザーは通知に対応していません",
  unsupported:
    "このブラウザーはウェブページの通知に対応していません。開いているページ内の表示とチャイムは動作します。",
  homeScreenShort: "通知はホーム画面から",
  homeScreen:
    "iPhoneとiPadでは、ホーム画面に追加したアプリからだけ通知が届きます。共有ボタンから「ホーム画面に追加」を選び、そこから開いて通知を許可してください。それまでは、開いているページ内の表示とチャイムだけになります。",
  ask: "通知を許可",
  ringEarly: (duration, time) => `${duration}後、${time}から`,
  ringStart: (time) => `開始、${time}まで`,
  ringLate: (duration, time) =>
    `${time}に開始済み。ページが休止していたか閉じていたため、通知が${duration}遅れました。`,
  ringOver: (duration, time) =>
    `${time}に開始し、すでに終了。ページが休止していたか閉じていたため、通知が${duration}遅れました。`,
  ringRow: (name, time, zone) => `${time} ${name}（${zone}）`,
  dismiss: "閉じる",
  open: "予報を開く",
  openTimers: "タイマーを開く",
  timerEarly: {
    monster: (duration, time) => `最短で${duration}後（${time}）に再出現`,
    bunny: (duration, time) => `${duration}後（${time}）から再発生の可能性あり`,
    pot: (duration, time) => `${duration}後（${time}）に発生`,
    encounter: (duration, time) => `${duration}後（${time}）から再発生の可能性あり`,
    tower: (duration, time) => `${duration}後（${time}）から受付開始の可能性あり`,
  },
  timerDue: {
    monster: "再出現の可能性あり",
    bunny: (latest) => `再発生の可能性あり（遅くとも${latest}）`,
    pot: "発生",
    encounter: (latest) => `条件しだいで発生（自然発生は${latest}から）`,
    tower: "受付開始の可能性あり",
  },
  timerLate: {
    monster: (duration, time) =>
      `${time}以降、再出現の可能性あり。ページが休止していたか閉じていたため、通知が${duration}遅れました。`,
    bunny: (duration, time) =>
      `${time}以降、再発生の可能性あり。ページが休止していたか閉じていたため、通知が${duration}遅れました。`,
    pot: (duration, time) =>
      `${time}に発生済み。ページが休止していたか閉じていたため、通知が${duration}遅れました。`,
    encounter: (duration, time) =>
      `${time}以降、再発生の可能性あり。ページが休止していたか閉じていたため、通知が${duration}遅れました。`,
    tower: (duration, time) =>
      `${time}以降、受付中の可能性あり。ページが休止していたか閉じていたため、通知が${duration}遅れました。`,
  },
  rings: "アラーム",
};

export default messages;
