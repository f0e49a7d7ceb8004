import type { OverGameMessages } from "./en.ts";

const messages: OverGameMessages = {
  awake: {
    held: "Bildschirm bleibt an",
    lost: "Bildschirm kann ausgehen: Öffne diesen Tab",
    none: "Bildschirm kann ausgehen",
  },
  callsOn: "Ansagen an",
  callsOff: "Ansagen aus",
  callsSettings: "Ansagen einstellen",
  callsTest: "Stimme testen",
  callsTone: "Dieses Gerät hat keine deutsche Stimme: Du hörst stattdessen einen Ton.",
  testLine: "Ansagen sind an.",
  popOut: "Eigenes Fenster",
  popIn: "Fenster schließen",
  popNone: "Dieser Browser öffnet kein Fenster über dem Spiel.",
  before: "So lange vorher ansagen",
  beforeOf: { 120: "2 Minuten", 10: "10 Sekunden" },
  soon: { 120: (name) => `In 2 Minuten: ${name}.`, 10: (name) => `In 10 Sekunden: ${name}.` },
};

export default messages;
