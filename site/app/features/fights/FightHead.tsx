import { stavesOf } from "@foray/fieldops/fights/score";
import type { CastKind, FightFacts } from "@foray/fieldops/records/fights/types";
import { useState } from "react";
import { Link } from "react-router";
import { formatLabelled, formatSeries } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { titled } from "~/i18n/titled.ts";
import { ButtonLink } from "~/ui/Button.tsx";
import { Chip, Chips } from "~/ui/Chip.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { Panel } from "~/ui/Panel.tsx";
import styles from "./FightHead.module.css";
import type { LoadedFight } from "./fight-data.ts";
import { KindMark } from "./kind-marks.tsx";
import { fightPath, listedName, summaryOf } from "./list.ts";
import { fightMessages } from "./messages.ts";
import { Score } from "./Score.tsx";
import { clockText, fightName, figure, kindName, textOf } from "./words.ts";

const t = fightMessages;

function playersText({ players }: FightFacts): string | null {
  if (players === undefined) return null;
  const { max, min } = players;
  return min === undefined ? t.playersMost(String(max)) : t.players(String(min), String(max));
}

function arenaText({ arena }: FightFacts): string | null {
  if (arena === undefined) return null;
  if (arena.shape === "circle") return t.arena.circle(figure(arena.r));
  if (arena.shape === "rect") return t.arena.rect(figure(arena.w), figure(arena.h));
  return t.arena.floor;
}

function Enrage({ fight }: { fight: FightFacts }) {
  const times = [...new Set((fight.enrage ?? []).flatMap((each) => each.t ?? []).map(clockText))];
  const [first] = times;
  if (first === undefined) return null;
  return (
    <p className={styles.enrage}>
      <span className={styles.label}>{t.enrage}</span>
      <b>{first}</b>
      {times.length > 1 && <span className={styles.differs}>{t.enrageDiffers(formatSeries(times))}</span>}
    </p>
  );
}

function Legend({ kinds }: { kinds: readonly CastKind[] }) {
  return (
    <ul className={styles.legend} aria-label={t.legend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <KindMark kind={kind} />
          {kindName(kind)}
        </li>
      ))}
    </ul>
  );
}

function Whole({ fight }: { fight: LoadedFight }) {
  const [branch, setBranch] = useState<Readonly<Record<string, string>>>({});
  const staves = stavesOf(fight.fight, branch);
  const { branches = [], casts } = fight.fight;
  const kinds = [...new Set(staves.flatMap(({ marks }) => marks.map(({ kind }) => kind)))];
  if (staves.length === 0) return <p className={styles.none}>{casts.length > 0 ? t.orderOnly : t.noScore}</p>;
  return (
    <section aria-labelledby="whole">
      <div className={styles.wholeHead}>
        <h2 id="whole">{t.whole}</h2>
        <Legend kinds={kinds} />
      </div>
      {branches.length > 0 && (
        <details className={styles.orders}>
          <summary>{t.branches}</summary>
          <div className={styles.branches}>
            {branches.map(({ from, id, options }) => (
              <Field key={id} label={formatLabelled(clockText(from), t.branches)}>
                {(ids) => (
                  <Select
                    {...ids}
                    value={branch[id] ?? options[0] ?? ""}
                    onChange={({ target }) => setBranch({ ...branch, [id]: target.value })}
                  >
                    {options.map((option, at) => (
                      <option key={option} value={option}>
                        {textOf(fight, `branch/${option}`)?.text ?? t.branch(String(at + 1))}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            ))}
          </div>
        </details>
      )}
      <Score fight={fight} staves={staves} />
      <p className={styles.how}>{t.scoreHow}</p>
    </section>
  );
}

export function FightHead({ fight }: { fight: LoadedFight }) {
  const { fight: facts, key } = fight;
  const summary = summaryOf(key);
  const lead = textOf(fight, "lead");
  const chips = [
    t.kinds[facts.kind],
    ...(facts.harder ? [t.harder] : []),
    playersText(facts),
    arenaText(facts),
    t.checked(facts.asOf.patch),
  ].filter((each) => each !== null);
  const boss = textOf(fight, "boss");
  return (
    <Panel className={styles.panel}>
      <div className={styles.top}>
        <PageHead
          eyebrow={[
            <Link key="fights" className={styles.crumb} to="/fights">
              {t.title}
            </Link>,
            <Link key="operation" className={styles.crumb} to={fightPath(facts.operation)}>
              <GameName name={listedName(facts.operation)} />
            </Link>,
          ]}
          title={<GameName name={fightName(fight)} />}
          {...(lead === null ? {} : { lead: <span lang={lead.lang}>{lead.text}</span> })}
        >
          <Chips label={t.facts}>
            {boss !== null && (
              <Chip>
                <GameName name={titled(boss)} />
              </Chip>
            )}
            {chips.map((chip) => (
              <Chip key={chip}>{chip}</Chip>
            ))}
          </Chips>
        </PageHead>
        <Enrage fight={facts} />
      </div>
      {(summary?.timeline === true || summary?.practice === true) && (
        <div className={styles.acts}>
          {summary.practice === true && (
            <ButtonLink icon="locate" to={fightPath(...key.split("/"), "practice")}>
              {t.practice}
            </ButtonLink>
          )}
          {summary.timeline && (
            <ButtonLink icon="timer" to={fightPath(...key.split("/"), "run")}>
              {t.runAlong}
            </ButtonLink>
          )}
          {summary.timeline && (
            <ButtonLink icon="printer" to={fightPath(...key.split("/"), "sheet")}>
              {t.sheet}
            </ButtonLink>
          )}
        </div>
      )}
      <Whole fight={fight} />
    </Panel>
  );
}
