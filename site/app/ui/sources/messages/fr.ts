import type { SourceMessages } from "./en.ts";

const messages: SourceMessages = {
  kinds: {
    starMob: "Ennemis de rang ★",
    mob: "Monstres",
    reflect: "Farm au Miroir",
    skirmish: "Escarmouches",
    criticalEngagement: "Affrontements cruciaux",
    duty: "Mission",
    exchange: "Échange",
    marketBoard: "Tableau des ventes",
  },
  place: (zone, area) => `${zone}, secteur ${area}`,
  night: "la nuit",
  chain: (kills) => `chaînes de ${kills} avec Miroir oublié`,
  rank: (rank) => `rang ${rank}`,
  exchange: (cost, currency, quantity) => `${cost} × ${currency} pour ${quantity}`,
  next: "Prochaine météo",
  now: (time) => `maintenant, jusqu’à ${time}`,
  in: (duration, time) => `dans ${duration}, ${time}`,
  allTimes: "Tous les horaires",
  noWindow: "pas dans les prochains jours",
  upcoming: "Prochaines fenêtres",
};

export default messages;
