import { useEffect } from "react";
import { resolvedTheme, useResolvedTheme } from "~/browser/theme.ts";

/** Keeps `data-theme` on the body in step with the choice and the device; start/start.ts set the first one. */
export function ThemeWatcher() {
  const theme = useResolvedTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first pass of hydration says light whatever holds; the store is asked
  useEffect(() => {
    document.body.dataset.theme = resolvedTheme();
  }, [theme]);
  return null;
}
