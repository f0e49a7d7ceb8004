import type { ReactNode } from "react";
import { GameName } from "~/i18n/game-names.tsx";
import styles from "./EffectList.module.css";
import type { EffectLine, Part } from "./lines.ts";

function Words({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) =>
    typeof part === "string" ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and never reorder
      <GameName key={index} name={part} />
    ),
  );
}

/**
 * Effects of an action: a short sentence each, with its notes below.
 * @param action renders a mentioned action by id
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
        // biome-ignore lint/suspicious/noArrayIndexKey: effects have no id and never reorder
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
