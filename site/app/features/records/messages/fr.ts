import type { RecordsMessages } from "./en.ts";

const messages: RecordsMessages = {
  title: "Données",
  lead: "Les tables du jeu : monstres, ennemis, affrontements, coffres, échanges, niveaux et armes reliques, à chercher et à trier.",
};

export default messages;
