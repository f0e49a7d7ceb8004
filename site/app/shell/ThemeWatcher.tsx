import { useEffect } from "react";
import { resolvedTheme, useResolvedTheme } from "~/browser/theme.ts";

/** Follows the chosen theme and the device; start/start.ts sets the initial one. */
export function ThemeWatcher() {
  const theme = useResolvedTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `theme` starts as light, the store is right
  useEffect(() => {
    document.body.dataset.theme = resolvedTheme();
  }, [theme]);
  return null;
}
