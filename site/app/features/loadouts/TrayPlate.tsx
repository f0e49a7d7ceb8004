import logosSprite from "virtual:glyphs/logos-actions";
import type { HTMLAttributes } from "react";
import { seriesComma } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { Glyph, UiIcon } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { loadoutMessages } from "./messages.ts";
import { useActionNames, useTrayLabels } from "./names.ts";
import styles from "./TrayList.module.css";
import type { KeyedTray, Slot } from "./trays.ts";

type TrayPlateProps = Readonly<{
  tray: KeyedTray;
  place: number;
  count: number;
  dragged: boolean;
  /** Side on which a dragged tray would be dropped. */
  target: "after" | "before" | null;
  handle: HTMLAttributes<HTMLButtonElement>;
  onMove: (to: number, part: string) => void;
  onSwap: () => void;
  onRemove: () => void;
  onPick: (slot: Slot) => void;
}>;

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

export function TrayPlate(props: TrayPlateProps) {
  const { tray, place, count, dragged, target, handle, onMove, onSwap, onRemove, onPick } = props;
  const t = loadoutMessages;
  const label = useTrayLabels()(place);
  return (
    <li
      className={styles.tray}
      data-key={tray.key}
      data-dragged={dragged || undefined}
      data-target={target ?? undefined}
    >
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.handle}
          data-part="handle"
          aria-label={t.drag(label)}
          title={t.drag(label)}
          {...handle}
          onKeyDown={(event) => {
            const step = steps[event.key];
            if (step === undefined) return;
            event.preventDefault();
            onMove(place + step, "handle");
          }}
        >
          <UiIcon id="grip" />
        </button>
        <h3 className={styles.label}>{label}</h3>
        <Button
          small
          kind="quiet"
          icon="arrow-up"
          iconOnly
          data-part="up"
          aria-disabled={place === 0}
          onClick={() => onMove(place - 1, "up")}
        >
          {t.up(label)}
        </Button>
        <Button
          small
          kind="quiet"
          icon="arrow-down"
          iconOnly
          data-part="down"
          aria-disabled={place === count - 1}
          onClick={() => onMove(place + 1, "down")}
        >
          {t.down(label)}
        </Button>
        <Button small kind="quiet" icon="swap" iconOnly onClick={onSwap}>
          {t.swap(label)}
        </Button>
        <Button small kind="quiet" icon="trash" iconOnly data-part="remove" onClick={onRemove}>
          {t.remove(label)}
        </Button>
      </div>
      <div className={styles.slots}>
        <SlotButton tray={tray} slot="umbral" label={label} onPick={onPick} />
        <SlotButton tray={tray} slot="astral" label={label} onPick={onPick} />
      </div>
    </li>
  );
}

function SlotButton({
  tray,
  slot,
  label,
  onPick,
}: {
  tray: KeyedTray;
  slot: Slot;
  label: string;
  onPick: (slot: Slot) => void;
}) {
  const t = loadoutMessages;
  const name = useActionNames();
  const action = tray[slot];
  return (
    <button
      type="button"
      className={styles.slot}
      data-empty={action === null || undefined}
      onClick={() => onPick(slot)}
    >
      <Plate size={52} hue={slot === "umbral" ? "violet" : "brass"}>
        {action === null ? (
          <UiIcon id="plus" size={20} />
        ) : (
          <Glyph sprite={logosSprite} id={action} size={29} />
        )}
      </Plate>
      <span>
        <span className="visually-hidden">{label + seriesComma()}</span>
        <small>{t[slot]}</small> <b>{action === null ? t.none : <GameName name={name(action)} />}</b>
      </span>
    </button>
  );
}
