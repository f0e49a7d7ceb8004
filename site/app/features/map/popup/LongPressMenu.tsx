import { displayPosition, type MapPosition } from "@foray/fieldops/atlas/transforms";
import { Button } from "~/ui/Button.tsx";
import { mapMessages } from "../messages.ts";
import styles from "./MarkerPopup.module.css";

/** Opened by a long press, or by a press on one of the player's pins. */
export function LongPressMenu({
  at,
  title,
  onCopy,
  onPin,
  onStart,
  onRemove,
  onClose,
}: {
  at: MapPosition;
  title?: string;
  onCopy: () => void;
  onPin?: () => void;
  onStart: () => void;
  onRemove?: () => void;
  onClose: () => void;
}) {
  const t = mapMessages;
  return (
    <div className={styles.popup} role="dialog" aria-label={title || displayPosition(at)}>
      <header className={styles.head}>
        <h2 tabIndex={-1}>{title || displayPosition(at)}</h2>
        <Button kind="quiet" icon="x" iconOnly small onClick={onClose}>
          {t.closePanel}
        </Button>
      </header>
      {title ? <p className={styles.position}>{displayPosition(at)}</p> : null}
      <div className={styles.actions}>
        <Button small icon="copy" onClick={onCopy}>
          {t.copyPosition}
        </Button>
        {onPin && (
          <Button small icon="map-pin" onClick={onPin}>
            {t.pinHere}
          </Button>
        )}
        <Button small icon="route" onClick={onStart}>
          {t.startHere}
        </Button>
        {onRemove && (
          <Button small icon="trash" onClick={onRemove}>
            {t.removeMark}
          </Button>
        )}
      </div>
    </div>
  );
}
