import type { EmbedMessages } from "./en.ts";

const messages: EmbedMessages = {
  embed: "Intégrer",
  title: "Intégrer à une autre page",
  lead: "Un cadre pour votre site ou votre stream : il ne garde rien et ne contacte que cet almanach.",
  theme: "Thème",
  themes: { auto: "Système", light: "Clair", dark: "Sombre" },
  ground: "Fond",
  grounds: { paper: "Opaque", none: "Transparent" },
  size: "Taille",
  sizes: { bar: "Bandeau, 1920 × 80", corner: "Coin, 360 × 200", free: "Libre" },
  width: "Largeur en pixels",
  height: "Hauteur en pixels",
  preview: "Aperçu",
  code: "Code d’intégration",
  alone: "Ouvrir séparément",
  close: "Fermer",
  clock: "Horloge",
};

export default messages;
