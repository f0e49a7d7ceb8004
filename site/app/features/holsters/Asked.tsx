import type { BagEntry, HolsterModification, ModificationId } from "@foray/fieldops/bozja/holster-sets/types";
import { applyModification } from "@foray/fieldops/holster/modification";
import type { HolsterReason } from "@foray/fieldops/holster/reasons";
import { makeRoom } from "@foray/fieldops/holster/room";
import { bagWeight, HOLSTER_CAPACITY } from "@foray/fieldops/holster/weight";
import { holsterModifications } from "@foray/fieldops/records/holster-modifications/facts";
import type { HolsterBags, HolsterEntry } from "@foray/fieldops/share-codes/holster";
import type { Dispatch } from "react";
import { announce } from "~/browser/announce.ts";
import { formatList, formatTimes } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Times } from "~/i18n/Times.tsx";
import { Button } from "~/ui/Button.tsx";
import styles from "./Asked.module.css";
import { ActionMark } from "./bags/ActionMark.tsx";
import type { BagsChange } from "./bags/bags.ts";
import { useActionNames } from "./bags/use-action-names.ts";
import { holsterMessages } from "./messages.ts";
import { Reasons } from "./reasons/Reasons.tsx";

const copiesOf = (entries: readonly HolsterEntry[], action: HolsterEntry["action"]) =>
  entries.reduce((sum, entry) => (entry.action === action ? sum + entry.quantity : sum), 0);

function isIn({ add }: HolsterModification, bag: HolsterBags["main"], listed: HolsterBags["main"]): boolean {
  return add.every(([action, quantity]) => copiesOf(bag, action) >= copiesOf(listed, action) + quantity);
}

function Side({ word, entries }: { word: string; entries: readonly BagEntry[] }) {
  const name = useActionNames();
  if (entries.length === 0) return null;
  return (
    <div className={styles.side}>
      <dt>{word}</dt>
      {entries.map(([action, quantity]) => (
        <dd key={action}>
          <ActionMark action={action} />
          <span>
            <Times count={`${quantity}`}>
              <GameName name={name(action)} />
            </Times>
          </span>
        </dd>
      ))}
    </div>
  );
}

type AskedProps = Readonly<{
  host: string;
  ids: readonly ModificationId[];
  /** The host's reasons; empty if no source gives any. */
  reasonsOf: (swap: ModificationId) => readonly HolsterReason[];
  /** The host's list and the current bags. */
  listed: HolsterBags;
  bags: HolsterBags;
  dispatch: Dispatch<BagsChange>;
}>;

/** Changes that the host asks one player of the role to make, with a button to apply each. */
export function Asked({ host, ids, reasonsOf, listed, bags, dispatch }: AskedProps) {
  const t = holsterMessages.asked;
  const language = useLanguage();
  const name = useActionNames();
  const named = (actions: readonly HolsterEntry["action"][]) =>
    formatList(
      actions.map((action) => name(action).text),
      language,
    );
  return (
    <section className={styles.asked}>
      <h3 className={styles.title}>{t.title}</h3>
      <p className={styles.note}>{t.note(host)}</p>
      <ul className={styles.changes}>
        {holsterModifications
          .filter(({ id }) => ids.includes(id))
          .map((modification) => {
            const applied = isIn(modification, bags.main, listed.main);
            const { main, lacking } = applyModification(bags.main, modification);
            const weight = bagWeight(main);
            const title = named(modification.brings);
            const reasons = reasonsOf(modification.id);
            const room = makeRoom(
              main,
              modification.add.map(([action]) => action),
            );
            const over = weight - HOLSTER_CAPACITY;
            return (
              <li key={modification.id} className={styles.change}>
                <h4 className={styles.brings}>{t.brings(title)}</h4>
                {reasons.length > 0 && (
                  <p className={styles.note}>
                    <Reasons reasons={reasons} />
                  </p>
                )}
                <dl className={styles.sides}>
                  <Side word={t.putIn} entries={modification.add} />
                  <Side word={t.takeOut} entries={modification.remove} />
                </dl>
                {!applied && (
                  <p className={styles.note}>
                    {over <= 0
                      ? t.weight(weight, HOLSTER_CAPACITY)
                      : room === null
                        ? t.over(over)
                        : t.overBut(formatTimes(`${room.quantity}`, name(room.action).text))}
                  </p>
                )}
                {!applied && lacking.length > 0 && (
                  <p className={styles.note}>{t.lacking(named(lacking.map(({ action }) => action)))}</p>
                )}
                <Button
                  small
                  icon={applied ? "check" : "plus"}
                  disabled={applied}
                  onClick={() => {
                    dispatch({ kind: "set", bags: { prepop: bags.prepop, main } });
                    announce(t.done(title));
                  }}
                >
                  <span aria-hidden="true">{applied ? t.applied : t.applyShort}</span>
                  <span className="visually-hidden">{t.apply(title)}</span>
                </Button>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
