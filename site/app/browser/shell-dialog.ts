import { createStore } from "./store.ts";

/** A part of the settings that is gone to at once. */
export type SettingsPart = "language" | "names" | "market" | "kept";

/** Which of the shell's dialogs is open: its own buttons and the search open them. */
export type ShellDialog = Readonly<
  { kind: "settings"; part?: SettingsPart } | { kind: "clock" } | { kind: "calls" }
>;

export const shellDialog = createStore<ShellDialog | null>(null);
