import type { Job, Role } from "@foray/fieldops/bozja/lost-actions/roles";
import type { ActionTarget, AttackKind } from "@foray/fieldops/bozja/lost-actions/types";
import { formatList } from "~/i18n/format.ts";

export type SortOrder = "name" | "order" | "recast" | "weight";

const roles: Readonly<Record<Role, string>> = {
  tank: "Tank",
  healer: "Healer",
  melee: "Melee",
  ranged: "Ranged",
  caster: "Caster",
};

const attacks: Readonly<Record<AttackKind, string>> = {
  ability: "Ability",
  item: "Item",
  spell: "Spell",
  weaponskill: "Weaponskill",
};

const targets: Readonly<Record<ActionTarget, string>> = {
  alliance: "alliance members",
  ally: "allies",
  enemy: "enemies",
  fallen: "KO’d players",
  party: "party members",
  self: "yourself",
};

const sorts: Readonly<Record<SortOrder, string>> = {
  order: "By category",
  name: "By name",
  weight: "By weight",
  recast: "By recast",
};

export const messages = {
  roles,
  attacks,
  targets,
  sorts,
  search: "Search",
  searchHint: "Press / to search",
  clear: "Clear the search",
  role: "Role",
  allRoles: "All roles",
  sort: "Sort",
  found: (count: number) => (count === 1 ? "1 found" : `${count} found`),
  nothing: "No matches. Try fewer letters or another role.",
  reset: "Show everything",
  gridHelp: "Arrow keys move through the grid, Enter opens, C compares.",
  notFound: (name: string) => `There is nothing here called “${name}”.`,
  didYouMean: "Did you mean",
  compare: "Compare",
  compareRemove: (name: string) => `Remove ${name} from the comparison`,
  compareOne: (name: string) =>
    `Ready to compare: ${name}. Choose another and press C, or Compare in its panel.`,
  compareFull: "You can compare up to three. Remove one first.",
  compareClear: "End comparison",
  compareOpen: "Side by side",
  category: "Category",
  kind: "Type",
  cast: "Cast",
  recast: "Recast",
  instant: "Instant",
  seconds: (seconds: string) => `${seconds} s`,
  range: "Range",
  radius: "Radius",
  yalms: (yalms: string) => `${yalms} y`,
  rangeSelf: "Self",
  rangeWeapon: "Weapon range",
  cone: "cone",
  uses: "Uses",
  usesUnlimited: "No limit",
  weight: "Weight",
  mpCost: "MP cost",
  target: "Target",
  rolesAll: "All roles",
  jobs: "Jobs",
  jobsExcept: (jobs: string) => `all but ${jobs}`,
  globalCooldown: "on the global cooldown",
  effects: "Effects",
  excludes: "Cannot be used with",
  related: "Related",
  listing: "Some figures come from a public list, not from the game’s data.",
  list: (items: readonly string[]) => formatList(items, "en"),
  jobList: (jobs: readonly Job[]) => jobs.join(", "),
};

export type GridMessages = typeof messages;
