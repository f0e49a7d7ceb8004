import * as v from "valibot";
import { languages } from "~/i18n/language.ts";

const texts = v.object(v.entriesFromList(languages, v.string()));

const schema = v.object({
  /** As in the address of the forecast's page. */
  uri: v.string(),
  title: texts,
  /** Ids of the spawns that are shown, each with its name and the name of its zone. */
  spawns: v.record(v.string(), v.object({ name: texts, place: texts })),
  /** Address of the forecast's page on the almanac, from the host's root. */
  page: v.string(),
});

/** Data the build writes into the page of a forecast's embed: names, so that the script has none. */
export type EmbedSubject = v.InferOutput<typeof schema>;

/** Throws for a text of another shape, which the build never writes. */
export const readSubject = (text: string): EmbedSubject => v.parse(schema, JSON.parse(text));
