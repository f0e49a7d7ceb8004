import { lazy, type PointerEvent, useEffect, useRef, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { Button } from "~/ui/Button.tsx";
import { MountWhenOpen } from "~/ui/late-parts.tsx";
import { useEdgeScroll } from "~/ui/use-edge-scroll.ts";
import { loadoutMessages } from "./messages.ts";
import { useTrayLabels } from "./names.ts";
import styles from "./TrayList.module.css";
import { TrayPlate } from "./TrayPlate.tsx";
import { type KeyedTray, MAXIMUM_TRAYS, type Slot, type TrayAction } from "./trays.ts";

const LogosActionPicker = lazy(() => import("./LogosActionPicker.tsx"));

type Drag = Readonly<{ key: number; over: number }>;

/** Index of the row at a point, or of the closest one. */
function rowAt(list: HTMLElement, x: number, y: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  [...list.children].forEach((row, index) => {
    const box = row.getBoundingClientRect();
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    if (dx + dy < least) {
      least = dx + dy;
      best = index;
    }
  });
  return best;
}

export function TrayList({
  trays,
  onEdit,
}: {
  trays: readonly KeyedTray[];
  onEdit: (action: TrayAction) => void;
}) {
  const t = loadoutMessages;
  const label = useTrayLabels();
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [picking, setPicking] = useState<Readonly<{ key: number; slot: Slot }> | null>(null);
  const focus = useRef<string | null>(null);
  const section = useRef<HTMLElement>(null);

  // Moving or removing a row loses the focus, so this restores it on the intended control.
  useEffect(() => {
    const { current } = focus;
    focus.current = null;
    if (current !== null) section.current?.querySelector<HTMLElement>(current)?.focus();
  });

  const move = (key: number, to: number, part: string) => {
    if (to < 0 || to >= trays.length) return;
    focus.current = `[data-key="${key}"] [data-part="${part}"]`;
    onEdit({ type: "move", key, to });
    announce(t.moved(to + 1, trays.length));
  };

  const overAt = (x: number, y: number) =>
    setDrag((now) => {
      if (now === null || list.current === null) return now;
      const over = rowAt(list.current, x, y);
      return over === now.over ? now : { ...now, over };
    });
  const scroll = useEdgeScroll(overAt);
  const end = () => {
    scroll.stop();
    setDrag(null);
  };
  const dragProps = (key: number, place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ key, over: place });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag?.key !== key) return;
      scroll.at(event.clientX, event.clientY);
      overAt(event.clientX, event.clientY);
    },
    onPointerUp: () => {
      if (drag?.key === key && drag.over !== place) move(key, drag.over, "handle");
      end();
    },
    onPointerCancel: end,
  });

  const from = trays.findIndex(({ key }) => key === drag?.key);
  const picked = trays.find(({ key }) => key === picking?.key);
  return (
    <section ref={section} className={styles.trays} aria-label={t.trays}>
      <h2 className="visually-hidden">{t.trays}</h2>
      {trays.length === 0 && <p className={styles.empty}>{t.noTrays}</p>}
      <ol ref={list} className={styles.list}>
        {trays.map((tray, place) => (
          <TrayPlate
            key={tray.key}
            tray={tray}
            place={place}
            count={trays.length}
            dragged={drag?.key === tray.key}
            target={
              drag !== null && drag.over === place && from !== place
                ? from < place
                  ? "after"
                  : "before"
                : null
            }
            handle={dragProps(tray.key, place)}
            onMove={(to, part) => move(tray.key, to, part)}
            onSwap={() => onEdit({ type: "swap", key: tray.key })}
            onRemove={() => {
              onEdit({ type: "remove", key: tray.key });
              announce(t.removed(label(place)));
              const near = trays[place + 1] ?? trays[place - 1];
              focus.current = near ? `[data-key="${near.key}"] [data-part="remove"]` : "[data-part='add']";
            }}
            onPick={(slot) => setPicking({ key: tray.key, slot })}
          />
        ))}
      </ol>
      <p className={styles.add}>
        <Button
          icon="plus"
          data-part="add"
          disabled={trays.length >= MAXIMUM_TRAYS}
          onClick={() => onEdit({ type: "add" })}
        >
          {t.add}
        </Button>
        {trays.length >= MAXIMUM_TRAYS && <span>{t.full}</span>}
      </p>
      <MountWhenOpen>
        {picking !== null && picked !== undefined && (
          <LogosActionPicker
            title={t.pick(label(trays.indexOf(picked)), t[picking.slot])}
            current={picked[picking.slot]}
            onPick={(action) => {
              onEdit({ type: "set", key: picking.key, slot: picking.slot, action });
              setPicking(null);
            }}
            onClose={() => setPicking(null)}
          />
        )}
      </MountWhenOpen>
    </section>
  );
}
