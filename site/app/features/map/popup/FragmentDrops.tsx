import english from "@foray/fieldops/records/fragments/names/page";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { mapMessages } from "../messages.ts";
import styles from "./MarkerPopup.module.css";

/** `fragments`: ids without the prefix `forgotten-fragment-of-`. */
export function FragmentDrops({ fragments }: { fragments: readonly string[] }) {
  const t = mapMessages;
  const name = useGameNames("fieldops/fragments", english);
  const known = fragments.map((word) => `forgotten-fragment-of-${word}`).filter((id) => id in english);
  if (known.length === 0) return null;
  return (
    <dl className={styles.record}>
      <div>
        <dt>{t.labels.drops}</dt>
        <dd>
          <ul>
            {known.map((id) => (
              <li key={id}>
                <GameName name={name(id)} />
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}
