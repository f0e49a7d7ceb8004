import type { Role } from "@foray/fieldops/bozja/lost-actions/roles";
import { bagWeight, HOLSTER_CAPACITY } from "@foray/fieldops/holster/weight";
import type { LostActionId } from "@foray/fieldops/records/lost-actions/ids";
import { type Dispatch, lazy, useId, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { Button } from "~/ui/Button.tsx";
import { MountWhenOpen } from "~/ui/late-parts.tsx";
import styles from "./BagEditor.module.css";
import { BagLine } from "./BagLine.tsx";
import type { BagName, Bags, BagsChange } from "./bags.ts";
import { bagMessages } from "./messages.ts";
import { useActionNames } from "./use-action-names.ts";
import type { LineDrag } from "./use-line-drag.ts";

const LostActionPicker = lazy(() => import("./LostActionPicker.tsx"));

type BagEditorProps = Readonly<{
  bag: BagName;
  bags: Bags;
  dispatch: Dispatch<BagsChange>;
  drag: LineDrag;
  /** Role of the holster, so that the picker can mark actions that it cannot use. */
  role: Role | null;
}>;

export function BagEditor({ bag, bags, dispatch, drag, role }: BagEditorProps) {
  const t = bagMessages;
  const name = useActionNames();
  const [picking, setPicking] = useState(false);
  const help = useId();
  const lines = bags[bag];
  const weight = bagWeight(lines);
  const add = (action: LostActionId) => {
    dispatch({ kind: "add", bag, action });
    announce(t.added(name(action).text, t.bags[bag]));
  };
  return (
    <section className={styles.bag} data-bag={bag} aria-label={t.bags[bag]}>
      <header className={styles.head}>
        <h3>{t.bags[bag]}</h3>
        <span>{t.bagNotes[bag]}</span>
      </header>
      {lines.length === 0 ? (
        <p className={styles.empty} data-over={drag.over?.bag === bag || undefined}>
          {t.empty}
        </p>
      ) : (
        <ol className={styles.lines}>
          {lines.map((line, index) => (
            <BagLine
              key={line.key}
              line={line}
              place={{ bag, index }}
              bags={bags}
              dispatch={dispatch}
              drag={drag}
              role={role}
              help={help}
            />
          ))}
        </ol>
      )}
      <span id={help} className="visually-hidden">
        {t.gripHelp}
      </span>
      <footer className={styles.foot}>
        <Button small icon="plus" data-add aria-expanded={picking} onClick={() => setPicking(!picking)}>
          <span aria-hidden="true">{t.add}</span>
          <span className="visually-hidden">{t.addTo(t.bags[bag])}</span>
        </Button>
        <p className={styles.total} data-over={weight > HOLSTER_CAPACITY || undefined}>
          <span>{t.total}</span> <b className={styles.totalWeight}>{t.of(weight, HOLSTER_CAPACITY)}</b>
        </p>
      </footer>
      <progress
        className={styles.scale}
        max={HOLSTER_CAPACITY}
        value={Math.min(weight, HOLSTER_CAPACITY)}
        data-over={weight > HOLSTER_CAPACITY || undefined}
        aria-hidden="true"
      />
      <MountWhenOpen>
        {picking && <LostActionPicker role={role} onPick={add} onClose={() => setPicking(false)} />}
      </MountWhenOpen>
    </section>
  );
}
