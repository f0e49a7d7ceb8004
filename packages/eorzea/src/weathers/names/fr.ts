import type { WeatherId } from "../tables.ts";

/** Weather names in this language. Source: sheet Weather; weathers missing from its sheets are absent. */
const names: Readonly<Partial<Record<WeatherId, string>>> = {
  clearSkies: "Dégagé",
  fairSkies: "Clair",
  clouds: "Couvert",
  fog: "Brouillard",
  wind: "Vent",
  gales: "Vents violents",
  rain: "Pluie",
  showers: "Pluie torrentielle",
  thunder: "Orages",
  thunderstorms: "Orages violents",
  dustStorms: "Tempêtes de poussière",
  heatWaves: "Torride",
  snow: "Neige",
  blizzards: "Blizzard",
  gloom: "Nébuleux",
  umbralWind: "Vent ombral",
  umbralStatic: "Charges ombrales",
  everlastingLight: "Clarté éternelle",
  everlastingLight129: "Clarté éternelle",
  starshower: "Pluie d'étoiles",
  moonDust: "Tempêtes de régolithe",
  astromagneticStorms: "Astromagnétique",
  apocalypse: "Apocalypse",
  reminiscence: "Mémoriel",
  ominousClouds: "Brume spectrale",
  atmosphericPhantasms: "Fantasmes",
  illusoryDisturbances: "Illusions",
};

export default names;
