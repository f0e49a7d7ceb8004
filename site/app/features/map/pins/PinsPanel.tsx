import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass } from "~/ui/Field.tsx";
import { mapMessages } from "../messages.ts";
import type { PanelProps } from "../panels/panel-props.ts";
import { pinId } from "../popup/selection.ts";
import { MAX_PINS } from "../stores.ts";
import styles from "./PinsPanel.module.css";
import { printPins } from "./pins-link.ts";

export function PinsPanel({ map, pins, onPickPin, onPinMiddle, onGo }: PanelProps) {
  const t = mapMessages;
  const copyLink = async () => {
    const query = new URLSearchParams({ pins: printPins(pins.list) });
    const copied = await copyText(
      `${window.location.origin}${import.meta.env.BASE_URL}map/${map.id}?${query}`,
    );
    announce(copied ? t.shared : t.shareFailed);
  };
  return (
    <div className={styles.pins}>
      <p className={styles.lead}>{t.pins.lead}</p>
      <p className={styles.tools}>
        <Button small kind="primary" icon="map-pin" disabled={pins.full} onClick={onPickPin}>
          {t.pins.add}
        </Button>
        <Button small icon="locate" disabled={pins.full} onClick={onPinMiddle}>
          {t.pins.addHere}
        </Button>
      </p>
      {pins.full && <p>{t.pins.full(MAX_PINS)}</p>}
      {pins.list.length === 0 ? (
        <p className={styles.lead}>{t.pins.empty}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {pins.list.map((pin, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pins have no other id and are not reordered
              <li key={index}>
                <input
                  className={controlClass}
                  aria-label={t.pins.name}
                  value={pin.name}
                  maxLength={60}
                  onChange={(event) => pins.rename(index, event.currentTarget.value)}
                />
                <Button
                  small
                  kind="quiet"
                  icon="eye"
                  iconOnly
                  disabled={!pins.visible}
                  onClick={() => onGo(pinId(index))}
                >
                  {t.pins.show(pin.name)}
                </Button>
                <Button small kind="quiet" icon="trash" iconOnly onClick={() => pins.remove(index)}>
                  {t.pins.remove(pin.name)}
                </Button>
                <small>{displayPosition(mapPosition(pin.x, pin.y))}</small>
              </li>
            ))}
          </ul>
          <Button
            small
            icon={pins.visible ? "eye" : "eye-off"}
            aria-pressed={pins.visible}
            onClick={() => pins.show(!pins.visible)}
          >
            {t.pins.visible}
          </Button>
          <Button small icon="link" onClick={copyLink}>
            {t.pins.exportLink}
          </Button>
        </>
      )}
    </div>
  );
}
