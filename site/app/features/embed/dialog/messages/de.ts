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
  source: "Adresse für eine Browserquelle (OBS)",
  sourceHow: (size) => [
    `Als Browserquelle mit ${size} Pixeln hinzufügen.`,
    "Mit „Interagieren“ startet und stoppt ein Klick oder die Leertaste die Uhr, Enter stellt sie auf den Zauber, der gerade beginnt, ← und → verschieben sie um eine Sekunde.",
    "Die Seite „Kampfuhr“ im selben Browser, etwa als Browser-Dock in OBS, stellt die Uhr von selbst.",
    "„&start=“ mit einer Zeit in Unix-Millisekunden startet sie zu diesem Zeitpunkt; „&role=tank“ (healer, melee, ranged, caster) zeigt, was diese Rolle tut.",
  ],
  stream: "Stream-Overlay",
  code: "Code zum Einfügen",
  alone: "Einzeln öffnen",
  close: "Schließen",
  clock: "Uhr",
};

export default messages;
