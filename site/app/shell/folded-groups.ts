import { definePreference } from "~/browser/preferences.ts";

/** More than the sidebar and the forecast menu have. */
const MAX_GROUPS = 40;

/** Until the reader folds or unfolds a group, only the current page's operation is unfolded. */
export const AUTOMATIC = "auto";

export const unchosenGroups: ReadonlySet<string> = new Set([AUTOMATIC]);

/** start/start.ts hides them before the first paint. */
export const foldedGroups = definePreference<ReadonlySet<string>>(
  "sidebarFolded",
  (text) =>
    /^[a-zA-Z ]{0,400}$/.test(text)
      ? new Set(text.split(" ").filter(Boolean).slice(0, MAX_GROUPS))
      : undefined,
  (groups) => [...groups].join(" "),
  () => unchosenGroups,
);

/** @param foldedNow groups folded automatically, which the first choice makes permanent */
export function toggleGroup(id: string, foldedNow: readonly string[]): void {
  const folded = new Set(foldedGroups.get());
  if (folded.delete(AUTOMATIC)) for (const group of foldedNow) folded.add(group);
  if (!folded.delete(id)) folded.add(id);
  foldedGroups.set(folded);
}

/** Narrows the sidebar from 900 px. start/start.ts applies it before the first paint. */
export const sidebarRail = definePreference<boolean>(
  "sidebarRail",
  (text) => (text === "yes" || text === "no" ? text === "yes" : undefined),
  (isRail) => (isRail ? "yes" : "no"),
  () => false,
);
