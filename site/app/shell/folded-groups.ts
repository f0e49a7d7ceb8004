import { definePreference } from "~/browser/preferences.ts";

/** More groups than the sidebar and the forecast's menu have. */
const MAX_GROUPS = 40;

/** Until a reader folds or unfolds a group, only the operation that the page belongs to is unfolded. */
export const AUTOMATIC = "auto";

/** What stands until a reader chooses, also in the prerendered page. */
export const unchosenGroups: ReadonlySet<string> = new Set([AUTOMATIC]);

/** Groups of the sidebar that the reader has folded; kept in the browser. The inline script hides them before they are drawn. */
export const foldedGroups = definePreference<ReadonlySet<string>>(
  "sidebarFolded",
  (text) =>
    /^[a-zA-Z ]{0,400}$/.test(text)
      ? new Set(text.split(" ").filter(Boolean).slice(0, MAX_GROUPS))
      : undefined,
  (groups) => [...groups].join(" "),
  () => unchosenGroups,
);

/**
 * Folds a group, or unfolds it.
 * @param foldedNow the groups that are folded by themselves at the moment: a first choice makes that lasting
 */
export function toggleGroup(id: string, foldedNow: readonly string[]): void {
  const folded = new Set(foldedGroups.get());
  if (folded.delete(AUTOMATIC)) for (const group of foldedNow) folded.add(group);
  if (!folded.delete(id)) folded.add(id);
  foldedGroups.set(folded);
}

/** Whether the sidebar is a narrow rail of doors, from 900 px on; kept in the browser. The inline script draws it so from the start. */
export const sidebarRail = definePreference<boolean>(
  "sidebarRail",
  (text) => (text === "yes" || text === "no" ? text === "yes" : undefined),
  (isRail) => (isRail ? "yes" : "no"),
  () => false,
);
