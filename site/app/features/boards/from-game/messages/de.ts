import type { LiveMessages } from "./en.ts";

const messages: LiveMessages = {
  title: "Spielanbindung: Tafeln, die sich selbst füllen",
  description:
    "Verbinde OverlayPlugin oder IINACT auf deinem Rechner: Jedes FATE, jedes NM, jeder Zauberpott und jede Begegnung deiner Instanz kommt auf deine Tafel. Mehr wird nicht gelesen.",
};

export default messages;
