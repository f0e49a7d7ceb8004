import type { GameLinkMessages } from "./en.ts";

const messages: GameLinkMessages = {
  connect: "ゲームに接続",
  stop: "停止",
  tryAgain: "もう一度試す",
  tryNow: "今すぐ試す",
  off: "接続していません。",
  asking: "ブラウザーの確認を待っています。このデバイスのアプリへのアクセスを許可してください。",
  looking: "OverlayPluginまたはIINACTを探しています…",
  connected: "接続中です。",
  absent: "このパソコンにプログラムが見つかりません。",
  silent: "ポート10501から応答がありますが、OverlayPluginではないようです。",
  lost: "接続が切れました。これまでの内容は残っています。",
  retryIn: (duration) => `${duration}後に再試行します。`,
  refused: "ブラウザーが、このページからデバイスのアプリへのアクセスを許可していません。",
  unableBrowser: "このブラウザーでは接続できません。Safariは手元のパソコンのプログラムへの接続を遮断します。",
  unableHeaders: "サイト側の設定により接続できません（このページ用のHTTPヘッダーがありません）。",
  wrongAddress: {
    address: "OVERLAY_WSのアドレスはWebSocketのものではありません。",
    elsewhere: "OVERLAY_WSのアドレスは別のパソコンのものです。接続できるのはこのパソコンだけです。",
    port: "OVERLAY_WSのアドレスのポートが異なります。プラグインのポートを10501にしてください。",
  },
  asked: "拒否したアドレス",
  usualAddress: "通常のアドレスを使う",
  lastLine: (duration) => `最後の受信は${duration}前です。`,
  noLine: "まだ受信していません。",
  mute: "プラグインから何も届いていません。ゲームは起動していますか？",
  setUp: "設定方法",
  steps: [
    "OverlayPlugin：ACTの「Plugins」→「OverlayPlugin WSServer」を開き、127.0.0.1とポート10501のまま「Start」を押します。",
    "IINACT：ゲーム内で設定を開き、「WebSocket Server」タブからポート10501で開始します。",
    "ゲームと同じパソコンで、Chrome、Edge、Firefoxのいずれかでこのページを開きます。",
  ],
  allow: "許可する方法",
  allowSteps: [
    "Chrome、Edge：アドレスの左のアイコンを押し、「デバイス上のアプリ」（または「ローカルネットワークアクセス」）を許可にします。",
    "Firefox：アドレスの左のアイコンを押し、「このデバイスのアプリ」のブロックを解除します。",
    "その後、「もう一度試す」を押してください。",
  ],
  otherBrowser: "Chrome、Edge、Firefoxのいずれかでこのページを開いてください。",
};

export default messages;
