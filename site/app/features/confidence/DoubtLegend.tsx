import type { DoubtKind } from "@foray/fieldops/doubt/doubt";
import styles from "./Doubt.module.css";
import { doubtMessages } from "./messages.ts";

const kinds: readonly Exclude<DoubtKind, "differ">[] = ["oneSource", "timed", "game"];

export function DoubtLegend() {
  const t = doubtMessages;
  const lines = [
    ...kinds.map((kind) => [t.marks[kind].word, t.marks[kind].means] as const),
    [t.differShort, t.differMeans] as const,
    [t.nobodyKnows, t.nobodyKnowsMeans] as const,
    [t.notCollected, t.notCollectedMeans] as const,
  ];
  return (
    <dl className={styles.legend}>
      {lines.map(([word, means]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}
