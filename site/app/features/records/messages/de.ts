import type { RecordsMessages } from "./en.ts";

const messages: RecordsMessages = {
  title: "Nachschlagewerk",
  lead: "Die Tabellen zum Spiel: Monster, Gegner, Gefechte, Kassetten, Tausch, Stufen und Reliktwaffen, alle durchsuchbar und sortierbar.",
};

export default messages;
