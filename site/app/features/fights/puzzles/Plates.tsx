import { wayNamed } from "@foray/fieldops/fights/places";
import { type PlatesPuzzle, platesFor } from "@foray/fieldops/fights/puzzles/plates";
import { useState } from "react";
import { formatLabelled } from "~/i18n/format.ts";
import { Counter } from "./Counter.tsx";
import { puzzleMessages } from "./messages.ts";
import styles from "./puzzle.module.css";

const t = puzzleMessages.plates;

/** Pillars that sink under standing players. */
export function Plates({ puzzle, present: expected }: { puzzle: PlatesPuzzle; present: number }) {
  const [segments, setSegments] = useState<readonly number[]>(puzzle.plates.map(() => 0));
  const [present, setPresent] = useState(expected);
  const { missing, players, total } = platesFor(puzzle, segments, present);
  const nameOf = (dir: number) => puzzleMessages.ways[wayNamed(dir)];
  return (
    <>
      <p>{t.lead}</p>
      <div className={styles.counters}>
        {puzzle.plates.map(({ dir }, at) => (
          <Counter
            key={dir}
            label={nameOf(dir)}
            value={segments[at] ?? 0}
            onChange={(value) => setSegments(segments.with(at, value))}
          />
        ))}
        <Counter label={t.present} value={present} onChange={setPresent} />
      </div>
      <output className={styles.answer}>
        <span className={styles.answerName}>{t.answer}</span>
        {puzzle.plates.map(({ dir }, at) => (
          <b key={dir}>{formatLabelled(nameOf(dir), String(players[at] ?? 0))}</b>
        ))}
        <span>{t.total(String(total))}</span>
        {missing > 0 && <span data-bad="true">{t.missing(String(missing))}</span>}
      </output>
      <p className={styles.note}>{t.wake}</p>
    </>
  );
}
