import { displayPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { MapMarker } from "@foray/fieldops/atlas/types";
import type { ReactNode } from "react";
import { Button } from "~/ui/Button.tsx";
import { mapMessages } from "../messages.ts";
import type { Walk } from "./use-walk.ts";
import styles from "./WalkPop.module.css";

/** The walk in a picture-in-picture window over the game. */
export function WalkPop({
  walk,
  title,
  children,
}: {
  walk: Walk;
  title: (marker: MapMarker) => ReactNode;
  children: ReactNode;
}) {
  const t = mapMessages;
  const { last, number, stop, stops } = walk;
  const undo = last !== null && (
    <Button icon="undo" onClick={walk.undo}>
      {t.walk.undo}
    </Button>
  );
  if (stop === undefined)
    return (
      <div className={styles.pop}>
        <p className={styles.name}>{t.route.finished}</p>
        {undo}
      </div>
    );
  return (
    <div className={styles.pop}>
      <p className={styles.name}>
        <b>{title(stop)}</b> <span>{t.route.at(number, stops.length)}</span>
      </p>
      <div className={styles.away}>
        {children}
        <p className={styles.position}>{displayPosition(positionOf(stop))}</p>
      </div>
      <div className={styles.acts}>
        {undo}
        <Button icon="skip" onClick={walk.skip}>
          {t.route.skip}
        </Button>
        <Button kind="primary" icon="check" onClick={walk.done}>
          {t.route.done}
        </Button>
      </div>
    </div>
  );
}
