import type { WeatherId } from "../tables.ts";

/** Weather names in this language. Source: sheet Weather; weathers missing from its sheets are absent. */
const names: Readonly<Partial<Record<WeatherId, string>>> = {
  clearSkies: "快晴",
  fairSkies: "晴れ",
  clouds: "曇り",
  fog: "霧",
  wind: "風",
  gales: "暴風",
  rain: "雨",
  showers: "暴雨",
  thunder: "雷",
  thunderstorms: "雷雨",
  dustStorms: "砂塵",
  heatWaves: "灼熱波",
  snow: "雪",
  blizzards: "吹雪",
  gloom: "妖霧",
  umbralWind: "霊風",
  umbralStatic: "放電",
  everlastingLight: "無尽光",
  everlastingLight129: "無尽光",
  starshower: "流星雨",
  moonDust: "月砂塵",
  astromagneticStorms: "磁気嵐",
  apocalypse: "終末",
  reminiscence: "記憶",
  ominousClouds: "暗雲",
  atmosphericPhantasms: "幻怪",
  illusoryDisturbances: "幻妖",
};

export default names;
