import type { LiveMessages } from "./en.ts";

const messages: LiveMessages = {
  title: "Spielanbindung: Tafeln, die sich selbst füllen",
  description:
    "Verbinde OverlayPlugin oder IINACT auf deinem Rechner: Jedes FATE, jedes NM, jeder Zauberpott und jedes Gefecht deiner Instanz kommt auf die Tafel, sonst wird nichts gelesen.",
};

export default messages;
