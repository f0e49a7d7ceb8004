import { type Doubt, doubtOf } from "@foray/fieldops/doubt/doubt";
import { notoriousMonsterFacts } from "@foray/fieldops/records/notorious-monsters/facts";
import english from "@foray/fieldops/records/notorious-monsters/names/page";
import type { Element, NotoriousMonsterFacts } from "@foray/fieldops/records/types";
import type { ReactNode } from "react";
import { useMinute } from "~/browser/clock.ts";
import { pageMeta } from "~/browser/page-meta.ts";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { dropsOf } from "~/features/items/drop-items.ts";
import { ElementWord, placeText, SkyWords } from "~/features/record-table/cells.tsx";
import { nameColumn, numberColumn } from "~/features/record-table/columns.tsx";
import { tableMessages } from "~/features/record-table/messages.ts";
import { Lines, PlaceLink } from "~/features/record-table/RecordTable.tsx";
import type { Choice, Column } from "~/features/record-table/table.ts";
import { useZoneGroups } from "~/features/record-table/use-zone-groups.ts";
import { NextTime, nextOf, useNextWindows, useNextWords } from "~/features/spawn-windows/NextTime.tsx";
import { formatAside, formatLabelled, formatSeries, seriesComma } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { FieldTable } from "../FieldTable.tsx";
import { fieldMessages } from "../messages.ts";
import { useDropWords } from "../rewards/Drops.tsx";

type Monster = NotoriousMonsterFacts;

const zones = ["eurekaAnemos", "eurekaPagos", "eurekaPyros", "eurekaHydatos"] as const;
const elements = ["fire", "ice", "wind", "earth", "lightning", "water"] as const;
const filters = notoriousMonsterFacts.flatMap(({ forecastFilter }) => forecastFilter ?? []);

/** The monster's own conditions, or those of the enemy that triggers it. Null if neither has any. */
function conditionsOf({ night, trigger, weather }: Monster) {
  if (weather.length > 0 || night === true) return { whose: "own", weather, night: night === true } as const;
  if ("name" in trigger && (trigger.night || trigger.weather.length > 0))
    return { whose: "trigger", weather: trigger.weather, night: trigger.night } as const;
  return null;
}

/** Falls back to all elements named by sources if the data has no agreed one. */
function elementOf(monster: Monster): Readonly<{ named: readonly Element[]; doubt: Doubt | null }> {
  if (monster.element !== null) return { named: [monster.element], doubt: null };
  const doubt = doubtOf(monster, "element");
  const others = doubt?.kind === "differ" ? doubt.others : [];
  const named = elements.filter((element) => others.includes(element));
  return { named, doubt: named.length === 1 ? { kind: "oneSource" } : doubt };
}

/** For most triggers, only the monster's own position is known. */
function callerPlaceDoubt(monster: Monster): Doubt | null {
  const near = "positionQuality" in monster.trigger && monster.trigger.positionQuality === "near-monster";
  return doubtOf(monster, "trigger.position") ?? (near ? { kind: "oneSource" } : null);
}

export function meta() {
  return pageMeta({
    title: fieldMessages.head.monsters,
    description: fieldMessages.monstersLead,
    path: "/eureka/nms",
    preview: "nms",
  });
}

export default function MonstersPage() {
  const t = fieldMessages;
  const words = tableMessages;
  const name = useGameNames("fieldops/notorious-monsters", english);
  const byZone = useZoneGroups(zones, t);
  const weather = useWeatherNames();
  const windows = useNextWindows(filters);
  const next = useNextWords(windows);
  const now = useMinute();
  const gives = useDropWords();

  const skyText = (monster: Monster) => {
    const found = conditionsOf(monster);
    if (found === null) return "";
    const named = [...found.weather.map((id) => weather(id).text), ...(found.night ? [words.night] : [])];
    return formatAside(formatSeries(named), t[found.whose]);
  };
  const sky = (monster: Monster): ReactNode => {
    const found = conditionsOf(monster);
    if (found === null) return t.anyTime;
    const doubt = doubtOf(monster, "trigger.night");
    const others = doubt?.kind === "differ" ? [formatLabelled(words.night, t.yes)] : [];
    return (
      <>
        <SkyWords weathers={found.weather} night={found.night} />
        <small>{formatAside("", t[found.whose])}</small> <DoubtMark doubt={doubt} others={others} />
      </>
    );
  };
  const element = (monster: Monster) => {
    const { doubt, named } = elementOf(monster);
    const shown = named.map((each) => <ElementWord key={each} element={each} />);
    const others = named.map((each) => words.elements[each]);
    return (
      <DoubtMark doubt={doubt} others={others}>
        {shown}
      </DoubtMark>
    );
  };
  const caller = ({ trigger }: Monster) =>
    "special" in trigger
      ? t.special[trigger.special]
      : formatSeries([name(trigger.name).text, t.levelOf(String(trigger.level))]);

  const rewardText = ({ fateId, rewards }: Monster) => {
    const counted = dropsOf("fates", fateId);
    const held = new Set(counted?.drops.map(({ itemId }) => itemId));
    const others = rewards.filter(({ itemId }) => !held.has(itemId)).map(({ item }) => name(item).text);
    return [...(counted === undefined ? [] : [gives.text(counted)]), ...others].join("; ");
  };

  const columns: readonly Column<Monster>[] = [
    nameColumn(t.name, ({ id }) => name(id)),
    numberColumn({ id: "level", head: t.level, legend: t.levelLegend }, ({ level }) => level),
    {
      id: "element",
      width: 14,
      head: t.element,
      cell: element,
      text: (monster) =>
        elementOf(monster)
          .named.map((each) => words.elements[each])
          .join(" / "),
      sortBy: ({ element: own }) => (own === null ? null : words.elements[own]),
    },
    { id: "conditions", head: t.conditions, legend: t.conditionsLegend, width: 16, cell: sky, text: skyText },
    {
      id: "next",
      width: 12,
      head: t.nextTime,
      legend: t.nextLegend,
      cell: ({ forecastFilter: filter }) =>
        filter === undefined ? "" : <NextTime filter={filter} words={next(filter)} />,
      text: ({ forecastFilter: filter }) => {
        const window = filter === undefined || now === null ? undefined : nextOf(windows, filter, now);
        return window === undefined ? "" : new Date(window.start).toISOString();
      },
      sortBy: ({ forecastFilter: filter }) =>
        filter === undefined || now === null ? null : (nextOf(windows, filter, now)?.start ?? null),
    },
    {
      id: "place",
      width: 15,
      head: t.place,
      cell: (monster) => {
        const doubt = doubtOf(monster, "position");
        return (
          <>
            <PlaceLink position={monster.position} /> <DoubtMark doubt={doubt} />
          </>
        );
      },
      text: ({ position }) => placeText(position),
    },
    {
      id: "caller",
      width: 33,
      head: t.calledBy,
      legend: t.calledByLegend,
      cell: (monster) => {
        const { trigger } = monster;
        if ("special" in trigger) return t.special[trigger.special];
        const conflict = doubtOf(monster, "trigger.element");
        const others = elements
          .filter(
            (each) =>
              conflict?.kind === "differ" && conflict.others.some((other) => other.toLowerCase() === each),
          )
          .map((each) => words.elements[each]);
        return (
          <>
            <GameName name={name(trigger.name)} />
            {seriesComma()}
            {t.level} {trigger.level}
            {seriesComma()}
            <DoubtMark doubt={conflict} others={others}>
              <ElementWord element={trigger.element} />
            </DoubtMark>{" "}
            <PlaceLink position={trigger.position} /> <DoubtMark doubt={callerPlaceDoubt(monster)} />
          </>
        );
      },
      text: caller,
      sortBy: ({ trigger }) => ("special" in trigger ? null : name(trigger.name).text),
    },
    {
      id: "rewards",
      width: 24,
      head: t.rewards,
      cell: (monster) => {
        const counted = dropsOf("fates", monster.fateId);
        const held = new Set(counted?.drops.map(({ itemId }) => itemId));
        return (
          <>
            {counted !== undefined && gives.cell(counted)}
            <Lines>
              {monster.rewards
                .filter(({ itemId }) => !held.has(itemId))
                .map(({ item }) => (
                  <GameName key={item} name={name(item)} />
                ))}
            </Lines>
          </>
        );
      },
      text: (monster) => rewardText(monster),
    },
  ];
  const choices: readonly Choice<Monster>[] = [
    byZone.choice,
    {
      id: "conditions",
      label: t.conditions,
      all: t.anyCondition,
      options: [
        { value: "needs", label: t.weatherOrNight },
        { value: "none", label: t.noCondition },
      ],
      fits: (monster, value) => (conditionsOf(monster) !== null) === (value === "needs"),
    },
  ];
  return (
    <FieldTable
      operation="eureka"
      title={t.monsters}
      lead={t.monstersLead}
      tables={["notorious-monsters"]}
      file="notorious-monsters"
      rows={notoriousMonsterFacts}
      columns={columns}
      choices={choices}
      find={{
        english,
        name,
        words: (monster) => [caller(monster), monster.searchName, skyText(monster)],
      }}
      groups={byZone.groups}
      figure={({ level }) => ({ label: t.level, value: level })}
      brief={(monster) => {
        const found = conditionsOf(monster);
        const when = monster.forecastFilter === undefined ? "" : next(monster.forecastFilter);
        return [
          when === "" ? null : <b key="when">{when}</b>,
          ...elementOf(monster).named.map((each) => <ElementWord key={each} element={each} />),
          found === null ? null : <SkyWords key="sky" weathers={found.weather} night={found.night} />,
        ];
      }}
    />
  );
}
