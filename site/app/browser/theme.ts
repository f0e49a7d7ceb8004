import { useSyncExternalStore } from "react";
import { theme } from "./preferences.ts";

export type Theme = "light" | "dark";

const query = "(prefers-color-scheme: dark)";

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

/** Light while prerendering and hydrating. */
export function useResolvedTheme(): Theme {
  return useSyncExternalStore<Theme>(subscribe, resolvedTheme, () => "light");
}
