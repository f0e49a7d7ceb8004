import type { EmbedMessages } from "./en.ts";

const messages: EmbedMessages = {
  embed: "Insérer",
  title: "Insérer dans une autre page",
  lead: "Un cadre pour votre site ou un direct : il ne garde rien et n’interroge que cet almanach.",
  theme: "Thème",
  themes: { auto: "Comme l’appareil", light: "Jour", dark: "Nuit" },
  ground: "Fond",
  grounds: { paper: "Papier", none: "Transparent" },
  code: "Code à coller",
  alone: "Ouvrir séparément",
  close: "Fermer",
  clock: "Horloge",
};

export default messages;
