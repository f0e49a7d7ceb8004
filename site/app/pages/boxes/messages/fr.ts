import type { BoxMessages } from "./en.ts";

const messages: BoxMessages = {
  title: "Coffres et cassettes",
  lead: "Ce que contenaient cassettes, coffres et éclats Logos quand des joueurs ont compté : à quelle fréquence, avec quelle certitude, et ce qu’ils valent.",
  box: "Coffre",
  kinds: {
    lockbox: "Cassettes",
    bunnyCoffer: "Coffres du lapin, Eurêka",
    occultCoffer: "Coffres de l’île de Lunule",
    appraisal: "Éclats Logos",
  },
  coffers: { bronze: "bronze", silver: "argent", gold: "or" },
  bunny: (coffer, zone) => `${zone} : coffre (${coffer})`,
  found: {
    field: (coffer, zone) => `${zone} : coffre au trésor (${coffer})`,
    pot: (coffer, zone) => `${zone} : coffre du pot magique (${coffer})`,
    bunny: (coffer, zone) => `${zone} : coffre du lapin (${coffer})`,
  },
  since: (name, patch) => `${name} (depuis ${patch})`,
  openings: (count, patch) => `${count} ouvertures comptées depuis la mise à jour ${patch}.`,
  partial: "Seul le contenu particulier a été compté.",
  several: "Un tel coffre peut contenir plusieurs objets à la fois.",
  few: "Peu d’ouvertures : les intervalles sont larges.",
  expected: "Valeur attendue",
  gil: (amount) => `${amount} gils`,
  covered: (priced, all) => `D’après ${priced} contenus sur ${all} ; les autres n’ont pas de prix.`,
  item: "Objet",
  rate: "Taux",
  rateLegend: "Part des ouvertures qui le contenaient.",
  interval: "Intervalle",
  intervalLegend: "Où se trouve le vrai taux avec 95 % de certitude (Wilson).",
  count: "Trouvés",
  countLegend: "Ouvertures qui le contenaient.",
  pieces: "Pièces",
  piecesLegend: "Pièces par trouvaille, en moyenne.",
  price: "Prix",
  priceLegend: "Moyenne des ventes récentes par pièce, sinon l’offre la moins chère.",
  worth: "Apport",
  worthLegend: "Ce qu’il ajoute à la valeur d’un coffre : taux, pièces et prix multipliés.",
  unnamed: (count, finds) =>
    `Noms de ${count} autres objets, ensemble ${finds} trouvailles pour 100 ouvertures : non recensé ici. Ils manquent au tableau et à la valeur.`,
};

export default messages;
