import type { TimersHead } from "./head.en.ts";

const messages: TimersHead = {
  title: "Minuteurs : le tableau d’instance",
  description:
    "Toutes les horloges d’une instance : pots, lapins, retours des monstres, engagements critiques et tours, partagées avec l’équipe en un lien.",
};

export default messages;
