import type { WeatherId } from "../tables.ts";

/** Weather names in this language. Source: sheet Weather; weathers missing from its sheets are absent. */
const names: Readonly<Partial<Record<WeatherId, string>>> = {
  clearSkies: "Klar",
  fairSkies: "Heiter",
  clouds: "Wolkig",
  fog: "Neblig",
  wind: "Windig",
  gales: "Stürmisch",
  rain: "Regnerisch",
  showers: "Wolkenbruch",
  thunder: "Gewittrig",
  thunderstorms: "Gewitter",
  dustStorms: "Staubig",
  heatWaves: "Gluthitze",
  snow: "Schnee",
  blizzards: "Schneesturm",
  gloom: "Unheimlich",
  umbralWind: "Schattenwind",
  umbralStatic: "Schattengewitter",
  everlastingLight: "Ewiges Licht",
  everlastingLight129: "Ewiges Licht",
  starshower: "Sternenregen",
  moonDust: "Mondstaubig",
  astromagneticStorms: "Magnetsturm",
  apocalypse: "Apokalypse",
  reminiscence: "Reminiszenz",
  ominousClouds: "Gespenstisch",
  atmosphericPhantasms: "Phantasmagorien",
  illusoryDisturbances: "Trugbilder",
};

export default names;
