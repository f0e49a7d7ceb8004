import type { RecordsHead } from "./head.en.ts";

const messages: RecordsHead = {
  monsters: "Monstres notoires d’Eurêka",
  notes: "Notes de terrain de Bozja et de Zadnor",
  encounters: "Affrontements, escarmouches et duels",
  enemies: "Ennemis de l’île de Lunule",
  records: "Articles de chronique de l’île de Lunule",
};

export default messages;
