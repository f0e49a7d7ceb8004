import {
  bridgeOf,
  type Edge,
  edgeFor,
  type Tether,
  type TetherPuzzle,
  tethers,
} from "@foray/fieldops/fights/puzzles/tether";
import { useState } from "react";
import { formatLabelled, formatSeries } from "~/i18n/format.ts";
import { Segmented } from "~/ui/Segmented.tsx";
import { puzzleMessages } from "./messages.ts";
import styles from "./puzzle.module.css";

const t = puzzleMessages.tether;

/** Two tethered bosses. */
export function Tethered({ puzzle, party }: { puzzle: TetherPuzzle; party: string | null }) {
  const own = party === null ? undefined : bridgeOf(puzzle, party)?.outer;
  const [bridge, setBridge] = useState<Edge | undefined>(undefined);
  const [tether, setTether] = useState<Tether | undefined>(undefined);
  const shown = bridge ?? own ?? puzzle.bridges[0]?.outer;
  if (shown === undefined) return null;
  return (
    <>
      <p>{t.lead}</p>
      <Segmented
        legend={t.bridge}
        value={shown}
        options={puzzle.bridges.map(({ outer, parties }) => ({
          value: outer,
          label: formatLabelled(puzzleMessages.ways[outer], formatSeries(parties)),
        }))}
        onChange={setBridge}
      />
      <Segmented
        legend={t.tether}
        value={tether ?? ""}
        options={tethers.map((value) => ({ value, label: t.tethers[value] }))}
        onChange={(value) => setTether(tethers.find((each) => each === value))}
      />
      <output className={styles.answer}>
        {tether !== undefined && <b>{t.edge[tether](puzzleMessages.ways[edgeFor(shown, tether)])}</b>}
      </output>
    </>
  );
}
