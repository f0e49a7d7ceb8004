import type { AlarmPageMessages } from "./en.ts";

const head: AlarmPageMessages["head"] = {
  title: "アラーム",
  description:
    "ノートリアスモンスターやファームのアラーム。数分前と開始時に鳴り、カレンダーファイルならブラウザーを閉じていても知らせます。",
};

const messages: AlarmPageMessages = {
  head,
  title: "アラーム",
  eyebrow: "出現を逃さない",
  lead: "アラームは最大2回、開始の数分前（指定できます）と開始時に鳴ります。",
  mute: "アラームの鳴らし方",
  muteOn: "通常",
  muteSilent: "消音",
  muteOff: "オフ",
  list: "設定中のアラーム",
  none: "まだアラームがありません。予報を開いて「アラーム」を押してください。",
  toForecast: "予報を開く",
  add: "アラームを追加",
  addButton: "設定",
  next: "次の通知",
  savedSearch: "保存したサーチ",
  noneAhead: "今後14日間に該当する時刻はありません。",
  ringAt: (day, time) => `${day} ${time}`,
  inTime: (duration) => `${duration}後`,
  earlyKind: "事前の通知",
  startKind: "開始",
  neither: "どちらの通知もオフです。",
  remove: (name) => `アラームを削除：${name}`,
  unknown: (id) => `「${id}」という予報はもうありません。`,
  test: "チャイムを試す",
  testFailed: "このページはブラウザーで消音されています。タブの音声と端末の音量を確認してください。",
  groupSeveral: "まとめて",
  groupSingle: "個別",
  watches: (count) => `${count}件をまとめて通知`,
  timers: "討伐・うさぎ・ポットのタイマーも鳴ります：",
  timersLink: "タイマーの通知設定",
  promiseTitle: "アラームが鳴る条件",
  promise: [
    "いずれかのタブで当サイトを開いている間は、バックグラウンドでも鳴ります。複数のタブを開いていても鳴るのは1回です。",
    "バックグラウンドのタブはブラウザーに制限されるため、最大1分ほど遅れることがあります。休止していたページは復帰時に鳴り、どれだけ遅れたかを示します。",
    "ブラウザーを閉じている間や、端末がスリープしている間は鳴りません。当サイトにはサーバーがないため、これは避けられません。",
    "確実に知りたいときは、下のカレンダーファイルをお使いください。登録した端末のカレンダーが通知します。",
  ],
  calendar: "カレンダーファイル",
  calendarLead:
    "今後14日間の該当時刻を通知付きですべて収めた、読み込み用のファイルです。このファイルは自動では更新されないため、2週間以内にもう一度保存して読み込んでください。同じ予定は同じ識別子を持つので、多くのカレンダーでは重複せず置き換えられます。通知を独自の設定に置き換えるカレンダーもあります。",
  calendarButton: "カレンダーファイルを保存",
  calendarName: "Foray Almanac アラーム",
  saved: "カレンダーファイルを保存しました。",
};

export default messages;
