import type { WeatherId } from "../tables.ts";

/** Weather names in this language. Source: sheet Weather; weathers missing from its sheets are absent. */
const names: Readonly<Partial<Record<WeatherId, string>>> = {
  clearSkies: "碧空",
  fairSkies: "晴朗",
  clouds: "阴云",
  fog: "薄雾",
  wind: "微风",
  gales: "强风",
  rain: "小雨",
  showers: "暴雨",
  thunder: "打雷",
  thunderstorms: "雷雨",
  dustStorms: "扬沙",
  heatWaves: "热浪",
  snow: "小雪",
  blizzards: "暴雪",
  gloom: "妖雾",
  umbralWind: "灵风",
  umbralStatic: "灵电",
  everlastingLight: "无尽光",
  everlastingLight129: "无尽光",
  starshower: "流星雨",
  moonDust: "月尘",
  astromagneticStorms: "磁暴",
  apocalypse: "末日",
  reminiscence: "记忆",
  ominousClouds: "战云",
  atmosphericPhantasms: "幻怪",
  illusoryDisturbances: "幻妖",
};

export default names;
