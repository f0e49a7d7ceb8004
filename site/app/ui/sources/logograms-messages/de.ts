import type { LogogramSourceMessages } from "./en.ts";

const messages: LogogramSourceMessages = {
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
  running: (duration) => `Wetter aktiv, noch ${duration}`,
  times: "Alle Farmzeiten",
};

export default messages;
