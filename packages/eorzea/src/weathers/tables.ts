import type { WeatherFacts } from "./types.ts";

/*
 * Every weather in a rate table or set by a story step. Source: sheet Weather, patch 7.51 (row and icon ids).
 * The two rows of Everlasting Light share name and icon; the second belongs to Il Mheg.
 */
export const weathers = [
  { id: "clearSkies", sheetId: 1, iconId: 60201 },
  { id: "fairSkies", sheetId: 2, iconId: 60202 },
  { id: "clouds", sheetId: 3, iconId: 60203 },
  { id: "fog", sheetId: 4, iconId: 60204 },
  { id: "wind", sheetId: 5, iconId: 60205 },
  { id: "gales", sheetId: 6, iconId: 60206 },
  { id: "rain", sheetId: 7, iconId: 60207 },
  { id: "showers", sheetId: 8, iconId: 60208 },
  { id: "thunder", sheetId: 9, iconId: 60209 },
  { id: "thunderstorms", sheetId: 10, iconId: 60210 },
  { id: "dustStorms", sheetId: 11, iconId: 60211 },
  { id: "heatWaves", sheetId: 14, iconId: 60214 },
  { id: "snow", sheetId: 15, iconId: 60215 },
  { id: "blizzards", sheetId: 16, iconId: 60216 },
  { id: "gloom", sheetId: 17, iconId: 60218 },
  { id: "umbralWind", sheetId: 49, iconId: 60219 },
  { id: "umbralStatic", sheetId: 50, iconId: 60220 },
  { id: "everlastingLight", sheetId: 118, iconId: 60221 },
  { id: "everlastingLight129", sheetId: 129, iconId: 60221 },
  { id: "starshower", sheetId: 137, iconId: 60296 },
  { id: "moonDust", sheetId: 148, iconId: 60222 },
  { id: "astromagneticStorms", sheetId: 149, iconId: 60223 },
  { id: "apocalypse", sheetId: 150, iconId: 60224 },
  { id: "reminiscence", sheetId: 187, iconId: 60235 },
  { id: "ominousClouds", sheetId: 188, iconId: 60236 },
  { id: "atmosphericPhantasms", sheetId: 190, iconId: 60238 },
  { id: "illusoryDisturbances", sheetId: 191, iconId: 60239 },
] as const satisfies readonly WeatherFacts[];

/** Weather id, with the keys used by other weather libraries. */
export type WeatherId = (typeof weathers)[number]["id"];
