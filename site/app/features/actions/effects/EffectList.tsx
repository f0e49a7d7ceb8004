import type { ReactNode } from "react";
import { GameName } from "~/i18n/game-names.tsx";
import styles from "./EffectList.module.css";
import type { EffectLine, Part } from "./lines.ts";

function Words({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) =>
    typeof part === "string" ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a sentence is known by its place alone
      <GameName key={index} name={part} />
    ),
  );
}

/**
 * Effects of an action, one short sentence per line, with what applies to it in softer type below.
 * @param action shows an action that a sentence names, by id
 */
export function EffectList({
  lines,
  action,
}: {
  lines: readonly EffectLine[];
  action?: (id: string) => ReactNode;
}) {
  return (
    <ul className={styles.list}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: effects have no id but their order in the record
        <li key={index}>
          <span className={styles.sentence}>
            <Words parts={line.sentence} />
          </span>
          {line.actions.map((id) => (
            <span key={id} className={styles.action}>
              {action?.(id)}
            </span>
          ))}
          {line.notes.length > 0 && (
            <span className={styles.notes}>
              {line.notes.map((note, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <span key={place}>
                  <Words parts={note} />
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
