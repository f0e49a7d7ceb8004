import type { TableMessages } from "./en.ts";

const messages: TableMessages = {
  elements: { fire: "Feu", ice: "Glace", wind: "Vent", earth: "Terre", lightning: "Foudre", water: "Eau" },
  night: "Nuit",
  search: "Rechercher",
  sort: "Trier par",
  unsorted: "Ordre par défaut",
  falling: (column) => `${column} (ordre décroissant)`,
  count: (shown, all) => {
    const entries = /^[01](,|$)/.test(shown) ? "entrée" : "entrées";
    return shown === all ? `${all} ${entries}` : `${shown} ${entries} sur ${all}`;
  },
  one: "1 entrée",
  none: "Aucune entrée ne correspond.",
  showAll: "Afficher toutes les entrées",
  csv: "Télécharger en CSV",
  legend: "Légende",
  details: (name) => `Détails : ${name}`,
};

export default messages;
