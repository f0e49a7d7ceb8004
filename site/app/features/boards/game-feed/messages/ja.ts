import type { GameFeedMessages } from "./en.ts";

const messages: GameFeedMessages = {
  title: "ゲーム連携",
  eyebrow: "インスタンスボード",
  lead: "ボードへの記録をゲームに任せられます。このパソコンのOverlayPlugin（ACT）またはIINACTが、エリア内のF.A.T.E.とCEをすべて知らせます。",
  promise:
    "ボタンを押すまで接続しません。読み取るのはエリア移動、F.A.T.E.、CEだけです。チャット、名前、戦闘は読まずに破棄し、このパソコンの外へは送りません。",
  asked: "拒否したアドレス",
  quiet: (duration) =>
    `F.A.T.E.とCEの通知が${duration}届いていません。静かなインスタンスなら正常です。パッチ直後は、プラグインの更新が必要かもしれません。`,
  missingKind: {
    encounter:
      "F.A.T.E.の通知は届いていますが、CEの通知が15分間届いていません。パッチ後はプラグインの更新が必要な場合があります。それまでは手動で記録してください。",
    fate: "CEの通知は届いていますが、F.A.T.E.の通知が15分間届いていません。パッチ後はプラグインの更新が必要な場合があります。それまでは手動で記録してください。",
  },
  outside: "特殊フィールド探索の外にいます。突入すると連携が始まります。",
  where: "現在のエリア",
  unknownZone: "ゲームからエリアが届くのを待っています…",
  askTitle: "同じインスタンスですか？ 新しいボードにしますか？",
  askText: "このエリアのボードがすでにあります。1つのボードは1つのインスタンスのものです。",
  same: "同じインスタンス",
  sameAs: (board) => `「${board}」と同じインスタンス`,
  boardOf: (time) => `${time}のボード`,
  another: "新しいボード",
  anotherHint: "新しいボードにすると、このエリアのタイマーは消えます。",
  writing: "このエリアのボードに記録しています。",
  openBoard: "ボードを開く",
  opensTab: "新しいタブで開きます。このタブは開いたままにしてください",
  upTitle: "発生中",
  nothingUp: "まだ通知はありません。接続後に起きたことだけが届きます。",
  upSince: (time) => `${time}から発生中`,
  upUnknown: "発生中（開始は未確認）",
  percent: (value) => `${value}%`,
  nextWindow: (when) => `次の条件成立：${when}`,
  mayTrigger: (name) => `次に発生する可能性あり：${name}`,
  notedTitle: "ゲームからの通知",
  began: "開始",
  spawned: "出現",
  ended: "終了",
  killed: "討伐",
  seen: "発生中",
  lapsed: "消滅",
  wasItKilled: "討伐されましたか？",
  noteKill: "討伐を記録",
  notKilled: "討伐ではない",
  outcomes: {
    waiting: "未記録",
    asked: "未記録",
    noted: "記録済み",
    known: "ボードに記録済み",
    unlisted: "タイマーなし",
    dropped: "記録しない",
  },
  until: (time) => `${time}まで`,
  rule: "NMの2時間は出現から数えます。連携中は出現を検知します。討伐しか検知できなかったときは、その数分前に出現したものとして計算します。",
};

export default messages;
