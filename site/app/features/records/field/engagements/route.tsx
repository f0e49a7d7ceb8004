import markerSprite from "virtual:glyphs/markers";
import { type Doubt, doubtOf, withoutOtherValues } from "@foray/fieldops/doubt/doubt";
import type { EncounterBase } from "@foray/fieldops/fields/engagements/encounter-base";
import { zonesOf } from "@foray/fieldops/fields/operations";
import { duelFacts } from "@foray/fieldops/records/duels/facts";
import duelNames from "@foray/fieldops/records/duels/names/page";
import { engagementFacts } from "@foray/fieldops/records/engagements/facts";
import engagementNames from "@foray/fieldops/records/engagements/names/page";
import fieldNoteNames from "@foray/fieldops/records/field-notes/names/page";
import { skirmishFacts } from "@foray/fieldops/records/skirmishes/facts";
import skirmishNames from "@foray/fieldops/records/skirmishes/names/page";
import { pageMeta } from "~/browser/page-meta.ts";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { dropsOf } from "~/features/items/drop-items.ts";
import { Marked, placeText } from "~/features/record-table/cells.tsx";
import { nameColumn, numberColumn } from "~/features/record-table/columns.tsx";
import { Lines, PlaceLink } from "~/features/record-table/RecordTable.tsx";
import type { Choice, Column } from "~/features/record-table/table.ts";
import { useZoneGroups } from "~/features/record-table/use-zone-groups.ts";
import { formatNumber, formatSeries } from "~/i18n/format.ts";
import { GameName, type NameReader, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { useEncounterNames } from "../encounter-names.ts";
import { FieldTable } from "../FieldTable.tsx";
import { fieldMessages } from "../messages.ts";
import { useDropWords } from "../rewards/Drops.tsx";

const kinds = ["engagement", "siege", "skirmish", "duel"] as const;
type Kind = (typeof kinds)[number];
const zones = zonesOf("bozja");

type Row = EncounterBase & Readonly<{ row: Kind; maxParticipants?: number | null; minutes?: number | null }>;

const all: readonly Row[] = [
  ...engagementFacts.flatMap((facts) => (facts.kind === "tower" ? [] : [{ ...facts, row: facts.kind }])),
  ...skirmishFacts.map((facts) => ({ ...facts, row: "skirmish" as const })),
  ...duelFacts.map((facts) => ({ ...facts, row: "duel" as const })),
];
const rows = zones.flatMap((zone) => all.filter((each) => each.zone === zone));
const english: Readonly<Record<string, string>> = { ...engagementNames, ...skirmishNames, ...duelNames };
const glyphs = {
  engagement: "critical-engagement",
  siege: "criticalEngagements",
  skirmish: "skirmish",
  duel: "duel",
} as const;

const oneSource: Doubt = { kind: "oneSource" };

const countedTables = {
  engagement: "engagements",
  siege: "engagements",
  skirmish: "skirmishes",
  duel: "duels",
} as const;
const countedOf = ({ gameId, row }: Row) => dropsOf(countedTables[row], gameId);

export function meta() {
  return pageMeta({
    title: fieldMessages.head.encounters,
    description: fieldMessages.encountersLead,
    path: "/bozja/engagements",
    preview: "engagements",
  });
}

export default function EncountersPage() {
  const t = fieldMessages;
  const language = useLanguage();
  const tables = useEncounterNames();
  const note = useGameNames("fieldops/field-notes", fieldNoteNames);
  const byZone = useZoneGroups(zones, t);
  const readers: Readonly<Record<Kind, NameReader>> = {
    engagement: tables.engagements,
    siege: tables.engagements,
    skirmish: tables.skirmishes,
    duel: tables.duels,
  };
  const number = (value: number) => formatNumber(value, language);
  const name = ({ id, row }: Row) => readers[row](id);
  const byId = new Map(rows.map((each) => [each.id, each]));
  const nameOf: NameReader = (id) => {
    const row = byId.get(id);
    return row === undefined ? { text: id, lang: "en" } : name(row);
  };
  const begins = ({ trigger, row }: Row): string => {
    if (trigger === undefined) return "";
    if (trigger.by === "automatic") return t.automatic;
    if (trigger.by === "enemy") return t.byEnemy(readers[row](trigger.name).text);
    return t.byEncounter(
      (trigger.by === "skirmish" ? tables.skirmishes : tables.engagements)(trigger.id).text,
    );
  };
  const gives = useDropWords();
  const area = (each: Row) => (each.area === undefined ? "" : t.area(each.area));

  const figure = (id: "mettle" | "experience", head: string, legend: string): Column<Row> => {
    const shown = (row: Row) => {
      const [least, most] = row[id] ?? [];
      return least === undefined || most === undefined ? "" : t.range(number(least), number(most));
    };
    return {
      id,
      head,
      legend,
      width: 14,
      numeric: true,
      // All experience values come from the same source.
      ...(id === "experience" ? { doubt: oneSource } : {}),
      cell: (row) => {
        const doubt = id === "mettle" ? doubtOf(row, id) : doubtOf({ conflicts: row.conflicts ?? [] }, id);
        const ranges = doubt?.kind === "differ" ? doubt.others.map((each) => rangeIn(each)) : [];
        return (
          <DoubtMark doubt={doubt} others={ranges}>
            {shown(row)}
          </DoubtMark>
        );
      },
      text: (row) => (row[id] ?? []).join("-"),
      sortBy: (row) => row[id]?.[1] ?? null,
    };
  };
  /** Formats a conflicting range ("1350 to 27000"). */
  const rangeIn = (text: string) => {
    const [least, most] = (text.match(/\d+/g) ?? []).map(Number);
    return least === undefined || most === undefined ? text : t.range(number(least), number(most));
  };
  const columns: readonly Column<Row>[] = [
    nameColumn(t.name, name),
    {
      id: "kind",
      width: 5,
      head: t.kind,
      // An icon suffices, as the filter spells out the kind.
      cell: ({ row }) => (
        <span title={t.kinds[row]}>
          <Glyph sprite={markerSprite} id={glyphs[row]} size={20} />
          <span className="visually-hidden">{t.kinds[row]}</span>
        </span>
      ),
      text: ({ row }) => t.kinds[row],
      sortBy: ({ row }) => t.kinds[row],
    },
    {
      id: "place",
      width: 18,
      head: t.place,
      cell: (row) => {
        return (
          <>
            <PlaceLink position={row.position} /> {area(row)} <DoubtMark doubt={doubtOf(row, "position")} />
          </>
        );
      },
      text: (row) => formatSeries([placeText(row.position), area(row)].filter((part) => part !== "")),
      sortBy: (row) => row.area ?? null,
    },
    { id: "begins", head: t.begins, width: 22, cell: begins, text: begins },
    numberColumn(
      { id: "players", head: t.players, legend: t.playersLegend },
      ({ maxParticipants }) => maxParticipants,
    ),
    numberColumn({ id: "minutes", head: t.minutes, legend: t.minutesLegend }, ({ minutes }) => minutes),
    figure("mettle", t.mettle, t.mettleLegend),
    figure("experience", t.experience, t.experienceLegend),
    {
      id: "gives",
      width: 26,
      head: t.gives,
      legend: t.chanceLegend,
      cell: (row) => {
        const counted = countedOf(row);
        return counted === undefined ? "" : gives.cell(counted);
      },
      text: (row) => {
        const counted = countedOf(row);
        return counted === undefined ? "" : gives.text(counted);
      },
    },
    {
      id: "notes",
      width: 16,
      head: t.notes,
      cell: (row) => {
        const doubt = withoutOtherValues(doubtOf({ conflicts: row.conflicts ?? [] }, "fieldNotes"));
        return (
          <Lines>
            {(row.fieldNotes ?? []).map(({ id, sources }) => (
              <DoubtMark key={id} doubt={doubt ?? (sources.length < 2 ? oneSource : null)}>
                <GameName name={note(id)} />
              </DoubtMark>
            ))}
          </Lines>
        );
      },
      text: (row) => (row.fieldNotes ?? []).map(({ id }) => note(id).text).join("; "),
    },
  ];
  const choices: readonly Choice<Row>[] = [
    byZone.choice,
    {
      id: "kind",
      label: t.kind,
      all: t.allKinds,
      options: kinds.map((value) => ({ value, label: t.kinds[value] })),
      fits: ({ row }, value) => row === value,
    },
  ];
  return (
    <FieldTable
      operation="bozja"
      title={t.encounters}
      lead={t.encountersLead}
      tables={["engagements", "skirmishes", "duels", "encounter-drops"]}
      file="engagements"
      rows={rows}
      columns={columns}
      choices={choices}
      find={{
        english,
        name: nameOf,
        words: (row) => {
          const counted = countedOf(row);
          return [
            ...(row.fieldNotes ?? []).map((each) => note(each.id).text),
            ...(counted === undefined ? [] : gives.words(counted)),
          ];
        },
      }}
      groups={byZone.groups}
      brief={(row) => [
        <Marked key="kind" glyph={<Glyph sprite={markerSprite} id={glyphs[row.row]} size={16} />}>
          {t.kinds[row.row]}
        </Marked>,
        area(row),
        begins(row),
      ]}
    />
  );
}
