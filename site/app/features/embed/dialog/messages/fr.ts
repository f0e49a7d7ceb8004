import type { EmbedMessages } from "./en.ts";

const messages: EmbedMessages = {
  embed: "Insérer",
  title: "Insérer dans une autre page",
  lead: "Un cadre pour votre site ou un direct : il ne garde rien et n’interroge que cet almanach.",
  theme: "Thème",
  themes: { auto: "Comme l’appareil", light: "Jour", dark: "Nuit" },
  ground: "Fond",
  grounds: { paper: "Papier", none: "Transparent" },
  size: "Taille",
  sizes: { bar: "Bandeau, 1920 × 80", corner: "Coin, 360 × 200", free: "Libre" },
  width: "Largeur en pixels",
  height: "Hauteur en pixels",
  preview: "Aperçu",
  code: "Code à coller",
  alone: "Ouvrir séparément",
  close: "Fermer",
  clock: "Horloge",
};

export default messages;
