import { useEffect } from "react";
import { type Analytics, settings } from "~/settings.ts";

type Wishes = Readonly<{ doNotTrack?: string | null; globalPrivacyControl?: boolean }>;

/** Undefined if analytics is off, its script is not on this origin, or the reader opted out of tracking. */
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
