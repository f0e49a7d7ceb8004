import type { RecordsHead } from "./head.en.ts";

const messages: RecordsHead = {
  monsters: "Notorische Monster in Eureka",
  notes: "Feldnotizen aus Bozja und Zadnor",
  encounters: "Gefechte, Scharmützel und Duelle",
  enemies: "Gegner in Kreszentia",
  records: "Die Chronik von Kreszentia",
};

export default messages;
