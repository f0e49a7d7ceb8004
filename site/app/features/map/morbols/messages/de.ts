import type { MorbolMessages } from "./en.ts";

const messages: MorbolMessages = {
  title: "BA-Morbolkarte",
  description:
    "Hydatos in einem Bild: jedes mögliche Portal zu Baldesions Arsenal als Morbol, in sechs nummerierten Abschnitten.",
  last: "Letztes Portal in Abschnitt",
  section: (section) => `Abschnitt ${section}`,
  full: "Bild in voller Größe",
  alt: "Karte von Hydatos. 48 Morbole zeigen, wo sich ein Portal zu Baldesions Arsenal öffnen kann, in sechs Abschnitten, von West nach Ost nummeriert.",
};

export default messages;
