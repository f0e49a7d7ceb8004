import markerSprite from "virtual:glyphs/markers";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { zonesOf } from "@foray/fieldops/fields/operations";
import { bunnyFateFacts } from "@foray/fieldops/records/bunny-fates/facts";
import bunnyNames from "@foray/fieldops/records/bunny-fates/names/page";
import { encounterDrops } from "@foray/fieldops/records/encounter-drops/facts";
import { fateFacts } from "@foray/fieldops/records/fates/facts";
import fateNames from "@foray/fieldops/records/fates/names/page";
import type { EncounterDrops } from "@foray/fieldops/records/types";
import { pageMeta } from "~/browser/page-meta.ts";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { dropItems } from "~/features/items/drop-items.ts";
import { Marked } from "~/features/record-table/cells.tsx";
import { nameColumn, numberColumn } from "~/features/record-table/columns.tsx";
import { PlaceLink } from "~/features/record-table/RecordTable.tsx";
import { TablePage } from "~/features/record-table/TablePage.tsx";
import { TableTool } from "~/features/record-table/TableTool.tsx";
import type { Choice, Column } from "~/features/record-table/table.ts";
import { useAskedItem } from "~/features/record-table/use-asked-item.ts";
import { useZoneGroups } from "~/features/record-table/use-zone-groups.ts";
import { formatNumber } from "~/i18n/format.ts";
import { GameName, type NameReader, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { useEncounterNames } from "../encounter-names.ts";
import { encounterPosition } from "../encounter-places.ts";
import { fieldMessages } from "../messages.ts";
import { useDropWords } from "./Drops.tsx";

const zones = [...zonesOf("eureka"), ...zonesOf("bozja")];
const kinds = ["fate", "skirmish", "engagement", "duel"] as const;
type Kind = (typeof kinds)[number];
const kindOf: Readonly<Record<EncounterDrops["table"], Kind>> = {
  fates: "fate",
  bunnyFates: "fate",
  skirmishes: "skirmish",
  engagements: "engagement",
  duels: "duel",
};

const glyphs: Readonly<Record<EncounterDrops["table"], string>> = {
  fates: "fate",
  bunnyFates: "bunny",
  skirmishes: "skirmish",
  engagements: "critical-engagement",
  duels: "duel",
};

type Row = Readonly<{
  id: string;
  zone: ZoneId;
  from: EncounterDrops;
  itemId: number;
  count: number;
  quantity: number;
}>;

/** One row per item of an encounter. Items whose name is unknown are omitted. */
const rows: readonly Row[] = encounterDrops.flatMap((from) =>
  from.drops
    .filter(({ itemId }) => dropItems.known(itemId) !== undefined)
    .map((drop) => ({ id: `${from.id}-${drop.itemId}`, zone: from.zone, from, ...drop })),
);
const positions = new Map([...fateFacts, ...bunnyFateFacts].map(({ id, position }) => [id, position]));

export function meta() {
  return pageMeta({
    title: fieldMessages.head.rewards,
    description: fieldMessages.rewardTableLead,
    path: "/rewards",
  });
}

export default function RewardsPage() {
  const t = fieldMessages;
  const language = useLanguage();
  const { chance, item } = useDropWords();
  useAskedItem((itemId) => item(itemId)?.text);
  const tables = useEncounterNames();
  const readers: Readonly<Record<EncounterDrops["table"], NameReader>> = {
    ...tables,
    fates: useGameNames("fieldops/fates", fateNames),
    bunnyFates: useGameNames("fieldops/bunny-fates", bunnyNames),
  };
  const byZone = useZoneGroups(zones, t);
  const itemName = ({ itemId }: Row) => item(itemId) ?? { text: "", lang: "en" as const };
  const encounter = ({ from }: Row) => readers[from.table](from.id);
  const word = (kind: Kind) => (kind === "fate" ? t.fate : t.kinds[kind]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nameOf: NameReader = (id) => {
    const row = byId.get(id);
    return row === undefined ? { text: id, lang: "en" } : itemName(row);
  };

  const columns: readonly Column<Row>[] = [
    nameColumn(t.item, itemName),
    {
      id: "from",
      head: t.from,
      width: 30,
      cell: (row) => (
        <>
          <GameName name={encounter(row)} />{" "}
          <PlaceLink position={positions.get(row.from.id) ?? encounterPosition(row.from.id)} />
        </>
      ),
      text: (row) => encounter(row).text,
      sortBy: (row) => encounter(row).text,
    },
    {
      id: "kind",
      head: t.kind,
      width: 16,
      cell: ({ from }) => word(kindOf[from.table]),
      text: ({ from }) => word(kindOf[from.table]),
      sortBy: ({ from }) => word(kindOf[from.table]),
    },
    {
      id: "chance",
      head: t.chance,
      legend: t.chanceLegend,
      width: 10,
      numeric: true,
      cell: ({ count, from }) => (
        <DoubtMark doubt={from.confidence === "high" ? null : { kind: "oneSource" }}>
          {chance(count, from.records)}
        </DoubtMark>
      ),
      text: ({ count, from }) => (count / from.records).toFixed(4),
      sortBy: ({ count, from }) => count / from.records,
      bar: ({ count, from }) => count / from.records,
    },
    numberColumn({ id: "pieces", head: t.pieces, legend: t.piecesLegend }, ({ quantity }) => quantity),
    {
      id: "reports",
      head: t.reports,
      legend: t.reportsLegend,
      width: 12,
      numeric: true,
      cell: ({ count, from }) =>
        t.countOf(formatNumber(count, language), formatNumber(from.records, language)),
      text: ({ count, from }) => `${count}/${from.records}`,
      sortBy: ({ from }) => from.records,
    },
  ];
  const choices: readonly Choice<Row>[] = [
    byZone.choice,
    {
      id: "kind",
      label: t.kind,
      all: t.allKinds,
      options: kinds.map((value) => ({ value, label: word(value) })),
      fits: ({ from }, value) => kindOf[from.table] === value,
    },
  ];
  return (
    <TablePage title={t.rewardTable} lead={t.rewardTableLead} tables={["encounter-drops"]}>
      <TableTool
        label={t.rewardTable}
        file="encounter-rewards"
        rows={rows}
        columns={columns}
        choices={choices}
        find={{
          english: Object.fromEntries(rows.map((row) => [row.id, dropItems.pageName(row.itemId) ?? ""])),
          name: nameOf,
          words: (row) => [encounter(row).text],
        }}
        groups={byZone.groups}
        figure={({ count, from }) => ({
          value: chance(count, from.records),
          bar: count / from.records,
        })}
        brief={(row) => [
          <Marked key="from" glyph={<Glyph sprite={markerSprite} id={glyphs[row.from.table]} size={16} />}>
            <GameName name={encounter(row)} />
          </Marked>,
        ]}
      />
    </TablePage>
  );
}
