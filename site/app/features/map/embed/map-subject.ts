import * as v from "valibot";
import { languages } from "../../../i18n/language.ts";

const texts = v.object(v.entriesFromList(languages, v.string()));
const table = v.record(v.string(), v.string());
const box = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() });

const marker = v.object({
  id: v.string(),
  x: v.number(),
  y: v.number(),
  glyph: v.exactOptional(v.string()),
  text: v.exactOptional(v.string()),
  tone: v.picklist(["encounter", "find", "enemy", "place", "people"]),
  possible: v.boolean(),
  radius: v.exactOptional(v.number()),
});

const letters = v.object({
  places: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(["area", "landmark", "subarea", "camp"]),
      x: v.number(),
      y: v.number(),
      arc: v.exactOptional(v.tuple([v.number(), v.number(), v.number(), v.number(), v.number(), v.number()])),
    }),
  ),
  furniture: v.array(box),
  within: box,
  /** Format of `printMask`. */
  land: v.string(),
});

const schema = v.object({
  ...letters.entries,
  title: texts,
  /** In list order. `shown`: visible unless the query chooses layers. Only markers of the surface. */
  layers: v.array(v.object({ id: v.string(), shown: v.boolean(), markers: v.array(marker) })),
  /** Names of markers and places by language and id; English fills in for names a language lacks. */
  names: v.object(v.entriesFromList(languages, table)),
});

export type MapSubject = v.InferOutput<typeof schema>;

/** Throws on data of another shape, which the build never writes. */
export const readMapSubject = (text: string): MapSubject => v.parse(schema, JSON.parse(text));

/** Reads the file of lettering data that the chart build writes. */
export const readMapLetters = (text: string): v.InferOutput<typeof letters> =>
  v.parse(letters, JSON.parse(text));
