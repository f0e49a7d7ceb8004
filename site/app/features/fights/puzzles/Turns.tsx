import {
  type Caller,
  groupOf,
  type Side,
  type TurnsPuzzle,
  turnOf,
  waveAsks,
} from "@foray/fieldops/fights/puzzles/turns";
import { useState } from "react";
import { formatLabelled, formatSeries } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { Counter } from "./Counter.tsx";
import { puzzleMessages } from "./messages.ts";
import styles from "./puzzle.module.css";

const t = puzzleMessages.turns;

function callerText(caller: Caller | undefined): string {
  if (caller === undefined) return "";
  const role = t.roles[caller.role];
  return caller.party === undefined ? role : t.caller(role, caller.party);
}

function Waves({ puzzle }: { puzzle: TurnsPuzzle }) {
  const [wave, setWave] = useState(1);
  const { hold = 1 } = puzzle.waves ?? {};
  const asks = waveAsks(puzzle, wave);
  return (
    <div className={styles.waves}>
      <Counter label={t.wave} value={wave} onChange={(value) => setWave(Math.max(1, value))} />
      <output className={styles.answer}>
        <b data-bad={asks === "let"}>{asks === "hold" && wave !== hold ? t.asks.later : t.asks[asks]}</b>
      </output>
    </div>
  );
}

/** Casts that players interrupt in turns. */
export function Turns({ puzzle, party }: { puzzle: TurnsPuzzle; party: string | null }) {
  const own = party === null ? undefined : groupOf(puzzle, party)?.side;
  const [side, setSide] = useState<Side | undefined>(undefined);
  const [cast, setCast] = useState(0);
  const shown = side ?? own ?? puzzle.groups[0]?.side;
  if (shown === undefined) return null;
  return (
    <>
      <p>{t.lead}</p>
      <Segmented
        legend={t.place}
        value={shown}
        options={puzzle.groups.map((group) => ({
          value: group.side,
          label: formatLabelled(puzzleMessages.sides[group.side], formatSeries(group.parties)),
        }))}
        onChange={(value) => {
          setSide(value);
          setCast(0);
        }}
      />
      <output className={styles.turns}>
        <span className={styles.answerName}>{t.now}</span>
        <b>{callerText(turnOf(puzzle, shown, cast))}</b>
        <span className={styles.answerName}>{t.following}</span>
        <span>{callerText(turnOf(puzzle, shown, cast + 1))}</span>
      </output>
      <p className={styles.foot}>
        <Button kind="primary" icon="check" onClick={() => setCast(cast + 1)}>
          {t.stopped}
        </Button>
        <Button icon="rotate" kind="quiet" onClick={() => setCast(0)}>
          {puzzleMessages.reset}
        </Button>
      </p>
      {puzzle.waves !== undefined && <Waves puzzle={puzzle} />}
    </>
  );
}
