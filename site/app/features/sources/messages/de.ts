import type { SourceMessages } from "./en.ts";

const logograms: SourceMessages["logograms"] = {
  elements: { fire: "Feuer", ice: "Eis", wind: "Wind", earth: "Erde", lightning: "Blitz", water: "Wasser" },
  sources: (logogram) => `Quellen: ${logogram}`,
  kinds: {
    bunnyCoffer: "Hasentruhe",
    mob: "Gegner",
    reflect: "Reflexionsfarm",
    notoriousMonster: "Notorische Monster",
    chain: "Erfolgssträhne",
    lockbox: "Schließkassette",
    duty: "Inhalt",
    marketBoard: "Marktbrett",
  },
  coffers: { bronze: "Bronze", silver: "Silber", gold: "Gold" },
  level: (level) => `Stufe ${level}`,
  adapted: "nur mit Adaption",
  syncTo: (monster) => `Stufe angleichen: ${monster}`,
  chain: (count) => `${count} beliebige Gegner in Folge besiegen`,
  fate: (name) => `FATE „${name}“`,
  next: (duration, time) => `Nächstes Wetter in ${duration} (${time})`,
  running: (duration) => `Jetzt, noch ${duration}`,
  times: "Alle Farmzeiten",
};

const messages: SourceMessages = {
  logograms,
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
