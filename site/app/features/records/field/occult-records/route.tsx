import markerSprite from "virtual:glyphs/markers";
import { zonesOf } from "@foray/fieldops/fields/operations";
import dutyNames from "@foray/fieldops/records/duties/names/page";
import engagementNames from "@foray/fieldops/records/engagements/names/page";
import { engagementPlaces } from "@foray/fieldops/records/engagements/places";
import bossNames from "@foray/fieldops/records/occult-bosses/names/page";
import { occultRecords } from "@foray/fieldops/records/occult-records/facts";
import english from "@foray/fieldops/records/occult-records/names/page";
import { potFateFacts } from "@foray/fieldops/records/pot-fates/facts";
import potNames from "@foray/fieldops/records/pot-fates/names/page";
import type { OccultRecordFacts } from "@foray/fieldops/records/types";
import { pageMeta } from "~/browser/page-meta.ts";
import { DoubtMark, NotKnown } from "~/features/confidence/Doubt.tsx";
import { doubtMessages } from "~/features/confidence/messages.ts";
import { tickedIds } from "~/features/inventory/marks.ts";
import { Marked, placeText } from "~/features/record-table/cells.tsx";
import { nameColumn, numberColumn } from "~/features/record-table/columns.tsx";
import { Lines, PlaceLink } from "~/features/record-table/RecordTable.tsx";
import type { Choice, Column } from "~/features/record-table/table.ts";
import { useZoneGroups } from "~/features/record-table/use-zone-groups.ts";
import { formatSentences } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { FieldTable } from "../FieldTable.tsx";
import { fieldMessages } from "../messages.ts";
import { useTicks } from "../ticks.tsx";

const zones = zonesOf("occult");
const kinds = ["survey", "uncharted", "engagements", "pot-fates", "tower", "story", "unknown"] as const;
const glyphs = {
  survey: "survey-point",
  uncharted: "survey-point",
  engagements: "critical-engagement",
  "pot-fates": "pot",
  tower: "tower",
  story: "quests",
} as const;
const positions = new Map([...engagementPlaces, ...potFateFacts].map(({ id, position }) => [id, position]));

const kindOf = ({ source }: OccultRecordFacts) => source?.by ?? "unknown";

const ticked = tickedIds(
  "records",
  occultRecords.map(({ id }) => id),
);

export function meta() {
  return pageMeta({
    title: fieldMessages.head.records,
    description: fieldMessages.recordsLead,
    path: "/occult/records",
  });
}

export default function OccultRecordsPage() {
  const t = fieldMessages;
  const doubts = doubtMessages;
  const name = useGameNames("fieldops/occult-records", english);
  const ticks = useTicks<OccultRecordFacts>(ticked, name);
  const byZone = useZoneGroups(zones, t);
  const boss = useGameNames("fieldops/occult-bosses", bossNames);
  const duty = useGameNames("fieldops/duties", dutyNames);
  const readers = {
    engagements: useGameNames("fieldops/engagements", engagementNames),
    "pot-fates": useGameNames("fieldops/pot-fates", potNames),
  };
  const fromKind = (kind: (typeof kinds)[number]) =>
    kind === "unknown" ? doubts.notCollected : t.fromKinds[kind];
  const fromMark = (kind: (typeof kinds)[number]) =>
    kind === "unknown" ? (
      fromKind(kind)
    ) : (
      <Marked key="from" glyph={<Glyph sprite={markerSprite} id={glyphs[kind]} size={16} />}>
        {fromKind(kind)}
      </Marked>
    );
  const sources = ({ source }: OccultRecordFacts): readonly string[] => {
    if (source === null) return [];
    if (source.by === "survey") return [placeText(source.position)];
    if (source.by === "tower") return source.boss === undefined ? [] : [boss(source.boss).text];
    if (source.by === "uncharted") return source.duty === undefined ? [] : [duty(source.duty).text];
    if (source.by === "story") return [];
    return source.encounters.map((id) => readers[source.by](id).text);
  };
  const columns: readonly Column<OccultRecordFacts>[] = [
    nameColumn(t.name, ({ id }) => name(id)),
    ticks.column,
    numberColumn({ id: "number", head: t.number }, ({ number }) => number),
    {
      id: "from",
      width: 16,
      head: t.from,
      cell: (record) =>
        record.source === null ? (
          <NotKnown why="notCollected" />
        ) : (
          // Inferred for entries that come from neither an item nor a place.
          <DoubtMark doubt={record.source.by === "story" ? { kind: "oneSource" } : null}>
            {fromMark(record.source.by)}
          </DoubtMark>
        ),
      text: (record) => fromKind(kindOf(record)),
      sortBy: (record) => (record.source === null ? null : t.fromKinds[record.source.by]),
    },
    {
      id: "what",
      width: 50,
      head: t.place,
      cell: (record) => {
        const { source } = record;
        if (source === null) return "";
        if (source.by === "survey") return <PlaceLink position={source.position} />;
        if (source.by === "tower")
          return source.boss === undefined ? "" : <GameName name={boss(source.boss)} />;
        if (source.by === "uncharted")
          return source.duty === undefined ? "" : <GameName name={duty(source.duty)} />;
        if (source.by === "story") return "";
        return (
          <Lines>
            {source.encounters.map((id) => (
              <span key={id}>
                <GameName name={readers[source.by](id)} /> <PlaceLink position={positions.get(id)} />
              </span>
            ))}
          </Lines>
        );
      },
      text: (record) => sources(record).join("; "),
    },
  ];
  const choices: readonly Choice<OccultRecordFacts>[] = [
    byZone.choice,
    {
      id: "from",
      label: t.from,
      all: t.anyFrom,
      options: kinds.map((value) => ({ value, label: fromKind(value) })),
      fits: (record, value) => kindOf(record) === value,
    },
    ticks.choice,
  ];
  return (
    <FieldTable
      operation="occult"
      title={t.records}
      lead={formatSentences([t.recordsLead, t.haveCount(String(ticks.count), String(occultRecords.length))])}
      tables={["occult-records"]}
      file="occult-record"
      rows={occultRecords}
      columns={columns}
      choices={choices}
      find={{
        english,
        name,
        words: sources,
      }}
      groups={byZone.groups}
      figure={({ number }) => ({ label: t.number, value: number })}
      brief={(record) => [
        ticks.has(record.id) ? t.haveYes : null,
        fromMark(kindOf(record)),
        sources(record)[0] ?? null,
      ]}
    />
  );
}
