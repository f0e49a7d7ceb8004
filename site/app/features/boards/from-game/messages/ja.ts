import type { LiveMessages } from "./en.ts";

const messages: LiveMessages = {
  title: "ゲーム連携：自動で埋まるボード",
  description:
    "手元のOverlayPluginまたはIINACTに接続。インスタンス内のF.A.T.E.、NM、ポット、CEを自動でボードに記録します。それ以外は読み取りません。",
};

export default messages;
