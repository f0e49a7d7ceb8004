import type { WeatherId } from "../tables.ts";

/** Weather names in this language. Source: sheet Weather; weathers missing from its sheets are absent. */
const names: Readonly<Partial<Record<WeatherId, string>>> = {
  clearSkies: "쾌청",
  fairSkies: "맑음",
  clouds: "흐림",
  fog: "안개",
  wind: "바람",
  gales: "폭풍",
  rain: "비",
  showers: "폭우",
  thunder: "번개",
  thunderstorms: "뇌우",
  dustStorms: "모래먼지",
  heatWaves: "작열파",
  snow: "눈",
  blizzards: "눈보라",
  gloom: "요마의 안개",
  umbralWind: "그림자바람",
  umbralStatic: "방전",
  everlastingLight: "끝없는 빛",
  everlastingLight129: "끝없는 빛",
  starshower: "유성우",
  moonDust: "달모래먼지",
  astromagneticStorms: "자기 폭풍",
  apocalypse: "종말",
  reminiscence: "기억",
  ominousClouds: "암운",
  atmosphericPhantasms: "환영",
  illusoryDisturbances: "환시",
};

export default names;
