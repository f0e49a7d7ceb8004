import type { GuidesMessages } from "./en.ts";

const messages: GuidesMessages = {
  title: "Leitfäden",
  lead: "Wie jede Feldexkursion abläuft, vom Zugang bis zum letzten Gefecht, und was die Begriffe der Spieler bedeuten.",
};

export default messages;
