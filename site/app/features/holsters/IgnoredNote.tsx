import type { DecodedHolster } from "@foray/fieldops/share-codes/holster";
import { formatAside } from "~/i18n/format.ts";
import { Note } from "~/ui/Note.tsx";
import styles from "./Holsters.module.css";
import { holsterMessages } from "./messages.ts";

const LISTED = 12;

/** Lists the unreadable pieces of a link; renders nothing if there are none. */
export function IgnoredNote({ decoded: { prepop, main, ignored } }: { decoded: DecodedHolster }) {
  const t = holsterMessages;
  const nothing = prepop.length + main.length === 0;
  if (ignored.length === 0 && !nothing) return null;
  return (
    <Note kind="warn">
      <div className={styles.ignored}>
        <p>{nothing ? t.ignoredAll : t.ignoredTitle}</p>
        {ignored.length > 0 && (
          <ul>
            {ignored.slice(0, LISTED).map(({ text, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never reorder
              <li key={at}>
                <code>{text}</code>
                {formatAside("", t.ignoredReason[reason])}
              </li>
            ))}
            {ignored.length > LISTED && <li>{t.ignoredMore(ignored.length - LISTED)}</li>}
          </ul>
        )}
      </div>
    </Note>
  );
}
