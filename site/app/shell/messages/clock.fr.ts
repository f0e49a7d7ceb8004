import type { ClockMessages } from "./clock.en.ts";

const messages: ClockMessages = {
  title: "Heure actuelle",
  localTime: "Heure locale",
  eorzeaTime: "Heure d’Éorzéa",
  moonAndSun: "Date d’Éorzéa",
  moonSun: (moon, sun, astral) =>
    `${sun === 1 ? "1er" : `${sun}e`} soleil de la ${Math.ceil(moon / 2) === 1 ? "1re" : `${Math.ceil(moon / 2)}e`} lune ${astral ? "astrale" : "ombrale"}`,
  phase: "Lune",
  phases: [
    "Nouvelle lune",
    "Premier croissant",
    "Premier quartier",
    "Gibbeuse croissante",
    "Pleine lune",
    "Gibbeuse décroissante",
    "Dernier quartier",
    "Dernier croissant",
  ],
  sunrise: "Lever du soleil",
  sunset: "Coucher du soleil",
  inTime: (duration) => `dans ${duration}`,
  weather: "Météo actuelle",
  zone: "Zone",
  addZone: "Ajouter une zone",
  unpin: (zone) => `Retirer ${zone}`,
  periodLeft: (duration) => `Cette période se termine dans ${duration}`,
  dial: (time) => `Le jour d’Éorzéa ; il est ${time} ET`,
};

export default messages;
