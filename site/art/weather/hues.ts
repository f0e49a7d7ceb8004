import type { WeatherGlyphId } from "./glyphs.ts";

/**
 * On the raised background (`#fffaf0` light, `#131d2a` dark), each hue has a contrast of at least 3:1, as
 * WCAG 2.2 requires for meaningful graphics; a test measures it.
 */
export const weatherHues = {
  clearSkies: { day: "#b07a10", night: "#f2cf6a" },
  fairSkies: { day: "#b4811b", night: "#e7c15a" },
  clouds: { day: "#6f7f8e", night: "#a9b6c2" },
  fog: { day: "#828b91", night: "#9aa5b0" },
  wind: { day: "#3f8a7e", night: "#86d6c6" },
  gales: { day: "#1f7a5c", night: "#5ec79a" },
  rain: { day: "#3d6fae", night: "#86aef0" },
  showers: { day: "#2b559c", night: "#6e97ea" },
  thunder: { day: "#7a5bb0", night: "#b79bef" },
  thunderstorms: { day: "#5d46a0", night: "#9d86ee" },
  dustStorms: { day: "#a4713a", night: "#dba96e" },
  heatWaves: { day: "#c2502a", night: "#f08a5d" },
  snow: { day: "#618db0", night: "#a9cde8" },
  blizzards: { day: "#3f78b5", night: "#7fb2ec" },
  gloom: { day: "#5d5a70", night: "#a9a4c4" },
  umbralWind: { day: "#3b8a6c", night: "#74cfae" },
  umbralStatic: { day: "#8a4fb0", night: "#cf9bf0" },
  everlastingLight: { day: "#b08009", night: "#ffe39a" },
  everlastingLight129: { day: "#a87f2e", night: "#f0d48a" },
  starshower: { day: "#3c5fb4", night: "#9db8ff" },
  moonDust: { day: "#7d7590", night: "#cbc3de" },
  astromagneticStorms: { day: "#a2438f", night: "#ea93d8" },
  apocalypse: { day: "#9e2f2a", night: "#f0857c" },
  reminiscence: { day: "#4f7f86", night: "#93c9cf" },
  ominousClouds: { day: "#4d5866", night: "#8f9dae" },
  atmosphericPhantasms: { day: "#6b7fa8", night: "#b3c4ea" },
  illusoryDisturbances: { day: "#b0527a", night: "#f09bbd" },
} as const satisfies Readonly<Record<WeatherGlyphId, { readonly day: string; readonly night: string }>>;
