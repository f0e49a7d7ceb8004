import type { MorbolMessages } from "./en.ts";

const messages: MorbolMessages = {
  title: "Morbol-Karte für Baldesions Arsenal",
  description:
    "Ein Bild von Hydatos: jede Stelle eines Portals zu Baldesions Arsenal als Morbol, in sechs nummerierten Abschnitten.",
  alt: "Karte von Hydatos auf Schwarz. 48 Morbole zeigen, wo sich ein Portal zu Baldesions Arsenal öffnen kann, in sechs Abschnitten, von West nach Ost nummeriert.",
};

export default messages;
