import { useState } from "react";
import { announce } from "~/browser/announce.ts";
import { formatSeries } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import { canDrawPictures } from "../markers/picture.ts";
import { mapMessages } from "../messages.ts";
import { readPins } from "../pins/pins-link.ts";
import type { Pins } from "../pins/use-pins.ts";
import type { AskedView } from "../search-params/view-params.ts";
import styles from "./AtlasNotes.module.css";

export function AtlasNotes({
  asked,
  poiFound,
  chartFailed,
  underground,
  picking,
  onCancel,
  onRetry,
  pins,
}: {
  asked: AskedView;
  poiFound: boolean;
  chartFailed: boolean;
  underground: boolean;
  /** Instruction shown while something is being picked on the map. */
  picking: string | undefined;
  onCancel: () => void;
  onRetry: () => void;
  pins: Pins;
}) {
  const t = mapMessages;
  const [read, setRead] = useState(false);
  const [brought] = useState(() => (asked.pins === undefined ? undefined : readPins(asked.pins)));
  const [decided, setDecided] = useState(false);
  const [canDraw] = useState(canDrawPictures);
  const refused = [
    ...(canDraw ? [] : [t.noPictures]),
    ...(asked.refused.length > 0 ? [t.refused(formatSeries(asked.refused.slice(0, 6)))] : []),
    ...(asked.poi !== undefined && !poiFound ? [t.unknownPoi(asked.poi.slice(0, 60))] : []),
  ];
  return (
    <div className={styles.notes} data-over-map="">
      {picking !== undefined && (
        <Note>
          <p role="status">{picking}</p>
          <Button small onClick={onCancel}>
            {t.cancel}
          </Button>
        </Note>
      )}
      {chartFailed && (
        <Note kind="warn">
          <p>{t.failed}</p>
          <Button small icon="refresh" onClick={onRetry}>
            {t.retry}
          </Button>
        </Note>
      )}
      {refused.length > 0 && !read && (
        <Note kind="warn">
          {refused.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Button small onClick={() => setRead(true)}>
            {t.closePanel}
          </Button>
        </Note>
      )}
      {brought !== undefined && !decided && (
        <Note kind={brought.pins.length < brought.promised ? "warn" : "info"}>
          {brought.pins.length === 0 ? (
            <p>{t.pins.nothing}</p>
          ) : (
            <p>
              {brought.pins.length < brought.promised
                ? t.pins.cut(brought.pins.length, brought.promised)
                : t.pins.found(brought.pins.length)}
            </p>
          )}
          <p className={styles.actions}>
            {brought.pins.length > 0 && (
              <Button
                small
                kind="primary"
                onClick={() => {
                  pins.addAll(brought.pins);
                  setDecided(true);
                  announce(t.pins.taken);
                }}
              >
                {t.pins.take}
              </Button>
            )}
            <Button small onClick={() => setDecided(true)}>
              {brought.pins.length > 0 ? t.pins.leave : t.closePanel}
            </Button>
          </p>
        </Note>
      )}
      {underground && <Note>{t.underground}</Note>}
    </div>
  );
}
