import { hourCycle, theme } from "~/browser/preferences.ts";
import { shellDialog } from "~/browser/shell-dialog.ts";
import { type SearchCommand, searchCommands } from "./types.ts";

const actions: Readonly<Record<Exclude<SearchCommand, "keys">, () => void>> = {
  settings: () => shellDialog.set({ kind: "settings" }),
  language: () => shellDialog.set({ kind: "settings", part: "language" }),
  names: () => shellDialog.set({ kind: "settings", part: "names" }),
  market: () => shellDialog.set({ kind: "settings", part: "market" }),
  clear: () => shellDialog.set({ kind: "settings", part: "kept" }),
  calls: () => shellDialog.set({ kind: "calls" }),
  clock: () => shellDialog.set({ kind: "clock" }),
  night: () => theme.set("dark"),
  day: () => theme.set("light"),
  system: () => theme.set("system"),
  hours12: () => hourCycle.set("12"),
  hours24: () => hourCycle.set("24"),
};

/** Commands without a visible effect, which an announcement confirms. */
const silent: ReadonlySet<SearchCommand> = new Set(["night", "day", "system", "hours12", "hours24"]);

/**
 * @param showKeys opens the list of shortcuts, which the search owns
 * @returns whether the command should be announced
 */
export function runCommand(target: string, showKeys: () => void): boolean {
  const command = searchCommands.find((each) => each === target);
  if (command === undefined) return false;
  if (command === "keys") showKeys();
  else actions[command]();
  return silent.has(command);
}
