import { displayPosition } from "@foray/fieldops/atlas/transforms";
import type { MapFacts } from "@foray/fieldops/atlas/types";
import { useEffect, useRef } from "react";
import { Button } from "~/ui/Button.tsx";
import { mapMessages } from "../messages.ts";
import styles from "./MapControls.module.css";
import type { Pointer } from "./pointer.ts";
import { WeatherCorner } from "./WeatherCorner.tsx";

function Readout({ pointer }: { pointer: Pointer }) {
  const t = mapMessages;
  const output = useRef<HTMLOutputElement>(null);
  // Bypasses React: changes on every pointer move.
  useEffect(
    () =>
      pointer.subscribe((at) => {
        const text = output.current?.firstChild;
        if (text) text.nodeValue = displayPosition(at);
      }),
    [pointer],
  );
  return (
    <output ref={output} className={styles.readout} aria-label={t.pointer} aria-live="off" data-over-map="">
      {"X: –– Y: ––"}
    </output>
  );
}

export function MapControls({
  map,
  pointer,
  onZoom,
  onWhole,
}: {
  map: MapFacts;
  pointer: Pointer;
  onZoom: (steps: number) => void;
  onWhole: () => void;
}) {
  const t = mapMessages;
  return (
    <>
      <div className={styles.left}>
        <div className={styles.zoom} data-over-map="">
          <Button kind="quiet" icon="plus" iconOnly onClick={() => onZoom(0.5)}>
            {t.zoomIn}
          </Button>
          <Button kind="quiet" icon="minus" iconOnly onClick={() => onZoom(-0.5)}>
            {t.zoomOut}
          </Button>
          <Button kind="quiet" icon="maximize" iconOnly onClick={onWhole}>
            {t.wholeMap}
          </Button>
        </div>
        <Readout pointer={pointer} />
      </div>
      <WeatherCorner zone={map.zone} />
    </>
  );
}
