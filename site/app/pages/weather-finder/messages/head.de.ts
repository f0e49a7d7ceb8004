import type { FinderHead } from "./head.en.ts";

const messages: FinderHead = {
  title: "Wettersuche",
  description:
    "Die besten Stunden zum Farmen oder jeder Moment eines Wettermusters in hundert Jahren, in jedem Gebiet von FINAL FANTASY XIV.",
};

export default messages;
