import type { EncounterBase } from "@foray/fieldops/fields/engagements/types";
import { duelFacts } from "@foray/fieldops/records/duels/facts";
import duelNames from "@foray/fieldops/records/duels/names/en";
import { engagementFacts } from "@foray/fieldops/records/engagements/facts";
import engagementNames from "@foray/fieldops/records/engagements/names/en";
import fieldNoteNames from "@foray/fieldops/records/field-notes/names/en";
import { skirmishFacts } from "@foray/fieldops/records/skirmishes/facts";
import skirmishNames from "@foray/fieldops/records/skirmishes/names/en";
import { useState } from "react";
import { usePageTitle } from "~/browser/use-title.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatNumber } from "~/i18n/format.ts";
import { GameName, type NameReader, useGameNames, useZoneNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useFind } from "~/ui/action-grid/use-find.ts";
import { Lines, PlaceLink, RecordTable } from "~/ui/record-table/RecordTable.tsx";
import { TablePage } from "~/ui/record-table/TablePage.tsx";
import { useEncounterNames } from "../encounter-names.ts";
import { Filter } from "../Filter.tsx";
import { fieldMessages } from "../messages.ts";
import { SearchInput } from "../SearchInput.tsx";

const kinds = ["engagement", "siege", "skirmish", "duel"] as const;
type Kind = (typeof kinds)[number];
const zones = ["bozjanSouthernFront", "zadnor"] as const;

type Row = EncounterBase & Readonly<{ row: Kind; maxParticipants?: number | null; minutes?: number | null }>;

const rows: readonly Row[] = [
  ...engagementFacts.flatMap((facts) => (facts.kind === "tower" ? [] : [{ ...facts, row: facts.kind }])),
  ...skirmishFacts.map((facts) => ({ ...facts, row: "skirmish" as const })),
  ...duelFacts.map((facts) => ({ ...facts, row: "duel" as const })),
].filter(({ zone }) => zones.some((each) => each === zone));
const ids = rows.map(({ id }) => id);
const english: Readonly<Record<string, string>> = { ...engagementNames, ...skirmishNames, ...duelNames };

/** Every engagement, skirmish and duel of Bozja and Zadnor, with search and filters. */
export default function EncounterTable() {
  const t = useMessages(fieldMessages);
  const language = useLanguage();
  const tables = useEncounterNames();
  const note = useGameNames("fieldops/field-notes", fieldNoteNames);
  const zone = useZoneNames();
  const readers: Readonly<Record<Kind, NameReader>> = {
    engagement: tables.engagements,
    siege: tables.engagements,
    skirmish: tables.skirmishes,
    duel: tables.duels,
  };
  const byId = new Map(rows.map((each) => [each.id, each.row]));
  const name = (id: string) => readers[byId.get(id) ?? "engagement"](id);
  const [text, setText] = useState("");
  const [only, setOnly] = useState<(typeof zones)[number] | null>(null);
  const [kind, setKind] = useState<Kind | null>(null);
  const { found } = useFind(text, ids, english, name);
  usePageTitle(t.encounters);
  const number = (value: number) => formatNumber(value, language);
  const figures = (values: readonly number[] | undefined) => (values ?? []).map(number).join(" / ");
  const begins = ({ trigger, row }: Row) => {
    if (trigger === undefined) return "–";
    if (trigger.by === "automatic") return t.automatic;
    if (trigger.by === "enemy") return t.byEnemy(readers[row](trigger.name).text);
    return t.byEncounter(
      (trigger.by === "skirmish" ? tables.skirmishes : tables.engagements)(trigger.id).text,
    );
  };
  const shown = rows.filter(
    (each) =>
      (found === null || found.includes(each.id)) &&
      (only === null || each.zone === only) &&
      (kind === null || each.row === kind),
  );
  return (
    <TablePage
      operation="bozja"
      eyebrow={t.bozja}
      title={t.encounters}
      lead={t.encountersLead}
      count={t.count(shown.length)}
      filters={
        <>
          <SearchInput label={t.search} value={text} onChange={setText} />
          <Filter
            label={t.zone}
            all={t.allZones}
            value={only}
            options={zones.map((value) => ({ value, label: zone(value).text }))}
            onChange={setOnly}
          />
          <Filter
            label={t.kind}
            all={t.allKinds}
            value={kind}
            options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
            onChange={setKind}
          />
        </>
      }
    >
      <RecordTable
        label={t.encounters}
        columns={[
          t.name,
          t.kind,
          t.zone,
          t.place,
          t.begins,
          t.players,
          t.minutes,
          t.mettle,
          t.experience,
          t.notes,
        ]}
        rows={shown.map((each) => ({
          id: each.id,
          cells: [
            <GameName key="n" name={name(each.id)} />,
            t.kinds[each.row],
            <Lines key="z">
              {[
                <GameName key="z" name={zone(each.zone)} />,
                ...(each.area === undefined ? [] : [t.area(each.area)]),
              ]}
            </Lines>,
            <PlaceLink key="p" position={each.position} />,
            begins(each),
            each.maxParticipants ?? "–",
            each.minutes ?? "–",
            figures(each.mettle),
            figures(each.experience),
            <Lines key="f">
              {(each.fieldNotes ?? []).map(({ id }) => (
                <GameName key={id} name={note(id)} />
              ))}
            </Lines>,
          ],
        }))}
      />
    </TablePage>
  );
}
