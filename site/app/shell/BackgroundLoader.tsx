import { type ComponentType, useEffect, useState } from "react";

/** Wait after a failure before the next request, in ms. */
const AGAIN = 30_000;

/**
 * Background tasks of the page, loaded once it is interactive. If it does not arrive, the page works without it; it is requested again, as
 * alarms ring from there.
 */
export function BackgroundLoader() {
  const [Background, setBackground] = useState<ComponentType | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      try {
        const part = await import("./Background.tsx");
        setBackground(() => part.default);
      } catch {
        timer = setTimeout(load, AGAIN);
      }
    };
    void load();
    return () => clearTimeout(timer);
  }, []);
  return Background && <Background />;
}
