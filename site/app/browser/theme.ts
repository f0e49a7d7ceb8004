import { useSyncExternalStore } from "react";
import { theme } from "./preferences.ts";

export type Theme = "light" | "dark";

const query = "(prefers-color-scheme: dark)";

/** The theme in force: the chosen one, or the device's where `system` is chosen. */
export function resolvedTheme(): Theme {
  const choice = theme.get();
  if (choice !== "system") return choice;
  return window.matchMedia(query).matches ? "dark" : "light";
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", listener);
  const stop = theme.subscribe(listener);
  return () => {
    media.removeEventListener("change", listener);
    stop();
  };
}

/** The theme in force, followed live. Light while prerendered. */
export function useResolvedTheme(): Theme {
  return useSyncExternalStore<Theme>(subscribe, resolvedTheme, () => "light");
}
