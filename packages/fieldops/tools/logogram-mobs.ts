import { z } from "zod";
import { type RecordFile, readRecords, recordPaths } from "./record-files.ts";

const logograms = z.array(
  z.looseObject({
    sources: z.array(
      z.looseObject({
        mobs: z.array(z.looseObject({ name: z.string(), nameId: z.number() })).default([]),
      }),
    ),
  }),
);

/** By row of the BNpcName sheet, with names from the monster places. */
export function logogramMobs(): RecordFile {
  const places = recordPaths()
    .filter((path) => path.startsWith("atlas/monster-places/"))
    .flatMap((path) => readRecords(path).records ?? []);
  const mobs = logograms
    .parse(readRecords("eureka/logograms").records)
    .flatMap(({ sources }) => sources.flatMap((source) => source.mobs));
  const records = [...new Map(mobs.map((mob) => [mob.nameId, mob.name]))].map(([nameId, name]) => {
    const names = places.find((place) => place.names?.en?.toLowerCase() === name.toLowerCase())?.names;
    if (names === undefined) throw new Error(`no place of a monster is named '${name}'`);
    return { id: String(nameId), names: { ...names, en: name } };
  });
  return { source: ["Enemies that drop logograms"], records };
}
