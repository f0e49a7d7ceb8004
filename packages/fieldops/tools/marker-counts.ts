import { readdirSync } from "node:fs";
import { z } from "zod";
import { type RecordFile, readRecords, recordPaths } from "./record-files.ts";

const areaModule = z.object({ areas: z.array(z.looseObject({ layer: z.string() })) });
const areasFolder = new URL("../src/atlas/areas/", import.meta.url);

interface Count {
  all: number;
  confirmed: number;
}

/** Counts of markers that maps and layers show: worked out here, so that a marker is added in one file. */
export async function markerCounts(): Promise<{
  /** The file with the counts of its maps or layers; any other file as it is. */
  readonly added: (path: string, file: RecordFile) => RecordFile;
}> {
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
  for (const file of readdirSync(areasFolder).filter((each) => each.endsWith(".ts"))) {
    const map = file.slice(0, -".ts".length);
    const { areas } = areaModule.parse(await import(new URL(file, areasFolder).href));
    for (const { layer, marker } of areas) if (marker === undefined) add(`${map}/${layer}`, true);
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
