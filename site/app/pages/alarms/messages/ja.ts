import type { AlarmPageMessages } from "./en.ts";

const messages: AlarmPageMessages = {
  title: "アラーム",
  eyebrow: "出現を逃さない",
  lead: "アラームは最大2回、選んだ分だけ前と開始時に鳴ります。",
  mute: "鳴らすもの",
  muteOn: "すべて",
  muteSilent: "チャイム以外",
  muteOff: "なし",
  list: "設定中のアラーム",
  none: "まだアラームがありません。予報を開いて「アラーム」を押してください。",
  toForecast: "予報へ",
  add: "アラームを追加",
  addButton: "設定",
  next: "次の通知",
  noneAhead: "今後14日間に該当する時刻はありません。",
  ringAt: (day, time) => `${day} ${time}`,
  inTime: (duration) => `${duration}後`,
  earlyKind: "事前の通知",
  startKind: "開始",
  neither: "どちらの通知もオフです。",
  remove: (name) => `アラームを削除：${name}`,
  unknown: (id) => `「${id}」というフィルターはもうありません。`,
  test: "チャイムを試す",
  testFailed: "ブラウザーがこのページを無音にしています。タブの音声と端末の音量を確認してください。",
  promiseTitle: "ブラウザーにできること",
  promise: [
    "どれかのタブでこのサイトを開いている間は、背面でも鳴ります。複数のタブを開いていても鳴るのは1回です。",
    "背面のタブはブラウザーに減速されるため、最大1分ほど遅れることがあります。休止していたページは復帰時に鳴り、どれだけ遅れたかを示します。",
    "ブラウザーを閉じている間や、端末が休止させている間は鳴りません。サーバーのないこのサイトでは変えられません。",
    "確実なのは下のカレンダーファイルです。カレンダーを入れた端末が自分で鳴ります。",
  ],
  calendar: "カレンダーファイル",
  calendarLead:
    "今後14日間の該当時刻を、通知付きですべて保存します。翌週もう一度読み込むと、同じ予定は置き換えられ、重複しません。",
  calendarButton: "カレンダーファイルを保存",
  calendarName: "Foray Almanac アラーム",
  saved: "カレンダーファイルを保存しました。",
};

export default messages;
