import { displayPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { MapMarker } from "@foray/fieldops/atlas/types";
import type { ReactNode } from "react";
import { Button } from "~/ui/Button.tsx";
import { mapMessages } from "../messages.ts";
import styles from "./RoutePanel.module.css";
import type { Route } from "./use-route.ts";

/** The stop that is next while a route is being walked: done, skipped, or shown. */
export function RouteRunCard({
  route,
  title,
  onGo,
  onDone,
}: {
  route: Route;
  title: (marker: MapMarker) => ReactNode;
  onGo: (id: string) => void;
  /** Besides: ticks it off where its kind is ticked off. */
  onDone: (marker: MapMarker) => void;
}) {
  const t = mapMessages;
  const { ordered, current } = route;
  const index = ordered.findIndex(({ id }) => id === current);
  const marker = ordered[index];
  const leave = (outcome: "done" | "skipped") => {
    if (marker === undefined) return;
    if (outcome === "done") onDone(marker);
    route.leave(marker.id, outcome);
    const next = ordered[index + 1];
    if (next !== undefined) onGo(next.id);
  };
  return (
    <section className={styles.run} aria-live="polite">
      {marker === undefined ? (
        <p>{t.route.finished}</p>
      ) : (
        <>
          <p className={styles.lead}>{t.route.at(index + 1, ordered.length)}</p>
          <p className={styles.stop}>
            {title(marker)} <small>{displayPosition(positionOf(marker))}</small>
          </p>
        </>
      )}
      <p className={styles.tools}>
        {marker !== undefined && (
          <>
            <Button small kind="primary" icon="check" onClick={() => leave("done")}>
              {t.route.done}
            </Button>
            <Button small onClick={() => leave("skipped")}>
              {t.route.skip}
            </Button>
            <Button small icon="map-pin" onClick={() => onGo(marker.id)}>
              {t.route.show}
            </Button>
          </>
        )}
        <Button small kind="quiet" icon="x" onClick={route.end}>
          {t.route.end}
        </Button>
      </p>
    </section>
  );
}
