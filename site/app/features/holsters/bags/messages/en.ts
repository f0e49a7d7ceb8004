import type { Role } from "@foray/fieldops/bozja/lost-actions/roles";

export const messages = {
  roles: {
    tank: "Tank",
    healer: "Healer",
    melee: "Melee DPS",
    ranged: "Physical ranged DPS",
    caster: "Magical ranged DPS",
  } satisfies Readonly<Record<Role, string>>,
  bags: { prepop: "Pre-Pop", main: "Main" },
  bagNotes: { prepop: "used before the pull", main: "carried into the fight" },
  empty: "Nothing in this bag yet.",
  add: "Add action",
  addTo: (bag: string) => `Add action to ${bag}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  oneMore: (name: string) => `One more ${name}`,
  oneLess: (name: string) => `One fewer ${name}`,
  remove: (name: string) => `Remove ${name}`,
  change: (name: string) => `Change ${name} to another action`,
  moveTo: (name: string, bag: string) => `Move ${name} to ${bag}`,
  grip: (name: string) => `Move ${name}`,
  gripHelp:
    "Drag an action, or use the arrow keys: up and down reorder it, left and right move it to the other bag.",
  moved: (name: string, bag: string, place: number, count: number) =>
    `${name}: ${bag}, ${place} of ${count}.`,
  removed: (name: string) => `${name} removed.`,
  added: (name: string, bag: string) => `${name} added to ${bag}.`,
  weight: "Weight",
  lineWeight: (weight: number) => `weight ${weight}`,
  total: "Total weight",
  of: (weight: number, capacity: number) => `${weight} / ${capacity}`,
  warnings: "Warnings",
  overWeight: (bag: string, weight: number, capacity: number) =>
    `${bag} weighs ${weight}: ${weight - capacity} over the holster limit of ${capacity}.`,
  wrongRole: (bag: string, name: string, role: string) => `${bag}: ${role} cannot use ${name}.`,
  clashUse: (bag: string, first: string, second: string) =>
    `${bag}: ${first} and ${second} cannot be used together; only one can be active.`,
  clashEffect: (bag: string, first: string, second: string) =>
    `${bag}: the effects of ${first} and ${second} do not stack on one target.`,
  overHeld: (bag: string, name: string, quantity: number, most: number) =>
    `${bag}: ${quantity} × ${name} is more than a holster can hold (${most}).`,
  close: "Close",
  notForRole: "not for this role",
  undo: "Undo",
  redo: "Redo",
  clear: "Clear both bags",
};

export type BagMessages = typeof messages;
