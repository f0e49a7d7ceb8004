import type { ClockMessages } from "./clock.en.ts";

const messages: ClockMessages = {
  title: "現在時刻",
  localTime: "現地時間",
  eorzeaTime: "エオルゼア時間",
  moonAndSun: "エオルゼアの日付",
  moonSun: (moon, sun, astral) => `${astral ? "星" : "霊"}${Math.ceil(moon / 2)}月 ${sun}日`,
  phase: "月齢",
  phases: ["新月", "三日月", "上弦の月", "十三夜", "満月", "十八夜", "下弦の月", "二十六夜"],
  sunrise: "日の出",
  sunset: "日の入り",
  inTime: (duration) => `あと${duration}`,
  weather: "現在の天気",
  zone: "エリア",
  addZone: "エリアを追加",
  unpin: (zone) => `${zone}を外す`,
  periodLeft: (duration) => `この天候はあと${duration}で変わります`,
  dial: (time) => `エオルゼアの一日。現在 ${time} ET`,
};

export default messages;
