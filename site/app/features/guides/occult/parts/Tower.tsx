import { type Doubt, doubtOf } from "@foray/fieldops/doubt/doubt";
import { currencies } from "@foray/fieldops/records/currencies/facts";
import engagementNames from "@foray/fieldops/records/engagements/names/page";
import peopleNames from "@foray/fieldops/records/miscellany/names/page";
import bossNames from "@foray/fieldops/records/occult-bosses/names/page";
import itemNames from "@foray/fieldops/records/occult-items/names/page";
import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { towers } from "@foray/fieldops/records/towers/facts";
import type { TowerFacts } from "@foray/fieldops/records/types";
import { towerKinds } from "@foray/fieldops/tower-board/board";
import { guidesOf } from "@foray/fieldops/tower-board/needs";
import type { ReactNode } from "react";
import { DoubtMark, NotKnown } from "~/features/confidence/Doubt.tsx";
import { Lines, PlaceLink, RecordTable } from "~/features/record-table/RecordTable.tsx";
import { asideSigns, formatLabelled, formatNumber, formatSeries, formatTimes } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { guideMessages } from "../messages.ts";

const currencyIds = new Map(currencies.map(({ itemId, id }) => [itemId, id]));

type Fact = Readonly<{ id: string; label: string; of: (tower: TowerFacts) => ReactNode }>;

type Need = NonNullable<TowerFacts["jobs"]>[number]["required"][number];

/** Group sizes, smallest first. */
const shares = ["party", "side", "alliance", "raid"] as const satisfies readonly Need["per"][];

/** Name of a guide, or its id as a fallback. */
function guideName({ id }: TowerFacts, source: string): string {
  const kind = towerKinds.find((each) => id === `the-forked-${each}`);
  const plain = (name: string) => name.toLowerCase().replaceAll(/\W/g, "");
  return (
    (kind === undefined ? [] : guidesOf(kind)).find(({ name }) => plain(name).startsWith(source))?.name ??
    source
  );
}

export default function Tower() {
  const t = guideMessages;
  const language = useLanguage();
  const engagement = useGameNames("fieldops/engagements", engagementNames);
  const item = useGameNames("fieldops/occult-items", itemNames);
  const boss = useGameNames("fieldops/occult-bosses", bossNames);
  const job = useGameNames("fieldops/phantom-jobs", jobNames);
  const person = useGameNames("fieldops/miscellany", peopleNames);
  const number = (value: number) => formatNumber(value, language);
  const [open, close] = asideSigns(language);
  /** Values from other sources, translated because the data has them as English text. */
  const others = (tower: TowerFacts, field: string): readonly string[] =>
    tower.conflicts?.some((each) => each.field === field) ? [t.towerOthers[field] ?? ""].filter(Boolean) : [];
  const marked = (tower: TowerFacts, field: string, text: ReactNode) => {
    const conflict = doubtOf({ conflicts: tower.conflicts ?? [] }, field);
    const own = doubtOf(tower, field);
    const doubt: Doubt | null =
      conflict ?? (own === null ? null : field === "jobs" ? own : { kind: "timed" });
    return (
      <DoubtMark doubt={doubt} others={others(tower, field)}>
        {text}
      </DoubtMark>
    );
  };
  const orUnknown = (value: number | boolean | undefined, text: (value: number) => ReactNode) => {
    if (value === undefined) return <NotKnown why="notCollected" />;
    if (typeof value === "boolean") return value ? t.yes : t.no;
    return text(value);
  };
  const entry = (tower: TowerFacts) => {
    const id = tower.entryItemId === null ? undefined : currencyIds.get(tower.entryItemId);
    return id === undefined ? (
      <NotKnown why="notCollected" />
    ) : (
      marked(tower, "entryItemId", <GameName name={item(id)} />)
    );
  };
  const timer = ({
    timer: { baseMinutes, minusMinutesPerEngagement: each, minusMinutesPerFate: fate },
  }: TowerFacts) =>
    t.timerText(
      number(baseMinutes),
      each === undefined ? null : number(each),
      fate === undefined ? null : number(fate),
    );
  const need = ({ count, jobs }: Need) => {
    const names = jobs.map((id) => job(id).text).join(" / ");
    return count === 1 ? names : formatTimes(number(count), names);
  };
  const needLines = (needs: readonly Need[]) =>
    shares.flatMap((per) => {
      const own = needs.filter((each) => each.per === per);
      return own.length === 0 ? [] : [formatLabelled(t.per[per], formatSeries(own.map(need)))];
    });
  const facts: readonly Fact[] = [
    { id: "place", label: t.place, of: ({ position }) => <PlaceLink position={position} /> },
    { id: "least", label: t.leastPlayers, of: ({ playersMin }) => orUnknown(playersMin, number) },
    { id: "most", label: t.mostPlayers, of: ({ playersMax }) => number(playersMax) },
    { id: "knowledge", label: t.knowledge, of: ({ knowledgeLevel }) => orUnknown(knowledgeLevel, number) },
    { id: "entry", label: t.entry, of: entry },
    {
      id: "quest",
      label: t.quest,
      of: (tower) =>
        tower.questRequired === undefined ? (
          <NotKnown why="notCollected" />
        ) : (
          marked(tower, "questRequired", tower.questRequired ? t.yes : t.no)
        ),
    },
    {
      id: "timer",
      label: t.timer,
      of: (tower) =>
        tower.enteredBy === undefined
          ? marked(tower, "timer", timer(tower))
          : t.enteredBy(person("jeffroy").text),
    },
    {
      id: "mirages",
      label: t.mirages,
      of: (tower) =>
        orUnknown(tower.mirageMinutes, (minutes) =>
          marked(tower, "mirageMinutes", t.mirageText(number(minutes))),
        ),
    },
    {
      id: "start",
      label: t.minutesAtStart,
      of: (tower) =>
        orUnknown(tower.minutesAtStart, (minutes) => marked(tower, "minutesAtStart", number(minutes))),
    },
    {
      id: "lives",
      label: t.lives,
      of: (tower) => orUnknown(tower.lives, (lives) => marked(tower, "lives", number(lives))),
    },
    {
      id: "raising",
      label: t.raising,
      of: ({ resurrectionLimited }) => orUnknown(resurrectionLimited, number),
    },
    {
      id: "change",
      label: t.jobChange,
      of: ({ jobChange }) =>
        jobChange === undefined ? <NotKnown why="notCollected" /> : t.jobChanges[jobChange],
    },
    {
      id: "left",
      label: t.minutesLeft,
      of: ({ minutesLeftAfterLeaving }) =>
        orUnknown(minutesLeftAfterLeaving, (minutes) => t.minutesLeftText(number(minutes))),
    },
    {
      id: "jobs",
      label: t.guideJobs,
      of: (tower) =>
        tower.jobs === undefined ? (
          <NotKnown why="notCollected" />
        ) : (
          <Lines>
            {tower.jobs.map(({ encouraged, required, source }) => (
              <div key={source}>
                {marked(tower, "jobs", guideName(tower, source))}
                <Lines>{needLines([...required, ...encouraged])}</Lines>
              </div>
            ))}
          </Lines>
        ),
    },
    {
      id: "bosses",
      label: t.bosses,
      of: (tower) => (
        <Lines>
          {tower.bosses.map(({ name }, at) => {
            const seconds = tower.enrageSeconds?.[at];
            return (
              <span key={name}>
                <GameName name={boss(name)} />
                {seconds !== undefined && (
                  <>
                    {open}
                    {marked(tower, "enrageSeconds", t.enrage(number(seconds)))}
                    {close}
                  </>
                )}
              </span>
            );
          })}
        </Lines>
      ),
    },
  ];
  return (
    <RecordTable
      label={t.pages.tower.title}
      long
      columns={[t.rule, ...towers.map(({ engagement: id }) => engagement(id).text)]}
      rows={facts.map(({ id, label, of }) => ({
        id,
        cells: [label, ...towers.map((tower) => <div key={tower.id}>{of(tower)}</div>)],
      }))}
    />
  );
}
