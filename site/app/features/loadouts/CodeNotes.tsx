import type { DecodedLoadout } from "@foray/fieldops/share-codes/loadout";
import { Note } from "~/ui/Note.tsx";
import { hasActions } from "./address.ts";
import styles from "./Loadouts.module.css";
import { loadoutMessages } from "./messages.ts";
import { MAXIMUM_TRAYS } from "./trays.ts";

const LISTED = 12;

/** Explains the unreadable pieces of a code; renders nothing if there are none. */
export function CodeNotes({ decoded }: { decoded: DecodedLoadout }) {
  const t = loadoutMessages;
  const { trays, ignored } = decoded;
  const tooMany = trays.length > MAXIMUM_TRAYS;
  if (ignored.length === 0 && !tooMany) return null;
  return (
    <div className={styles.notes}>
      {!hasActions(decoded) && (
        <Note kind="warn">
          <p>{t.unreadable}</p>
        </Note>
      )}
      {tooMany && (
        <Note kind="warn">
          <p>{t.tooMany(trays.length)}</p>
        </Note>
      )}
      {ignored.length > 0 && (
        <Note kind="warn">
          <p>{t.ignored(ignored.length)}</p>
          <ul className={styles.ignored}>
            {ignored.slice(0, LISTED).map(({ text, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may occur twice
              <li key={index}>
                <code>{text.replaceAll(/[\p{C}\ufffd]/gu, "·") || "·"}</code>{" "}
                <span>{t.ignoredReasons[reason]}</span>
              </li>
            ))}
            {ignored.length > LISTED && <li>{t.moreTrays(ignored.length - LISTED)}</li>}
          </ul>
        </Note>
      )}
    </div>
  );
}
