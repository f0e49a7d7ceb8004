import type { WeatherId } from "../tables.ts";

/** Weather names in this language. Source: sheet Weather; weathers missing from its sheets are absent. */
const names: Readonly<Partial<Record<WeatherId, string>>> = {
  clearSkies: "碧空",
  fairSkies: "晴朗",
  clouds: "陰雲",
  fog: "薄霧",
  wind: "微風",
  gales: "強風",
  rain: "小雨",
  showers: "暴雨",
  thunder: "打雷",
  thunderstorms: "雷雨",
  dustStorms: "揚沙",
  heatWaves: "熱浪",
  snow: "小雪",
  blizzards: "暴雪",
  gloom: "妖霧",
  umbralWind: "靈風",
  umbralStatic: "靈電",
  everlastingLight: "無盡光",
  everlastingLight129: "無盡光",
  starshower: "流星雨",
  moonDust: "月塵",
  astromagneticStorms: "磁暴",
  apocalypse: "末日",
  reminiscence: "記憶",
  ominousClouds: "戰雲",
};

export default names;
