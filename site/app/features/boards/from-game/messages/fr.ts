import type { LiveMessages } from "./en.ts";

const messages: LiveMessages = {
  title: "Liaison avec le jeu : des tableaux qui se remplissent seuls",
  description:
    "Connectez OverlayPlugin ou IINACT sur votre ordinateur : chaque ALÉA, monstre célèbre, pot et affrontement de votre instance est noté sur son tableau ; rien d’autre n’est lu.",
};

export default messages;
