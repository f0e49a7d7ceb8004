import { everythingKnown } from "../known.ts";
import { createSchemas } from "../schemas/index.ts";
import type { Row, Tables } from "../tables.ts";

const schemas = createSchemas(everythingKnown);

/** What a reader asks of a schema: its one method, as relating a whole schema to zod's own type costs more than the rest of the type check. */
interface Schema<T> {
  readonly safeParse: (
    row: Row,
  ) => { readonly success: true; readonly data: T } | { readonly success: false };
}

/** The records that have the right shape, typed; what has not is told by the schemas and left out here. */
function shaped<T>(schema: Schema<T>, rows: readonly Row[]): readonly T[] {
  return rows.flatMap((row) => {
    const result = schema.safeParse(row);
    return result.success ? [result.data] : [];
  });
}

/** One table's reader, which keeps what it has read as long as the list itself is kept. */
function reader<T>(schema: Schema<T>) {
  const kept = new WeakMap<readonly Row[], readonly T[]>();
  return (rows: readonly Row[]): readonly T[] => {
    const before = kept.get(rows);
    if (before !== undefined) return before;
    const records = shaped(schema, rows);
    kept.set(rows, records);
    return records;
  };
}

const readers = {
  lostActions: reader(schemas.lostActions),
  fragments: reader(schemas.fragments),
  holsterHosts: reader(schemas.holsterHosts),
  holsterSets: reader(schemas.holsterSets),
  logosActions: reader(schemas.logosActions),
  mnemes: reader(schemas.mnemes),
  logograms: reader(schemas.logograms),
  loadoutGuide: reader(schemas.loadoutGuide),
  notoriousMonsters: reader(schemas.notoriousMonsters),
  forecastFilters: reader(schemas.forecastFilters),
  engagements: reader(schemas.engagements),
  skirmishes: reader(schemas.skirmishes),
  duels: reader(schemas.duels),
  fates: reader(schemas.fates),
  bunnyFates: reader(schemas.bunnyFates),
  potFates: reader(schemas.potFates),
  fieldNotes: reader(schemas.fieldNotes),
  duties: reader(schemas.duties),
  innerDuties: reader(schemas.innerDuties),
  phantomJobs: reader(schemas.phantomJobs),
  phantomActions: reader(schemas.phantomActions),
  phantomTraits: reader(schemas.phantomTraits),
  crystals: reader(schemas.crystals),
  occultRecords: reader(schemas.occultRecords),
  occultRules: reader(schemas.occultRules),
  items: reader(schemas.items),
  lockboxes: reader(schemas.lockboxes),
  regions: reader(schemas.regions),
  maps: reader(schemas.maps),
  layers: reader(schemas.layers),
  places: reader(schemas.places),
  markers: reader(schemas.markers),
  outlines: reader(schemas.outlines),
  zones: reader(schemas.zones),
};

function read(tables: Tables) {
  return {
    lostActions: readers.lostActions(tables.lostActions),
    fragments: readers.fragments(tables.fragments),
    holsterHosts: readers.holsterHosts(tables.holsterHosts),
    holsterSets: readers.holsterSets(tables.holsterSets),
    logosActions: readers.logosActions(tables.logosActions),
    mnemes: readers.mnemes(tables.mnemes),
    logograms: readers.logograms(tables.logograms),
    loadoutGuide: readers.loadoutGuide(tables.loadoutGuide),
    notoriousMonsters: readers.notoriousMonsters(tables.notoriousMonsters),
    forecastFilters: readers.forecastFilters(tables.forecastFilters),
    engagements: readers.engagements(tables.engagements),
    skirmishes: readers.skirmishes(tables.skirmishes),
    duels: readers.duels(tables.duels),
    fates: readers.fates(tables.fates),
    bunnyFates: readers.bunnyFates(tables.bunnyFates),
    potFates: readers.potFates(tables.potFates),
    fieldNotes: readers.fieldNotes(tables.fieldNotes),
    duties: readers.duties(tables.duties),
    innerDuties: readers.innerDuties(tables.innerDuties),
    phantomJobs: readers.phantomJobs(tables.phantomJobs),
    phantomActions: readers.phantomActions(tables.phantomActions),
    phantomTraits: readers.phantomTraits(tables.phantomTraits),
    crystals: readers.crystals(tables.crystals),
    occultRecords: readers.occultRecords(tables.occultRecords),
    occultRules: readers.occultRules(tables.occultRules),
    items: readers.items(tables.items),
    lockboxes: readers.lockboxes(tables.lockboxes),
    regions: readers.regions(tables.regions),
    maps: readers.maps(tables.maps),
    layers: readers.layers(tables.layers),
    places: readers.places(tables.places),
    markers: readers.markers(tables.markers),
    outlines: readers.outlines(tables.outlines),
    zones: readers.zones(tables.zones),
  };
}

export type Shapes = ReturnType<typeof read>;

const cache = new WeakMap<Tables, Shapes>();

/** The tables as typed records; read once for each set of tables. */
export function shapesOf(tables: Tables): Shapes {
  const kept = cache.get(tables);
  if (kept !== undefined) return kept;
  const shapes = read(tables);
  cache.set(tables, shapes);
  return shapes;
}
