import { type RecordFile, readRecords, recordPaths } from "./record-files.ts";

interface Count {
  all: number;
  confirmed: number;
}

/** Counts of markers that maps and layers show: worked out here, so that a marker is added in one file. */
export function markerCounts(): {
  /** The file with the counts of its maps or layers; any other file as it is. */
  readonly added: (path: string, file: RecordFile) => RecordFile;
} {
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
  const shown = (key: string, name: "count" | "markers") => {
    const { all, confirmed } = counts.get(key) ?? { all: 0, confirmed: 0 };
    return { [name]: all, confirmed, possible: all - confirmed };
  };
  return {
    added: (path, file) => {
      const { records = [] } = file;
      if (path === "atlas/maps")
        return { ...file, records: records.map((map) => ({ ...map, ...shown(String(map.id), "markers") })) };
      if (path !== "atlas/layers") return file;
      return {
        ...file,
        records: records.map(({ map, id, category, kind, ...rest }) => ({
          map,
          id,
          category,
          kind,
          ...shown(`${String(map)}/${String(id)}`, "count"),
          ...rest,
        })),
      };
    },
  };
}
