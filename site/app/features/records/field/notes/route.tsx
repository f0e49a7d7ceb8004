import markerSprite from "virtual:glyphs/markers";
import type { Doubt } from "@foray/fieldops/doubt/doubt";
import { zonesOf } from "@foray/fieldops/fields/operations";
import type { LocalName } from "@foray/fieldops/names";
import { fieldNoteFacts } from "@foray/fieldops/records/field-notes/facts";
import english from "@foray/fieldops/records/field-notes/names/page";
import type { FieldNoteDrop, FieldNoteFacts } from "@foray/fieldops/records/types";
import { pageMeta } from "~/browser/page-meta.ts";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { tickedIds } from "~/features/inventory/marks.ts";
import { Marked } from "~/features/record-table/cells.tsx";
import { nameColumn, numberColumn } from "~/features/record-table/columns.tsx";
import { Lines, PlaceLink } from "~/features/record-table/RecordTable.tsx";
import type { Choice, Column } from "~/features/record-table/table.ts";
import { useZoneGroups } from "~/features/record-table/use-zone-groups.ts";
import { formatPercent, formatSentences } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { pageLanguage } from "~/i18n/language.ts";
import { Glyph } from "~/ui/Glyph.tsx";
import { useEncounterNames } from "../encounter-names.ts";
import { encounterPosition, encounterZone } from "../encounter-places.ts";
import { FieldTable } from "../FieldTable.tsx";
import { fieldMessages } from "../messages.ts";
import { useTicks } from "../ticks.tsx";

const rarities = [...new Set(fieldNoteFacts.map(({ rarity }) => rarity))].sort((a, b) => a - b);

const glyphs = {
  engagements: "critical-engagement",
  skirmishes: "skirmish",
  duels: "duel",
  duties: "criticalEngagements",
} as const;

const noteZones = zonesOf("bozja");

/** The zone of the first drop, `duties`, or `none` if unknown. */
function placeOf({ drops: [first] }: FieldNoteFacts): string {
  if (first === undefined) return "none";
  return encounterZone(first.id) ?? "duties";
}

function doubtAbout({ doubtful, sources }: FieldNoteDrop): Doubt | null {
  if (doubtful === true) return { kind: "differ", others: [] };
  return sources.length < 2 ? { kind: "oneSource" } : null;
}

const ticked = tickedIds(
  "notes",
  fieldNoteFacts.map(({ id }) => id),
);

export function meta() {
  return pageMeta({
    title: fieldMessages.head.notes,
    description: fieldMessages.notesLead,
    path: "/bozja/notes",
    preview: "field-notes",
  });
}

export default function NotesPage() {
  const t = fieldMessages;
  const name = useGameNames("fieldops/field-notes", english);
  const encounter = useEncounterNames();
  const language = useLanguage();
  const ticks = useTicks<FieldNoteFacts>(ticked, name);
  const byZone = useZoneGroups(noteZones, t);
  const stars = (note: FieldNoteFacts) => "★".repeat(note.rarity);
  const starMark = (note: FieldNoteFacts) => (
    <span role="img" aria-label={String(note.rarity)}>
      {stars(note)}
    </span>
  );
  const drops = (note: FieldNoteFacts) => note.drops.map((drop) => encounter[drop.table](drop.id).text);
  const columns: readonly Column<FieldNoteFacts>[] = [
    nameColumn(t.name, ({ id }) => name(id)),
    ticks.column,
    numberColumn({ id: "number", head: t.number }, ({ number }) => number),
    {
      id: "rarity",
      width: 12,
      head: t.rarity,
      legend: t.notesRarityLegend,
      cell: starMark,
      text: ({ rarity }) => String(rarity),
      sortBy: ({ rarity }) => rarity,
    },
    {
      id: "drops",
      width: 60,
      head: t.drops,
      cell: (note) =>
        note.drops.length === 0 ? (
          t.noDrop
        ) : (
          <Lines>
            {note.drops.map((drop) => {
              const position = encounterPosition(drop.id);
              return (
                <span key={drop.id}>
                  <DoubtMark doubt={doubtAbout(drop)}>
                    <GameName name={encounter[drop.table](drop.id)} />
                  </DoubtMark>{" "}
                  {drop.count !== undefined && drop.of !== undefined && (
                    <small>{formatPercent(drop.count / drop.of, language)} </small>
                  )}
                  {position !== undefined && <PlaceLink position={position} />}
                </span>
              );
            })}
          </Lines>
        ),
      text: (note) => drops(note).join("; "),
      sortBy: (note) => drops(note)[0] ?? null,
    },
  ];
  const choices: readonly Choice<FieldNoteFacts>[] = [
    {
      ...byZone.choice,
      fits: ({ drops }, value) => drops.some(({ id }) => encounterZone(id) === value),
    },
    {
      id: "rarity",
      label: t.rarity,
      all: t.anyRarity,
      options: rarities.map((value) => ({ value: String(value), label: "★".repeat(value) })),
      fits: ({ rarity }, value) => String(rarity) === value,
    },
    {
      id: "from",
      label: t.from,
      all: t.anyFrom,
      options: [
        { value: "engagements", label: t.kinds.engagement },
        { value: "skirmishes", label: t.kinds.skirmish },
        { value: "duels", label: t.kinds.duel },
        { value: "duties", label: t.duty },
        { value: "none", label: t.noDrop },
      ],
      fits: (note, value) =>
        value === "none" ? note.drops.length === 0 : note.drops.some(({ table }) => table === value),
    },
    ticks.choice,
  ];
  const placeName = (id: string): LocalName => {
    if (id === "duties") return { text: t.duty, lang: pageLanguage };
    return id === "none" ? { text: t.noDrop, lang: pageLanguage } : byZone.groups.name(id);
  };
  return (
    <FieldTable
      operation="bozja"
      title={t.notes}
      lead={formatSentences([t.notesLead, t.haveCount(String(ticks.count), String(fieldNoteFacts.length))])}
      tables={["field-notes"]}
      file="field-notes"
      rows={fieldNoteFacts}
      columns={columns}
      choices={choices}
      groups={{ of: placeOf, column: t.zone, name: placeName }}
      find={{
        english,
        name,
        words: drops,
      }}
      figure={(note) => ({ value: starMark(note) })}
      brief={(note) => {
        const [first] = note.drops;
        const have = ticks.has(note.id) ? t.haveYes : null;
        if (first === undefined) return [have, t.noDrop];
        const text = encounter[first.table](first.id).text;
        return [
          have,
          <Marked key="from" glyph={<Glyph sprite={markerSprite} id={glyphs[first.table]} size={16} />}>
            {text}
          </Marked>,
          note.drops.length > 1 ? `+${note.drops.length - 1}` : null,
        ];
      }}
    />
  );
}
