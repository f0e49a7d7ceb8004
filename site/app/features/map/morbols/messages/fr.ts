import type { MorbolMessages } from "./en.ts";

const messages: MorbolMessages = {
  title: "Carte des morbols BA",
  description:
    "Une image d’Hydatos : chaque emplacement d’un portail vers l’Arsenal de Baldesion sous la forme d’un morbol, en six secteurs numérotés.",
  last: "Dernier portail dans le secteur",
  section: (section) => `Secteur ${section}`,
  full: "Image en taille réelle",
  alt: "Carte d’Hydatos. 48 morbols marquent les endroits où peut s’ouvrir un portail vers l’Arsenal de Baldesion, en six secteurs numérotés d’ouest en est.",
};

export default messages;
