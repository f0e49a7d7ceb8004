import * as v from "valibot";
import { languages } from "~/i18n/language.ts";

const texts = v.object(v.entriesFromList(languages, v.string()));

const schema = v.object({
  uri: v.string(),
  title: texts,
  /** Texts by spawn id. */
  spawns: v.record(v.string(), v.object({ name: texts, place: texts })),
  /** Root-relative URL. */
  page: v.string(),
});

/** Data that the build writes into the page of a forecast embed, to keep names out of the script. */
export type EmbedSubject = v.InferOutput<typeof schema>;

/** @throws on unexpected data */
export const readSubject = (text: string): EmbedSubject => v.parse(schema, JSON.parse(text));
