import { freePlaces, type Pair, type PairsPuzzle, pairs } from "@foray/fieldops/fights/puzzles/pairs";
import type { FightFacts } from "@foray/fieldops/records/fights/types";
import { useState } from "react";
import { formatSentences } from "~/i18n/format.ts";
import { Segmented } from "~/ui/Segmented.tsx";
import { puzzleMessages } from "./messages.ts";
import styles from "./puzzle.module.css";

const t = puzzleMessages.pairs;

/** Strikes that leave one of two pairs of places free. */
export function Pairs({ puzzle, waymarks }: { puzzle: PairsPuzzle; waymarks: FightFacts["waymarks"] }) {
  const [called, setCalled] = useState<Readonly<Partial<Record<string, Pair>>>>({});
  return (
    <>
      <p>{t.lead}</p>
      {puzzle.sides.map(({ side }) => {
        const name = puzzleMessages.sides[side];
        const pair = called[side];
        const places = pair === undefined ? [] : freePlaces(puzzle, waymarks, side, pair);
        const texts = places.map(({ mark, way }) =>
          mark === undefined ? puzzleMessages.ways[way] : t.place(puzzleMessages.ways[way], mark),
        );
        return (
          <div key={side} className={styles.side}>
            <Segmented
              legend={t.called(name)}
              value={pair ?? ""}
              options={pairs.map((value) => ({ value, label: t.pair[value] }))}
              onChange={(value) =>
                setCalled({ ...called, [side]: pairs.find((each) => each === value) ?? pairs[0] })
              }
            />
            <output className={styles.answer}>
              {texts.length > 0 && (
                <>
                  <span>{t.first}</span>
                  <b>{texts.join(formatSentences(["", t.or, ""]))}</b>
                </>
              )}
            </output>
          </div>
        );
      })}
    </>
  );
}
