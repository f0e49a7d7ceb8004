import type { EmbedMessages } from "./en.ts";

const messages: EmbedMessages = {
  embed: "Einbetten",
  title: "In eine andere Website einbetten",
  lead: "Ein Rahmen für deine eigene Seite oder einen Stream: Er speichert nichts und lädt nur Daten dieses Almanachs.",
  theme: "Design",
  themes: { auto: "System", light: "Hell", dark: "Dunkel" },
  ground: "Hintergrund",
  grounds: { paper: "Papier", none: "Transparent" },
  size: "Größe",
  sizes: { bar: "Leiste, 1920 × 80", corner: "Ecke, 360 × 200", free: "Frei" },
  width: "Breite in Pixeln",
  height: "Höhe in Pixeln",
  preview: "Vorschau",
  code: "Code zum Einfügen",
  alone: "Einzeln öffnen",
  close: "Schließen",
  clock: "Uhr",
};

export default messages;
