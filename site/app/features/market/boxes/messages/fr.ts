import type { BoxMessages } from "./en.ts";

const messages: BoxMessages = {
  title: "Coffres",
  lead: "Ce que les joueurs ont trouvé dans les coffres et les éclats : à quelle fréquence, avec quelle certitude, et pour quelle valeur.",
  box: "Coffre",
  kinds: {
    lockbox: "Coffres verrouillés",
    bunnyCoffer: "Coffres du lapin du bonheur, Eurêka",
    occultCoffer: "Coffres de l’île de Lunule",
    appraisal: "Éclats non identifiés",
  },
  coffers: { bronze: "bronze", silver: "argent", gold: "or" },
  bunny: (coffer, zone) => `${zone} : coffre du lapin (${coffer})`,
  found: {
    field: (coffer, zone) => `${zone} : coffre au trésor (${coffer})`,
    pot: (coffer, zone) => `${zone} : coffre du pot magique (${coffer})`,
    bunny: (coffer, zone) => `${zone} : coffre du lapin (${coffer})`,
  },
  comesFrom: "Provenance",
  since: (name, patch) => `${name} (depuis ${patch})`,
  openings: (count, patch) =>
    /^[01](,|$)/.test(count)
      ? `${count} ouverture comptée depuis la mise à jour ${patch}.`
      : `${count} ouvertures comptées depuis la mise à jour ${patch}.`,
  partial: "Seule une partie du contenu a été comptée.",
  several: "Un tel coffre peut contenir plusieurs objets à la fois.",
  few: "Peu d’ouvertures : les intervalles sont larges.",
  expected: "Valeur moyenne par coffre",
  gil: (amount) => `${amount} ${/^[01](,|$)/.test(amount) ? "gil" : "gils"}`,
  covered: (priced, all) =>
    `D’après ${priced} ${/^[01](,|$)/.test(priced) ? "objet" : "objets"} sur ${all} ; les autres n’ont pas de prix.`,
  item: "Objet",
  rate: "Taux",
  rateLegend: "Part des ouvertures qui le contenaient.",
  interval: "Intervalle de confiance",
  intervalLegend: "Intervalle de confiance à 95 % (Wilson).",
  count: "Trouvailles",
  countLegend: "Ouvertures qui le contenaient.",
  pieces: "Quantité",
  piecesLegend: "Quantité moyenne par trouvaille.",
  price: "Prix",
  priceLegend: "Prix unitaire moyen des ventes récentes, sinon l’offre la moins chère.",
  worth: "Valeur",
  worthLegend: "Ce qu’il ajoute à la valeur d’un coffre : taux × quantité × prix.",
  unnamed: (count, finds) =>
    /^[01](,|$)/.test(count)
      ? `${count} autre objet (trouvailles pour 100 ouvertures : ${finds}) n’est pas nommé ici. Il manque au tableau et à la valeur.`
      : `${count} autres objets (trouvailles pour 100 ouvertures : ${finds}) ne sont pas nommés ici. Ils manquent au tableau et à la valeur.`,
};

export default messages;
