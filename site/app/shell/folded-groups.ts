import { definePreference } from "~/browser/preferences.ts";

/** More groups than the sidebar and the forecast's menu have. */
const MOST = 40;

/** Groups of the sidebar that the reader has folded; kept in the browser. The inline script hides them before they are drawn. */
export const foldedGroups = definePreference<ReadonlySet<string>>(
  "sidebarFolded",
  (text) =>
    /^[a-zA-Z ]{0,400}$/.test(text) ? new Set(text.split(" ").filter(Boolean).slice(0, MOST)) : undefined,
  (groups) => [...groups].join(" "),
  () => new Set(),
);

/** Folds a group, or unfolds it. */
export function toggleGroup(id: string): void {
  const next = new Set(foldedGroups.get());
  if (!next.delete(id)) next.add(id);
  foldedGroups.set(next);
}
