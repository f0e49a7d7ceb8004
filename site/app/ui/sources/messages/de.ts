import type { SourceMessages } from "./en.ts";

const messages: SourceMessages = {
  kinds: {
    starMob: "Gegner mit Sternrang",
    mob: "Gegner",
    reflect: "Reflexionsfarm",
    skirmish: "Scharmützel",
    criticalEngagement: "Kritische Gefechte",
    duty: "Inhalt",
    exchange: "Tausch",
    marketBoard: "Marktbrett",
  },
  place: (zone, area) => `${zone}, Abschnitt ${area}`,
  night: "nachts",
  chain: (kills) => `Erfolgssträhnen von ${kills} mit Verschollener Reflexion`,
  rank: (rank) => `Rang ${rank}`,
  exchange: (cost, currency, quantity) => `${quantity} Stück für ${cost} × ${currency}`,
  next: "Nächstes Wetter",
  now: (time) => `jetzt, bis ${time}`,
  in: (duration, time) => `in ${duration}, ${time}`,
  allTimes: "Alle Zeiten",
  noWindow: "in den nächsten Tagen nicht",
  upcoming: "Nächste Fenster",
};

export default messages;
