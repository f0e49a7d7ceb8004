import type { ForecastHead } from "./head.en.ts";

const messages: ForecastHead = {
  collectionText: (text) => `${text}時刻は現地時間で秒単位。`,
  night: "夜",
  title: (name) => `${name}：次の出現時刻`,
  text: (name, zone, when) =>
    `${zone}の${name}（${when}）。次の機会をカウントダウン、現地時間、エオルゼア時間で。`,
};

export default messages;
