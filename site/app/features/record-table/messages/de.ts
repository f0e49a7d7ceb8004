import type { TableMessages } from "./en.ts";

const messages: TableMessages = {
  elements: { fire: "Feuer", ice: "Eis", wind: "Wind", earth: "Erde", lightning: "Blitz", water: "Wasser" },
  night: "Nacht",
  search: "Suchen",
  sort: "Sortieren nach",
  unsorted: "Standard",
  falling: (column) => `${column}, absteigend`,
  count: (shown, all) => (shown === all ? `${all} Einträge` : `${shown} von ${all} Einträgen`),
  one: "1 Eintrag",
  none: "Kein Eintrag passt.",
  showAll: "Alle Einträge zeigen",
  csv: "Als CSV herunterladen",
  legend: "Legende",
  details: (name) => `Einzelheiten: ${name}`,
};

export default messages;
