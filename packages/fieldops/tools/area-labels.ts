import { type RecordFile, readRecords, recordPaths } from "./record-files.ts";

/** Lets pages name areas without loading markers. */
export function areaLabelFile(): RecordFile {
  const records = recordPaths()
    .filter((path) => path.startsWith("atlas/markers/"))
    .flatMap((path) => {
      const map = path.slice("atlas/markers/".length);
      const labels = readRecords(path).records?.filter(({ layer }) => layer === "areaLabels") ?? [];
      return labels.map(({ id, names, x, y }) => ({ id, map, x, y, ...(names !== undefined && { names }) }));
    });
  return { source: ["Labels of areas on the maps"], records };
}
