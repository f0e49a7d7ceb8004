import { castKinds } from "@foray/fieldops/fights/score";
import * as v from "valibot";
import { languages } from "../../../i18n/language.ts";

const cast = v.object({
  t: v.number(),
  kind: v.picklist(castKinds),
  action: v.exactOptional(v.string()),
  mechanic: v.exactOptional(v.string()),
  part: v.exactOptional(v.string()),
  branch: v.exactOptional(v.string()),
  cast: v.exactOptional(v.number()),
  until: v.exactOptional(v.number()),
  times: v.exactOptional(v.number()),
});

const part = v.object({
  id: v.string(),
  from: v.exactOptional(v.number()),
  clock: v.exactOptional(v.picklist(["part", "order"])),
  loop: v.exactOptional(v.object({ from: v.number(), to: v.number() })),
});

const schema = v.object({
  /** The fight's key: `operation/fight`. */
  key: v.string(),
  casts: v.array(cast),
  parts: v.array(part),
  branches: v.exactOptional(
    v.array(v.object({ id: v.string(), from: v.number(), options: v.array(v.string()) })),
  ),
  /** Names, calls and what each role does, by the keys of the record; and the words for kinds of casts. */
  texts: v.object(v.entriesFromList(languages, v.record(v.string(), v.string()))),
  kinds: v.object(v.entriesFromList(languages, v.object(v.entriesFromList(castKinds, v.string())))),
});

/** Data the build writes into the page of a fight's embed: its timeline, and every text that the embed may show. */
export type FightSubject = v.InferOutput<typeof schema>;

/** Throws for a text of another shape, which the build never writes. */
export const readFightSubject = (text: string): FightSubject => v.parse(schema, JSON.parse(text));
