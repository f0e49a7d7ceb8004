import { createStore } from "./store.ts";

export type SettingsPart = "language" | "names" | "market" | "kept";

export type ShellDialog = Readonly<
  { kind: "settings"; part?: SettingsPart } | { kind: "clock" } | { kind: "calls" }
>;

export const shellDialog = createStore<ShellDialog | null>(null);
