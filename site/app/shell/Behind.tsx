import { type ComponentType, useEffect, useState } from "react";

/** So long after a failure it is asked for again, in ms. */
const AGAIN = 30_000;

/**
 * What goes on behind the page, fetched once that answers. Where it does not come, the page works without it; it is asked for again, as
 * alarms ring from there.
 */
export function Behind() {
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
