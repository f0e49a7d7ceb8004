import type { WeatherId } from "../tables.ts";

/** Weather names in this language. Source: sheet Weather. */
const names: Readonly<Record<WeatherId, string>> = {
  clearSkies: "Clear Skies",
  fairSkies: "Fair Skies",
  clouds: "Clouds",
  fog: "Fog",
  wind: "Wind",
  gales: "Gales",
  rain: "Rain",
  showers: "Showers",
  thunder: "Thunder",
  thunderstorms: "Thunderstorms",
  dustStorms: "Dust Storms",
  heatWaves: "Heat Waves",
  snow: "Snow",
  blizzards: "Blizzards",
  gloom: "Gloom",
  umbralWind: "Umbral Wind",
  umbralStatic: "Umbral Static",
  everlastingLight: "Everlasting Light",
  everlastingLight129: "Everlasting Light",
  starshower: "Starshower",
  moonDust: "Moon Dust",
  astromagneticStorms: "Astromagnetic Storms",
  apocalypse: "Apocalypse",
  reminiscence: "Reminiscence",
  ominousClouds: "Ominous Clouds",
  atmosphericPhantasms: "Atmospheric Phantasms",
  illusoryDisturbances: "Illusory Disturbances",
};

export default names;
