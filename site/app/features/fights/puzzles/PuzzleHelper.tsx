import type { FightFacts, Puzzle } from "@foray/fieldops/records/fights/types";
import type { Part } from "../my-part.ts";
import { Clocks } from "./Clocks.tsx";
import { puzzleMessages } from "./messages.ts";
import { Pairs } from "./Pairs.tsx";
import { Plates } from "./Plates.tsx";
import styles from "./puzzle.module.css";
import { Tethered } from "./Tethered.tsx";
import { Together } from "./Together.tsx";
import { Turns } from "./Turns.tsx";

function Kind({ fight, part, puzzle }: { fight: FightFacts; part: Part; puzzle: Puzzle }) {
  switch (puzzle.kind) {
    case "clocks":
      return <Clocks puzzle={puzzle} />;
    case "plates":
      return <Plates puzzle={puzzle} present={fight.players?.min ?? 0} />;
    case "turns":
      return <Turns puzzle={puzzle} party={part.party} />;
    case "pairs":
      return <Pairs puzzle={puzzle} waymarks={fight.waymarks} />;
    case "tether":
      return <Tethered puzzle={puzzle} party={part.party} />;
    case "together":
      return <Together puzzle={puzzle} />;
  }
}

export function PuzzleHelper(props: { fight: FightFacts; part: Part; puzzle: Puzzle }) {
  return (
    <section id="helper" className={styles.helper} aria-labelledby="helper-name">
      <h2 id="helper-name">{puzzleMessages.title}</h2>
      <Kind {...props} />
    </section>
  );
}
