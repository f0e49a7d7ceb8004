import {
  type Doubt,
  doubtOf,
  triggerDoubt,
  weaknessDoubt,
  withNumericValuesOnly,
} from "@foray/fieldops/doubt/doubt";
import type { EncounterBase } from "@foray/fieldops/fields/engagements/encounter-base";
import { zonesOf } from "@foray/fieldops/fields/operations";
import { encounterRewards } from "@foray/fieldops/records/encounter-rewards/facts";
import enemyNames from "@foray/fieldops/records/enemies/names/page";
import { engagementFacts } from "@foray/fieldops/records/engagements/facts";
import engagementNames from "@foray/fieldops/records/engagements/names/page";
import { fateFacts } from "@foray/fieldops/records/fates/facts";
import fateNames from "@foray/fieldops/records/fates/names/page";
import { spawnRules } from "@foray/fieldops/records/spawn-rules/facts";
import type { EncounterReward } from "@foray/fieldops/records/types";
import { ruleValue } from "@foray/fieldops/rules/rules";
import type { ReactNode } from "react";
import { DoubtMark, NotKnown } from "~/features/confidence/Doubt.tsx";
import { ElementWord, placeText } from "~/features/record-table/cells.tsx";
import { nameColumn } from "~/features/record-table/columns.tsx";
import { tableMessages } from "~/features/record-table/messages.ts";
import { Lines, PlaceLink } from "~/features/record-table/RecordTable.tsx";
import { TableTool } from "~/features/record-table/TableTool.tsx";
import type { Choice, Column } from "~/features/record-table/table.ts";
import { useZoneGroups } from "~/features/record-table/use-zone-groups.ts";
import { formatNumber } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { guideMessages } from "../messages.ts";
import styles from "../OccultGuide.module.css";
import { useRewardLines } from "./use-reward-lines.ts";

const zones = zonesOf("occult");
const weaknesses = ["fire", "ice", "lightning", "wind"] as const;

type Row = EncounterBase & Readonly<{ kind: string; table: "engagements" | "fates" }>;

const rows: readonly Row[] = zones.flatMap((zone) => [
  ...engagementFacts
    .filter((each) => each.zone === zone)
    .map((each) => ({ ...each, table: "engagements" as const })),
  ...fateFacts.filter((each) => each.zone === zone).map((each) => ({ ...each, table: "fates" as const })),
]);
const kinds = [...new Set(rows.map(({ kind }) => kind))];
const english: Readonly<Record<string, string>> = { ...fateNames, ...engagementNames };
const rewards: ReadonlyMap<string, EncounterReward> = new Map(
  encounterRewards.map((reward) => [reward.id, reward]),
);
const enemyIds = new Map(Object.entries(enemyNames).map(([id, name]) => [name, id]));

export default function Encounters() {
  const t = guideMessages;
  const words = tableMessages;
  const language = useLanguage();
  const engagement = useGameNames("fieldops/engagements", engagementNames);
  const fate = useGameNames("fieldops/fates", fateNames);
  const enemy = useGameNames("fieldops/enemies", enemyNames);
  const byZone = useZoneGroups(zones, t);
  const number = (value: number) => formatNumber(value, language);
  const name = ({ id, table }: Row) => (table === "fates" ? fate : engagement)(id);
  const weakness = (row: Row) => (row.weakness ?? []).map((element) => words.elements[element]);
  const begins = (row: Row): string => {
    const { trigger } = row;
    if (trigger === undefined) return "";
    if (trigger.by === "automatic") return t.automatic;
    const read = row.table === "fates" ? fate : engagement;
    return trigger.by === "enemy" ? t.byEnemy(read(trigger.name).text) : t.after(engagement(trigger.id).text);
  };
  const otherTriggers = (doubt: Doubt | null): readonly string[] =>
    doubt?.kind === "differ"
      ? doubt.others.map((other) => {
          const id = enemyIds.get(other);
          return id === undefined ? other : enemy(id).text;
        })
      : [];
  const marked = (doubt: Doubt | null, text: ReactNode) => <DoubtMark doubt={doubt}>{text}</DoubtMark>;

  const given = useRewardLines();
  const experience = (row: Row) => rewards.get(row.id);

  const columns: readonly Column<Row>[] = [
    nameColumn(t.name, name),
    {
      id: "kind",
      width: 13,
      head: t.kind,
      cell: ({ kind }) => t.kinds[kind] ?? kind,
      text: ({ kind }) => t.kinds[kind] ?? kind,
      sortBy: ({ kind }) => t.kinds[kind] ?? kind,
    },
    {
      id: "place",
      width: 15,
      head: t.place,
      cell: (row) => {
        return (
          <>
            <PlaceLink position={row.position} />{" "}
            <DoubtMark doubt={withNumericValuesOnly(doubtOf(row, "position"))} />
          </>
        );
      },
      text: ({ position }) => placeText(position),
    },
    {
      id: "begins",
      width: 24,
      head: t.begins,
      cell: (row) => {
        const doubt = triggerDoubt(row);
        return row.trigger === undefined ? (
          "–"
        ) : (
          <DoubtMark doubt={doubt} others={otherTriggers(doubt)}>
            {begins(row)}
          </DoubtMark>
        );
      },
      text: begins,
      sortBy: (row) => (row.trigger === undefined ? null : begins(row)),
    },
    {
      id: "weakness",
      width: 12,
      head: t.weakness,
      cell: (row) =>
        row.weakness === undefined ? (
          <NotKnown why="nobodyKnows" />
        ) : (
          marked(
            weaknessDoubt(row.weaknessBasis),
            row.weakness.map((element) => <ElementWord key={element} element={element} />),
          )
        ),
      text: (row) => weakness(row).join(" / "),
      sortBy: (row) => weakness(row)[0] ?? null,
    },
    {
      id: "knowledge",
      width: 12,
      head: t.knowledge,
      legend: t.knowledgeLegend,
      numeric: true,
      cell: (row) => {
        const most = experience(row)?.knowledgeExperienceMax;
        const reward = experience(row);
        return most === undefined || reward === undefined ? (
          <NotKnown why="notCollected" dash />
        ) : (
          marked(doubtOf(reward, "knowledgeExperienceMax"), number(most))
        );
      },
      isKnown: (row) => experience(row)?.knowledgeExperienceMax !== undefined,
      text: (row) => String(experience(row)?.knowledgeExperienceMax ?? ""),
      sortBy: (row) => experience(row)?.knowledgeExperienceMax ?? null,
    },
    {
      id: "phantom",
      width: 12,
      head: t.phantomExperience,
      numeric: true,
      cell: (row) => {
        const reward = experience(row);
        return reward?.phantomExperience === undefined ? (
          <NotKnown why="notCollected" dash />
        ) : (
          marked(doubtOf(reward, "phantomExperience"), number(reward.phantomExperience))
        );
      },
      isKnown: (row) => experience(row)?.phantomExperience !== undefined,
      text: (row) => String(experience(row)?.phantomExperience ?? ""),
      sortBy: (row) => experience(row)?.phantomExperience ?? null,
    },
    {
      id: "rewards",
      width: 26,
      head: t.rewards,
      cell: (row) => (
        <Lines>
          {given(experience(row)).map(({ doubt, text }) => (
            <span key={text}>{marked(doubt, text)}</span>
          ))}
        </Lines>
      ),
      text: (row) =>
        given(experience(row))
          .map(({ text }) => text)
          .join("; "),
    },
  ];
  const choices: readonly Choice<Row>[] = [
    byZone.choice,
    {
      id: "kind",
      label: t.kind,
      all: t.allKinds,
      options: kinds.map((value) => ({ value, label: t.kinds[value] ?? value })),
      fits: ({ kind }, value) => kind === value,
    },
    {
      id: "weakness",
      label: t.weakness,
      all: t.anyWeakness,
      options: weaknesses.map((value) => ({ value, label: words.elements[value] })),
      fits: (row, value) => (row.weakness ?? []).some((element) => element === value),
    },
  ];
  return (
    <>
      {spawnRules
        .filter(({ operation }) => operation === "occult")
        .map((rules) => {
          const { engagementCooldownMinutes: cooldown, id, instance } = rules;
          const doubt = doubtOf(rules, "rules") === null ? null : ({ kind: "timed" } as const);
          return (
            <ul key={id} className={styles.rules}>
              <li>{marked(doubt, t.instanceRule(number(instance.minutes), number(instance.playersMax)))}</li>
              <li>{marked({ kind: "oneSource" }, t.scalingRule(number(ruleValue("fate-scaling-range"))))}</li>
              <li>
                {marked(doubt, t.cooldownRule(number(cooldown.calledByEnemy), number(cooldown.byItself)))}
              </li>
            </ul>
          );
        })}
      <TableTool
        label={t.pages.encounters.title}
        file="encounters"
        rows={rows}
        columns={columns}
        choices={choices}
        find={{
          english,
          name: (id) => {
            const row = rows.find((each) => each.id === id);
            return row === undefined ? { text: id, lang: "en" } : name(row);
          },
          words: (row) => [begins(row), ...given(experience(row)).map(({ text }) => text)],
        }}
        groups={byZone.groups}
        brief={(row) => [t.kinds[row.kind] ?? row.kind, weakness(row).join(" / "), begins(row)]}
      />
    </>
  );
}
