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
  key: v.string(),
  casts: v.array(cast),
  parts: v.array(part),
  branches: v.exactOptional(
    v.array(v.object({ id: v.string(), from: v.number(), options: v.array(v.string()) })),
  ),
  /** Texts of the fight's data, by key. */
  texts: v.object(v.entriesFromList(languages, v.record(v.string(), v.string()))),
  kinds: v.object(v.entriesFromList(languages, v.object(v.entriesFromList(castKinds, v.string())))),
});

/** Data that the build writes into the page of a fight embed. */
export type FightSubject = v.InferOutput<typeof schema>;

/** @throws on unexpected data */
export const readFightSubject = (text: string): FightSubject => v.parse(schema, JSON.parse(text));
