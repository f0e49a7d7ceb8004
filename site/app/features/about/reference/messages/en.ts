import type { ReferenceType } from "../types.ts";

const names: Readonly<Record<ReferenceType, string>> = { mch: "Machinist", war: "Warrior" };

export const messages = {
  eyebrow: "Reference",
  title: (type: string, first: boolean) => (first ? "Reference" : `${type} reference`),
  description: (name: string) =>
    `Five engraved plates of the ${name}: from the front, from behind, in profile, in action, and the gear.`,
  types: "Types",
  names,
  views: ["Seen from the front", "Seen from behind", "In profile", "In action", "Study of the gear"],
  alt: (name: string, view: string) => `${name}, drawn as an engraving. ${view}.`,
  unknown: (type: string) => `There is no reference called “${type}”. Showing the Machinist plates.`,
};

export type ReferenceMessages = typeof messages;
