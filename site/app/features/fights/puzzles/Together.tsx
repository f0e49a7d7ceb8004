import {
  type Health,
  type TogetherAnswer,
  type TogetherPuzzle,
  type TogetherSide,
  together,
} from "@foray/fieldops/fights/puzzles/together";
import { useState } from "react";
import { formatSeries } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { puzzleMessages } from "./messages.ts";
import styles from "./puzzle.module.css";

const t = puzzleMessages.together;
const states = ["above", "held", "dead"] as const satisfies readonly Health[];

const names = (sides: readonly TogetherSide[]) =>
  formatSeries(sides.map((side) => puzzleMessages.sides[side]));

function answerText(answer: TogetherAnswer, { percent, seconds }: TogetherPuzzle): string {
  const { do: act, hit, hold } = answer;
  if (act === "kill") return t.kill;
  if (act === "done") return t.done;
  if (act === "hurry") return t.hurry(names(hit), String(seconds));
  return hold.length === 0 ? t.start(names(hit), String(percent)) : t.wait(names(hold), names(hit));
}

/** Enemies that must die together. */
export function Together({ puzzle }: { puzzle: TogetherPuzzle }) {
  const [health, setHealth] = useState<Readonly<Partial<Record<TogetherSide, Health>>>>({});
  const answer = together(puzzle, health);
  const label = (state: Health) =>
    state === "held" ? t.states.held(String(puzzle.percent)) : t.states[state];
  return (
    <>
      <p>{t.lead}</p>
      {puzzle.sides.map((side) => (
        <Segmented
          key={side}
          legend={puzzleMessages.sides[side]}
          value={health[side] ?? "above"}
          options={states.map((value) => ({ value, label: label(value) }))}
          onChange={(value) => setHealth({ ...health, [side]: value })}
        />
      ))}
      <output className={styles.answer}>
        <b data-bad={answer.do === "hurry"}>{answerText(answer, puzzle)}</b>
      </output>
      <p className={styles.foot}>
        <Button icon="rotate" kind="quiet" onClick={() => setHealth({})}>
          {puzzleMessages.reset}
        </Button>
      </p>
    </>
  );
}
