import type { EmbedMessages } from "./en.ts";

const messages: EmbedMessages = {
  embed: "Einbetten",
  title: "In eine andere Seite setzen",
  lead: "Ein Rahmen für deine eigene Seite oder einen Stream: Er speichert nichts und fragt nur diesen Almanach.",
  theme: "Design",
  themes: { auto: "Wie das Gerät", light: "Tag", dark: "Nacht" },
  ground: "Hintergrund",
  grounds: { paper: "Papier", none: "Durchsichtig" },
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
