import { lostActionById } from "@foray/fieldops/bozja/lost-actions/by-id";
import type { Role } from "@foray/fieldops/bozja/lost-actions/roles";
import { type Dispatch, type KeyboardEvent, lazy, use, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { MountWhenOpen } from "~/ui/late-parts.tsx";
import { ActionMark } from "./ActionMark.tsx";
import { ActionNotes } from "./action-notes.ts";
import styles from "./BagEditor.module.css";
import type { BagEntry, Bags, BagsChange, Place } from "./bags.ts";
import { bagMessages } from "./messages.ts";
import { QuantityField } from "./QuantityField.tsx";
import { useActionNames } from "./use-action-names.ts";
import type { LineDrag } from "./use-line-drag.ts";

const LostActionPicker = lazy(() => import("./LostActionPicker.tsx"));

type BagLineProps = Readonly<{
  line: BagEntry;
  place: Place;
  bags: Bags;
  dispatch: Dispatch<BagsChange>;
  drag: LineDrag;
  role: Role | null;
  /** Id of the element that describes the grip. */
  help: string;
}>;

/** Where an arrow key moves a line; undefined if it cannot move. */
function arrowTarget(key: string, { bag, index }: Place, bags: Bags): Place | undefined {
  const last = bags[bag].length - 1;
  if (key === "ArrowUp" && index > 0) return { bag, index: index - 1 };
  if (key === "ArrowDown" && index < last) return { bag, index: index + 1 };
  if (key === "ArrowLeft" && bag === "main") return { bag: "prepop", index: bags.prepop.length };
  if (key === "ArrowRight" && bag === "prepop") return { bag: "main", index: bags.main.length };
  return undefined;
}

export function BagLine({ line, place, bags, dispatch, drag, role, help }: BagLineProps) {
  const t = bagMessages;
  const readName = useActionNames();
  const [changing, setChanging] = useState(false);
  const name = readName(line.action);
  // An action in both bags is only explained once.
  const before = [...bags.prepop, ...(place.bag === "prepop" ? [] : bags.main)].find(
    ({ action }) => action === line.action,
  );
  const notes = use(ActionNotes);
  const note = before === line ? notes.get(line.action) : undefined;
  const weight = lostActionById(line.action).weight * line.quantity;
  const over = drag.over?.bag === place.bag && drag.over.index === place.index;

  const otherBag = place.bag === "main" ? "prepop" : "main";

  /** Moves the line, and keeps the focus on the control that was used. */
  const move = (to: Place, control: "grip" | "over") => {
    dispatch({ kind: "move", from: place, to });
    const count = bags[to.bag].length + (to.bag === place.bag ? 0 : 1);
    announce(t.moved(name.text, t.bags[to.bag], to.index + 1, count));
    drag.focusNext(`[data-${control}="${line.key}"]`);
  };
  const onKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = arrowTarget(event.key, place, bags);
    if (to === undefined) return;
    event.preventDefault();
    move(to, "grip");
  };
  const remove = () => {
    dispatch({ kind: "remove", place });
    announce(t.removed(name.text));
    // Focuses the next line's button, else the previous one's, else the add button.
    const near = [bags[place.bag][place.index + 1], bags[place.bag][place.index - 1]];
    drag.focusNext(
      ...near.flatMap((other) => (other === undefined ? [] : [`[data-remove="${other.key}"]`])),
      `[data-bag="${place.bag}"] [data-add]`,
    );
  };

  return (
    <li
      className={styles.line}
      data-line={place.index}
      data-held={drag.held === line.key || undefined}
      data-over={over ? drag.over?.side : undefined}
    >
      <button
        type="button"
        className={styles.grip}
        aria-label={t.grip(name.text)}
        aria-describedby={help}
        data-grip={line.key}
        onKeyDown={onKey}
        {...drag.gripProps(place, line.key)}
      >
        <UiIcon id="grip" size={16} />
      </button>
      <button
        type="button"
        className={styles.name}
        aria-expanded={changing}
        title={t.change(name.text)}
        onClick={() => setChanging(!changing)}
      >
        <ActionMark action={line.action} />
        <span className={styles.words}>
          <b className={styles.lineName}>
            <GameName name={name} />
          </b>
          <span className={styles.lineWeight}>{t.lineWeight(weight)}</span>
        </span>
      </button>
      <QuantityField
        name={name.text}
        quantity={line.quantity}
        onChange={(quantity) => dispatch({ kind: "quantity", place, quantity })}
      />
      <Button
        kind="quiet"
        small
        icon="swap"
        iconOnly
        className={styles.over}
        data-over={line.key}
        onClick={() => move({ bag: otherBag, index: bags[otherBag].length }, "over")}
      >
        {t.moveTo(name.text, t.bags[otherBag])}
      </Button>
      <Button
        kind="quiet"
        small
        icon="x"
        iconOnly
        className={styles.remove}
        data-remove={line.key}
        onClick={remove}
      >
        {t.remove(name.text)}
      </Button>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <MountWhenOpen>
        {changing && (
          <div className={styles.picker}>
            <LostActionPicker
              role={role}
              onPick={(action) => {
                dispatch({ kind: "replace", place, action });
                setChanging(false);
              }}
              onClose={() => setChanging(false)}
            />
          </div>
        )}
      </MountWhenOpen>
    </li>
  );
}
