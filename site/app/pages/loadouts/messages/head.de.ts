import type { LoadoutsHead } from "./head.en.ts";

const messages: LoadoutsHead = {
  startText:
    "Welche Logos-Kommandos jede Rolle ins Baldesion-Arsenal mitnimmt und wie man sie herstellt: Rezepte, Mneme, Logos-Splitter und der günstigste Plan.",
  roleText: (role) =>
    `Logos-Kommandos für ${role} im Baldesion-Arsenal: was mitzunehmen ist und wie man es herstellt.`,
  loadoutText: (name) =>
    `${name} fürs Baldesion-Arsenal: welche Logos-Kommandos mitzunehmen sind, Fach für Fach, und wie man sie am günstigsten herstellt.`,
};

export default messages;
