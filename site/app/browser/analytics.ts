import { useEffect } from "react";
import { type Analytics, settings } from "~/settings.ts";

/** The browser's tracking preference: Do Not Track, or Global Privacy Control. */
type Wishes = Readonly<{ doNotTrack?: string | null; globalPrivacyControl?: boolean }>;

/**
 * The attributes of the counter's script, or nothing if nothing may be counted: no counter set, a script that is not on
 * this origin, or a reader who asks not to be tracked. Search strings are never sent.
 */
export function analyticsAttributes(
  analytics: Analytics | undefined,
  wishes: Wishes,
): Readonly<Record<string, string>> | undefined {
  if (analytics === undefined) return undefined;
  if (wishes.doNotTrack === "1" || wishes.doNotTrack === "yes" || wishes.globalPrivacyControl === true)
    return undefined;
  const { scriptPath, siteId, host } = analytics;
  if (!/^\/(?![/\\])/.test(scriptPath)) return undefined;
  return {
    src: scriptPath,
    "data-website-id": siteId,
    "data-exclude-search": "true",
    "data-do-not-track": "true",
    ...(host === undefined ? {} : { "data-host-url": host }),
  };
}

/** Loads the counter once, after the page has settled; does nothing at all if none is set. */
export function useAnalytics(): void {
  useEffect(() => {
    const attributes = analyticsAttributes(settings.analytics, navigator);
    if (attributes === undefined) return;
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.defer = true;
    document.head.append(script);
  }, []);
}
