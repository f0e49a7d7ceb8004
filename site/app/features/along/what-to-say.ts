import { laneOf, type Mark } from "@foray/fieldops/fights/score";
import type { LocalName } from "@foray/fieldops/names";
import type { Step } from "@foray/fieldops/records/fights/types";
import type { LoadedFight } from "~/features/fights/fight-data.ts";
import { ownKeys, type Part, youKeys } from "~/features/fights/my-part.ts";
import { readKeys } from "~/features/fights/read-keys.ts";
import { kindName, mechanicName, textOf } from "~/features/fights/words.ts";
import { formatSentences } from "~/i18n/format.ts";
import { pageLanguage } from "~/i18n/language.ts";

/** What a mark is called: its mechanic, its action, or its kind. */
export function markName(fight: LoadedFight, { action, kind, mechanic }: Mark): LocalName {
  if (mechanic !== undefined) return mechanicName(fight, mechanic);
  return textOf(fight, `action/${action}`) ?? { text: kindName(kind), lang: pageLanguage };
}

/** What the reader does: the sentences for their part, else everyone's. */
export function partText(fight: LoadedFight, { mechanic }: Mark, part: Part): LocalName | null {
  if (mechanic === undefined) return null;
  const keys = readKeys(youKeys(fight, mechanic), part);
  const texts = keys.flatMap((key) => textOf(fight, `mechanic/${mechanic}/you/${key}`) ?? []);
  const [first] = texts;
  return first === undefined
    ? null
    : { text: formatSentences(texts.map(({ text }) => text)), lang: first.lang };
}

/**
 * Whether a mark asks something of the reader's part. One that has no sentences does, as nobody knows better; sentences for others alone
 * do not, nor does a tank's for those who play something else.
 */
export function concerns(fight: LoadedFight, { kind, mechanic }: Mark, part: Part): boolean {
  if (part.role === null && part.job === null) return true;
  const keys = mechanic === undefined ? [] : youKeys(fight, mechanic);
  if (ownKeys(part).some((key) => keys.includes(key))) return true;
  if (laneOf(kind) === "tanks") return part.role === "tank";
  return keys.length === 0 || keys.includes("all");
}

/** What is called aloud: our call, or the name. */
export function callText(fight: LoadedFight, mark: Mark): string {
  const call = mark.mechanic === undefined ? null : textOf(fight, `mechanic/${mark.mechanic}/call`);
  return (call ?? markName(fight, mark)).text;
}

/** A step that has a time belongs to a hit at most so far from it (s). */
const NEAR = 30;

/**
 * The drawing for a mark: of the steps with a time the one that is on; else the first that says where to stand, as an example.
 */
export function stepFor(
  { fight }: LoadedFight,
  mark: Mark,
  clock: number,
): Readonly<{ step: Step; example: boolean }> | null {
  const strategies = fight.mechanics.find(({ id }) => id === mark.mechanic)?.strategies ?? [];
  for (const { steps } of strategies) {
    const timed = steps.filter(({ t }) => t !== undefined && t > 12 && Math.abs(t - mark.t) <= NEAR);
    const on = timed.find(({ t = 0 }) => t >= clock) ?? timed.at(-1);
    if (on !== undefined) return { step: on, example: false };
  }
  const loose = strategies.find(({ steps }) => steps.every(({ t }) => t === undefined || t <= 12));
  const step =
    loose?.steps.find(({ danger, stand }) => danger !== undefined && stand !== undefined) ?? loose?.steps[0];
  return step === undefined ? null : { step, example: true };
}
