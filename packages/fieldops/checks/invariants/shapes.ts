import { type RecordOf, schemasByTable, type TableName } from "../../schemas/index.ts";
import { acceptAll } from "../../schemas/reference-index.ts";
import type { Row, Tables } from "../../tools/collect-tables.ts";

const schemas = schemasByTable(acceptAll);

const verdicts = new WeakMap<object, boolean>();

/** Caches results per row. */
function isRecord<T extends TableName>(table: T, row: Row | RecordOf<T>): row is RecordOf<T> {
  const known = verdicts.get(row);
  if (known !== undefined) return known;
  const sound = schemas.get(table)?.safeParse(row).success ?? false;
  verdicts.set(row, sound);
  return sound;
}

function shaped<T extends TableName>(table: T, rows: readonly Row[]): readonly RecordOf<T>[] {
  return rows.filter((row: Row | RecordOf<T>): row is RecordOf<T> => isRecord(table, row));
}

function read(tables: Tables) {
  return {
    lostActions: shaped("lostActions", tables.lostActions),
    fragments: shaped("fragments", tables.fragments),
    holsterHosts: shaped("holsterHosts", tables.holsterHosts),
    holsterSets: shaped("holsterSets", tables.holsterSets),
    logosActions: shaped("logosActions", tables.logosActions),
    mnemes: shaped("mnemes", tables.mnemes),
    logograms: shaped("logograms", tables.logograms),
    loadoutGuide: shaped("loadoutGuide", tables.loadoutGuide),
    notoriousMonsters: shaped("notoriousMonsters", tables.notoriousMonsters),
    forecastFilters: shaped("forecastFilters", tables.forecastFilters),
    engagements: shaped("engagements", tables.engagements),
    skirmishes: shaped("skirmishes", tables.skirmishes),
    duels: shaped("duels", tables.duels),
    fates: shaped("fates", tables.fates),
    bunnyFates: shaped("bunnyFates", tables.bunnyFates),
    potFates: shaped("potFates", tables.potFates),
    fieldNotes: shaped("fieldNotes", tables.fieldNotes),
    duties: shaped("duties", tables.duties),
    innerDuties: shaped("innerDuties", tables.innerDuties),
    phantomJobs: shaped("phantomJobs", tables.phantomJobs),
    phantomActions: shaped("phantomActions", tables.phantomActions),
    phantomTraits: shaped("phantomTraits", tables.phantomTraits),
    crystals: shaped("crystals", tables.crystals),
    occultRecords: shaped("occultRecords", tables.occultRecords),
    knowledge: shaped("knowledge", tables.knowledge),
    levelRules: shaped("levelRules", tables.levelRules),
    spawnRules: shaped("spawnRules", tables.spawnRules),
    treasure: shaped("treasure", tables.treasure),
    items: shaped("items", tables.items),
    lockboxes: shaped("lockboxes", tables.lockboxes),
    regions: shaped("regions", tables.regions),
    maps: shaped("maps", tables.maps),
    layers: shaped("layers", tables.layers),
    places: shaped("places", tables.places),
    markers: shaped("markers", tables.markers),
    monsterPlaces: shaped("monsterPlaces", tables.monsterPlaces),
    outlines: shaped("outlines", tables.outlines),
    zones: shaped("zones", tables.zones),
  };
}

export type Shapes = ReturnType<typeof read>;

const cache = new WeakMap<Tables, Shapes>();

export function shapesOf(tables: Tables): Shapes {
  const kept = cache.get(tables);
  if (kept !== undefined) return kept;
  const shapes = read(tables);
  cache.set(tables, shapes);
  return shapes;
}
