import { useId, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import {
  type Owned,
  type OwnedId,
  ownedItems,
  printOwned,
  type ReadOwned,
  readOwned,
} from "~/features/inventory/owned.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass } from "~/ui/Field.tsx";
import { Note } from "~/ui/Note.tsx";
import { holsterMessages } from "./messages.ts";
import styles from "./Needs.module.css";

type Outcome = Readonly<{ read: ReadOwned }> | null;

export function OwnedText({ owned }: { owned: Owned }) {
  const t = holsterMessages.needs;
  const id = useId();
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [failed, setFailed] = useState(false);

  const out = async () => {
    const exported = `# ${t.exportTitle}\n${printOwned(owned)}`;
    setText(exported);
    setOutcome(null);
    announce((await copyText(exported)) ? t.exported : t.exportShown);
  };
  const take = (read: ReadOwned) => {
    ownedItems.set(read.owned);
    setOutcome(null);
    announce(t.imported(read.owned.size));
  };
  const check = async () => {
    setFailed(false);
    const byName = await loadNames().catch(() => null);
    if (byName === null) return setFailed(true);
    const read = readOwned(text, byName);
    if (read.unread.length === 0 && read.owned.size > 0) return take(read);
    return setOutcome({ read });
  };

  return (
    <details className={styles.stock}>
      <summary>{t.stock}</summary>
      <p className={styles.note}>{t.stockNote}</p>
      <label className="visually-hidden" htmlFor={id}>
        {t.stockText}
      </label>
      <textarea
        id={id}
        className={controlClass}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.stockTools}>
        <Button small icon="upload" onClick={out}>
          {t.export}
        </Button>
        <Button small icon="download" disabled={text.trim() === ""} onClick={check}>
          {t.import}
        </Button>
        <Button
          small
          kind="quiet"
          icon="trash"
          disabled={owned.size === 0}
          onClick={() => {
            setText(printOwned(owned));
            ownedItems.set(new Map());
            announce(t.forgotten);
          }}
        >
          {t.forget}
        </Button>
      </div>
      {failed && <Note kind="warn">{t.namesFailed}</Note>}
      {outcome !== null && (
        <Note kind="warn">
          <p>{outcome.read.owned.size === 0 ? t.foreign : t.partly(outcome.read.owned.size)}</p>
          {outcome.read.unread.length > 0 && (
            <>
              <p>{t.notRead}</p>
              <ul className={styles.unread}>
                {outcome.read.unread.slice(0, 10).map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines never reorder
                  <li key={at}>{line}</li>
                ))}
              </ul>
            </>
          )}
          {outcome.read.owned.size > 0 && (
            <Button small onClick={() => take(outcome.read)}>
              {t.takeRead(outcome.read.owned.size)}
            </Button>
          )}
        </Note>
      )}
    </details>
  );
}

/** Finds an action or a fragment by its name in any client language. */
async function loadNames(): Promise<(name: string) => OwnedId | undefined> {
  const [{ lostActions }, { fragments }, { normalise }] = await Promise.all([
    import("@foray/fieldops/bozja/lost-actions/index"),
    import("@foray/fieldops/records/fragments/records"),
    import("@foray/fieldops/search/normalise"),
  ]);
  const byName = new Map(
    [...lostActions, ...fragments].flatMap(({ id, names }) =>
      Object.values(names).map((name): [string, OwnedId] => [normalise(name), id]),
    ),
  );
  return (name) => byName.get(normalise(name));
}
