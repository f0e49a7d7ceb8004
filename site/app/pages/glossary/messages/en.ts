import type { TermId } from "~/records/terms.ts";

const meanings: Readonly<Record<TermId, string>> = {
  "notorious-monster": "A boss of Eureka, called by killing many of one enemy. NM for short.",
  trigger: "The enemy whose deaths call a notorious monster.",
  "elemental-level": "Your level inside Eureka, up to 60.",
  logogram: "What Eureka drops; appraised, it becomes a mneme.",
  mneme: "What an appraised logogram holds; mnemes combine into logos actions.",
  "logos-action": "An action made of mnemes, cast in Eureka and in the Baldesion Arsenal.",
  loadout: "The trays of logos actions that somebody carries into the Arsenal.",
  lockbox: "A closed box that monsters give; the locksmith opens it.",
  chain: "Kills of strong enemies one after another; at 30 some give more.",
  mutation: "Changed by the weather: another element, or stronger. Only then does it give its box.",
  "forgotten-fragment": "What Bozja and Zadnor drop; appraised, it becomes a lost action.",
  "lost-action": "An action from a fragment, carried in the holster.",
  holster: "The bag of lost actions, up to a weight of 99.",
  mettle: "What fights in Bozja give; enough of it raises the resistance rank.",
  skirmish: "A fight in the open field of Bozja and Zadnor; some call an engagement.",
  "critical-encounter": "A large fight for which one registers. In Bozja the game says engagement.",
  duel: "A fight of one player against a boss, called by an engagement.",
  knowledge: "Your level inside the Occult Crescent.",
  "phantom-job": "A second job of the Occult Crescent with its own levels and actions.",
  "forked-tower": "The raid of the Occult Crescent: Blood in the south, Magic in the north.",
  fate: "An event in the open field that anyone may join.",
  pot: "The FATE of the Magic Pots; the two of a zone take turns.",
  "eorzea-time": "The game's clock: a day takes 70 minutes. ET for short.",
  period: "Eight hours of Eorzea time, 23 minutes and 20 seconds: so long one weather lasts.",
  window: "The time from start to end in which something can spawn.",
  "up-now": "Its window is open at this moment.",
  returns: "When something may come again after it was killed or ended.",
  instance: "One copy of a zone; it lives three hours.",
  reflect: "Killing sprites with their own spells, thrown back by a reflecting action.",
};

export const messages = {
  title: "Glossary",
  lead: "Words of the field and of the almanac: what each means, and its name in other languages.",
  others: "In other languages",
  meanings,
};

export type GlossaryMessages = typeof messages;
