import type { RecordsHead } from "./head.en.ts";

const messages: RecordsHead = {
  monsters: "Notorische Monster in Eureka",
  notes: "Feldnotizen aus Bozja und Zadnor",
  encounters: "Gefechte, Scharmützel und Duelle",
};

export default messages;
