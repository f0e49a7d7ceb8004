import type { ClockMessages } from "./clock.en.ts";

const messages: ClockMessages = {
  title: "Aktuelle Zeit",
  localTime: "Ortszeit",
  eorzeaTime: "Eorzea-Zeit",
  moonAndSun: "Eorzea-Datum",
  moonSun: (moon, sun, astral) =>
    `${sun}. Sonne des ${Math.ceil(moon / 2)}. ${astral ? "Lichtmonds" : "Schattenmonds"}`,
  phase: "Mond",
  phases: [
    "Neumond",
    "Zunehmende Sichel",
    "Erstes Viertel",
    "Zunehmender Mond",
    "Vollmond",
    "Abnehmender Mond",
    "Letztes Viertel",
    "Abnehmende Sichel",
  ],
  sunrise: "Sonnenaufgang",
  sunset: "Sonnenuntergang",
  inTime: (duration) => `in ${duration}`,
  weather: "Aktuelles Wetter",
  zone: "Gebiet",
  addZone: "Gebiet hinzufügen",
  unpin: (zone) => `${zone} entfernen`,
  periodLeft: (duration) => `Diese Wetterperiode endet in ${duration}`,
  dial: (time) => `Der Eorzea-Tag; es ist ${time} ET`,
};

export default messages;
