import { type Role, roles } from "@foray/fieldops/bozja/lost-actions/roles";
import { lostActionIds } from "@foray/fieldops/records/lost-actions/ids";
import { decodeHolster, encodeHolster } from "@foray/fieldops/share-codes/holster";
import * as v from "valibot";
import { definePreference } from "~/browser/preferences.ts";
import { parseJson } from "~/browser/stored-shape.ts";
import type { RunDraft } from "./run-file.ts";

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** Stored draft, with the bags as share codes. */
const draftShape = v.object({
  name: text(80),
  host: text(80),
  owner: text(80),
  holsters: v.pipe(
    v.array(
      v.object({
        name: text(80),
        role: v.picklist<readonly Role[]>(roles),
        icon: v.union([v.picklist(roles), v.picklist(lostActionIds)]),
        note: text(2000),
        code: text(2000),
      }),
    ),
    v.maxLength(200),
  ),
});

export function parseDraft(kept: string): RunDraft | undefined {
  const draft = parseJson(draftShape, kept);
  if (draft === undefined) return undefined;
  return {
    ...draft,
    holsters: draft.holsters.map(({ code, ...rest }) => {
      const { prepop, main } = decodeHolster(code);
      return { ...rest, bags: { prepop, main } };
    }),
  };
}

export function printDraft({ holsters, ...run }: RunDraft): string {
  return JSON.stringify({
    ...run,
    holsters: holsters.map(({ bags, ...rest }) => ({ ...rest, code: encodeHolster(bags) })),
  });
}

/** The draft in progress; null if there is none. */
export const keptDraft = definePreference<RunDraft | null>(
  "holsterRun",
  parseDraft,
  (draft) => (draft === null ? "" : printDraft(draft)),
  () => null,
);
