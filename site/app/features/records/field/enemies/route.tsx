import { doubtOf } from "@foray/fieldops/doubt/doubt";
import { mapOfZone, zonesOf } from "@foray/fieldops/fields/operations";
import { enemyFacts } from "@foray/fieldops/records/enemies/facts";
import english from "@foray/fieldops/records/enemies/names/page";
import { engagementFacts } from "@foray/fieldops/records/engagements/facts";
import engagementNames from "@foray/fieldops/records/engagements/names/page";
import type { EnemyFacts } from "@foray/fieldops/records/types";
import { pageMeta } from "~/browser/page-meta.ts";
import { DoubtMark, NotKnown } from "~/features/confidence/Doubt.tsx";
import { doubtMessages } from "~/features/confidence/messages.ts";
import { ElementWord, SkyWords } from "~/features/record-table/cells.tsx";
import { nameColumn } from "~/features/record-table/columns.tsx";
import { tableMessages } from "~/features/record-table/messages.ts";
import { Lines, PlaceLink } from "~/features/record-table/RecordTable.tsx";
import type { Choice, Column } from "~/features/record-table/table.ts";
import { useZoneGroups } from "~/features/record-table/use-zone-groups.ts";
import { formatAside, formatList, formatNumber } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { FieldTable } from "../FieldTable.tsx";
import { fieldMessages } from "../messages.ts";

const zones = zonesOf("occult");
const weaknesses = ["fire", "ice", "lightning", "wind"] as const;
const senses = ["sight", "sound", "proximity", "magic", "contact"] as const;
const BAND = 10;
const rows = zones.flatMap((zone) => enemyFacts.filter((enemy) => enemy.zone === zone));
const levelMost = Math.max(...rows.flatMap(({ levels }) => levels));
const bands = Array.from({ length: Math.ceil(levelMost / BAND) }, (_, index) => index * BAND + 1);

function placeIn(zone: EnemyFacts["zone"], x: number, y: number) {
  const map = mapOfZone(zone);
  return map === undefined ? undefined : { map, x, y };
}

function callsOf({ bnpcNameId, zone }: EnemyFacts) {
  return engagementFacts.filter(
    ({ trigger, zone: where }) =>
      trigger?.by === "enemy" && bnpcNameId !== null && trigger.bnpcNameId === bnpcNameId && where === zone,
  );
}

export function meta() {
  return pageMeta({
    title: fieldMessages.head.enemies,
    description: fieldMessages.enemiesLead,
    path: "/occult/enemies",
  });
}

export default function EnemyPage() {
  const t = fieldMessages;
  const words = tableMessages;
  const doubts = doubtMessages;
  const language = useLanguage();
  const name = useGameNames("fieldops/enemies", english);
  const engagement = useGameNames("fieldops/engagements", engagementNames);
  const byZone = useZoneGroups(zones, t);
  const weather = useWeatherNames();
  const levels = (enemy: EnemyFacts) => {
    const least = Math.min(...enemy.levels);
    const most = Math.max(...enemy.levels);
    if (enemy.levels.length === 0) return "";
    return least === most ? String(least) : t.range(String(least), String(most));
  };
  const weakness = (enemy: EnemyFacts) => enemy.weakness.map((element) => words.elements[element]);
  const works = (enemy: EnemyFacts) => (enemy.susceptible ?? []).map((each) => t.works[each]);
  const stands = ({ night, weather: weathers = [] }: EnemyFacts) => [
    ...weathers.map((id) => weather(id).text),
    ...(night ? [words.night] : []),
  ];
  const columns: readonly Column<EnemyFacts>[] = [
    nameColumn(t.name, ({ id }) => name(id)),
    {
      id: "level",
      width: 8,
      head: t.level,
      numeric: true,
      cell: (enemy) =>
        enemy.levels.length === 0 ? (
          <NotKnown why="nobodyKnows" />
        ) : (
          <DoubtMark doubt={doubtOf(enemy, "levels")}>{levels(enemy)}</DoubtMark>
        ),
      text: levels,
      sortBy: (enemy) => enemy.levels[0] ?? null,
    },
    {
      id: "weakness",
      width: 13,
      head: t.weakness,
      legend: t.weaknessLegend,
      cell: (enemy) =>
        enemy.weakness.length === 0
          ? t.noWeakness
          : enemy.weakness.map((element) => <ElementWord key={element} element={element} />),
      text: (enemy) => weakness(enemy).join(" / "),
      sortBy: (enemy) => weakness(enemy)[0] ?? null,
    },
    {
      id: "sense",
      width: 15,
      head: t.sense,
      legend: t.senseLegend,
      cell: ({ sense }) => (sense === undefined ? <NotKnown why="notCollected" dash /> : t.senses[sense]),
      isKnown: ({ sense }) => sense !== undefined,
      text: ({ sense }) => (sense === undefined ? doubts.notCollected : t.senses[sense]),
      sortBy: ({ sense }) => (sense === undefined ? null : t.senses[sense]),
    },
    {
      id: "works",
      width: 22,
      head: t.susceptible,
      cell: (enemy) =>
        enemy.susceptible === undefined ? (
          <NotKnown why="notCollected" dash />
        ) : (
          formatList(works(enemy), language)
        ),
      isKnown: ({ susceptible }) => susceptible !== undefined,
      text: (enemy) => works(enemy).join("; "),
    },
    {
      id: "stands",
      width: 18,
      head: t.stands,
      cell: ({ night, places = [], weather: weathers = [], zone: where }) =>
        weathers.length === 0 && !night ? (
          t.always
        ) : (
          <>
            <SkyWords weathers={weathers} night={night === true} />
            <Lines>
              {places.map(({ x, y, level }) => (
                <span key={`${x} ${y}`}>
                  <PlaceLink position={placeIn(where, x, y)} />
                  {level !== undefined && formatAside("", t.levelOf(String(level)))}
                </span>
              ))}
            </Lines>
          </>
        ),
      text: (enemy) => stands(enemy).join("; "),
      sortBy: (enemy) => stands(enemy)[0] ?? null,
    },
    {
      id: "calls",
      width: 15,
      head: t.calls,
      cell: (enemy) => (
        <Lines>
          {callsOf(enemy).map(({ id }) => (
            <GameName key={id} name={engagement(id)} />
          ))}
        </Lines>
      ),
      text: (enemy) =>
        callsOf(enemy)
          .map(({ id }) => engagement(id).text)
          .join("; "),
    },
    {
      id: "hp",
      width: 11,
      head: t.hp,
      legend: t.hpLegend,
      numeric: true,
      cell: ({ maximumHpSeen: hp }) => (hp === undefined ? "" : formatNumber(hp, language)),
      text: ({ maximumHpSeen: hp }) => String(hp ?? ""),
      sortBy: ({ maximumHpSeen: hp }) => hp ?? null,
    },
  ];
  const choices: readonly Choice<EnemyFacts>[] = [
    byZone.choice,
    {
      id: "weakness",
      label: t.weakness,
      all: t.anyWeakness,
      options: weaknesses.map((value) => ({ value, label: words.elements[value] })),
      fits: (enemy, value) => enemy.weakness.some((element) => element === value),
    },
    {
      id: "sense",
      label: t.sense,
      all: t.anySense,
      options: senses.map((value) => ({ value, label: t.senses[value] })),
      fits: (enemy, value) => enemy.sense === value,
    },
    {
      id: "levels",
      label: t.levels,
      all: t.anyLevel,
      options: bands.map((from) => ({ value: String(from), label: t.levelBand(from, from + BAND - 1) })),
      fits: (enemy, value) =>
        enemy.levels.some((level) => level >= Number(value) && level < Number(value) + BAND),
    },
  ];
  return (
    <FieldTable
      operation="occult"
      title={t.enemies}
      lead={t.enemiesLead}
      tables={["enemies"]}
      file="enemies"
      rows={rows}
      columns={columns}
      choices={choices}
      find={{
        english,
        name,
        words: (enemy) => [...stands(enemy), ...callsOf(enemy).map((each) => engagement(each.id).text)],
      }}
      groups={byZone.groups}
      figure={(enemy) => (enemy.levels.length === 0 ? null : { label: t.level, value: levels(enemy) })}
      brief={(enemy) => [
        ...enemy.weakness.map((element) => <ElementWord key={element} element={element} />),
        enemy.sense === undefined ? null : t.senses[enemy.sense],
        enemy.night === true || (enemy.weather ?? []).length > 0 ? (
          <SkyWords key="sky" weathers={enemy.weather ?? []} night={enemy.night === true} />
        ) : null,
      ]}
    />
  );
}
