import { type Mark, stavesOf } from "@foray/fieldops/fights/score";
import type { MechanicFacts } from "@foray/fieldops/records/fights/types";
import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { Link } from "react-router";
import type { MetaArgs } from "~/browser/page-meta.ts";
import { GameName, pageName } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { Diagram } from "./Diagram.tsx";
import { stepText } from "./diagram-words.ts";
import { Fight, Titled } from "./Fight.tsx";
import type { LoadedFight } from "./fight-data.ts";
import { sheetMeta } from "./head.ts";
import { KindMark } from "./kind-marks.tsx";
import { fightPath, listedName } from "./list.ts";
import { fightMessages } from "./messages.ts";
import styles from "./Sheet.module.css";
import { clockText, fightName, mechanicName, partName, textOf } from "./words.ts";

const t = fightMessages;

export const meta = ({ params }: MetaArgs) => sheetMeta(params);

/** Calls that fit a printed page in large letters, and in small ones beside diagrams. */
const LARGE_ROWS = 30;
const DIAGRAM_ROWS = 44;
const DIAGRAMS = 3;

function callOf(fight: LoadedFight, { mechanic }: Mark) {
  if (mechanic === undefined) return null;
  return textOf(fight, `mechanic/${mechanic}/call`) ?? mechanicName(fight, mechanic);
}

function Rows({ fight, marks }: { fight: LoadedFight; marks: readonly Mark[] }) {
  return marks.map((mark) => {
    const call = callOf(fight, mark);
    return (
      call && (
        <li key={`${mark.t} ${mark.mechanic} ${mark.action}`}>
          <b>{clockText(mark.t)}</b>
          <KindMark kind={mark.kind} size={16} />
          <span>
            <GameName name={call} />
          </span>
        </li>
      )
    );
  });
}

/** The most informative step: where to stand during a hit. */
const shownStep = ({ strategies = [] }: MechanicFacts) =>
  strategies
    .flatMap(({ steps }) => steps)
    .find(
      ({ danger, stand, towers }) => (danger !== undefined && stand !== undefined) || towers !== undefined,
    );

function Diagrams({ fight }: { fight: LoadedFight }) {
  const { arena, mechanics } = fight.fight;
  if (arena === undefined) return null;
  const drawn = mechanics.flatMap((mechanic) => {
    const step = shownStep(mechanic);
    return step === undefined ? [] : [{ id: mechanic.id, step }];
  });
  return (
    <div className={styles.diagrams}>
      {drawn.slice(0, DIAGRAMS).map(({ id, step }) => (
        <figure key={id}>
          <Diagram arena={arena} step={step} said={stepText(step, (job) => pageName(jobNames, job).text)} />
          <figcaption>
            <GameName name={mechanicName(fight, id)} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Sheet({ fight }: { fight: LoadedFight }) {
  const { enrage = [], operation } = fight.fight;
  const staves = stavesOf(fight.fight);
  const rows = staves.reduce((sum, { marks }) => sum + marks.length, 0);
  const [end] = enrage.flatMap((each) => each.t ?? []);
  const path = fightPath(...fight.key.split("/"));
  return (
    <article className={styles.sheet} data-many={rows > LARGE_ROWS}>
      <header className={styles.head}>
        <div>
          <p>
            <GameName name={listedName(operation)} />
          </p>
          <h1>
            <GameName name={fightName(fight)} />
          </h1>
        </div>
        {end !== undefined && (
          <p className={styles.end}>
            {t.enrage} <b>{clockText(end)}</b>
          </p>
        )}
      </header>
      <div className={styles.acts}>
        <Button kind="primary" icon="printer" onClick={() => window.print()}>
          {t.print}
        </Button>
        <Link to={path}>{t.allOf(fightName(fight).text)}</Link>
      </div>
      {staves.length === 0 && <p>{t.noScore}</p>}
      <ol className={styles.rows} aria-label={t.calls}>
        {staves.map(({ marks, part }) => [
          part === undefined ? null : (
            <li key={part} className={styles.part}>
              <GameName name={partName(fight, part)} />
            </li>
          ),
          <Rows key={`${part ?? ""} rows`} fight={fight} marks={marks} />,
        ])}
      </ol>
      {rows <= DIAGRAM_ROWS && <Diagrams fight={fight} />}
    </article>
  );
}

export default function SheetRoute() {
  return (
    <Fight>
      {(fight) => (
        <Titled
          title={t.sheetTitle(t.fightTitle(fightName(fight).text, listedName(fight.fight.operation).text))}
        >
          <Sheet fight={fight} />
        </Titled>
      )}
    </Fight>
  );
}
