import { readRecords, recordPaths, type SourceRecord } from "./record-files.ts";

interface Count {
  all: number;
  confirmed: number;
}

/** By `map` and by `map/layer`. */
function countMarkers(): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>();
  const add = (key: string, confirmed: boolean) => {
    const count = counts.get(key) ?? { all: 0, confirmed: 0 };
    counts.set(key, { all: count.all + 1, confirmed: count.confirmed + (confirmed ? 1 : 0) });
  };
  for (const path of recordPaths().filter((each) => each.includes("/markers/"))) {
    const map = path.split("/").at(-1);
    for (const { confidence, layer } of readRecords(path).records ?? []) {
      add(`${map}`, confidence === "confirmed");
      add(`${map}/${String(layer)}`, confidence === "confirmed");
    }
  }
  for (const path of recordPaths().filter((each) => each.includes("/areas/"))) {
    const map = path.split("/").at(-1);
    for (const { layer, marker } of readRecords(path).records ?? [])
      if (marker === undefined) add(`${map}/${String(layer)}`, true);
  }
  for (const path of recordPaths().filter((each) => each.includes("/monster-places/"))) {
    const map = path.split("/").at(-1);
    for (const { points } of readRecords(path).records ?? [])
      for (let left = Array.isArray(points) ? points.length : 0; left > 0; left--)
        add(`${map}/monsters`, false);
  }
  return counts;
}

function shown(counts: ReadonlyMap<string, Count>, key: string, name: "count" | "markers") {
  const { all, confirmed } = counts.get(key) ?? { all: 0, confirmed: 0 };
  return { [name]: all, confirmed, possible: all - confirmed };
}

/** Counts are derived, so that a marker is added in one file only. */
export function mapCounts(records: readonly SourceRecord[]): readonly SourceRecord[] {
  const counts = countMarkers();
  return records.map((map) => ({ ...map, ...shown(counts, String(map.id), "markers") }));
}

export function layerCounts(records: readonly SourceRecord[]): readonly SourceRecord[] {
  const counts = countMarkers();
  return records.map(({ map, id, category, kind, ...rest }) => ({
    map,
    id,
    category,
    kind,
    ...shown(counts, `${String(map)}/${String(id)}`, "count"),
    ...rest,
  }));
}
