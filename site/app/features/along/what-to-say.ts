import { laneOf, type Mark } from "@foray/fieldops/fights/score";
import type { LocalName } from "@foray/fieldops/names";
import type { Step } from "@foray/fieldops/records/fights/types";
import type { LoadedFight } from "~/features/fights/fight-data.ts";
import { ownKeys, type Part, youKeys } from "~/features/fights/my-part.ts";
import { readKeys } from "~/features/fights/read-keys.ts";
import { kindName, mechanicName, textOf } from "~/features/fights/words.ts";
import { formatSentences } from "~/i18n/format.ts";
import { pageLanguage } from "~/i18n/language.ts";

export function markName(fight: LoadedFight, { action, kind, mechanic }: Mark): LocalName {
  if (mechanic !== undefined) return mechanicName(fight, mechanic);
  return textOf(fight, `action/${action}`) ?? { text: kindName(kind), lang: pageLanguage };
}

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
 * Whether a mark matters to the reader's part. True for mechanics without sentences, as nothing more is
 * known. False if there are only sentences for other parts, and for tank busters unless the part is a tank.
 */
export function concerns(fight: LoadedFight, { kind, mechanic }: Mark, part: Part): boolean {
  if (part.role === null && part.job === null) return true;
  const keys = mechanic === undefined ? [] : youKeys(fight, mechanic);
  if (ownKeys(part).some((key) => keys.includes(key))) return true;
  if (laneOf(kind) === "tanks") return part.role === "tank";
  return keys.length === 0 || keys.includes("all");
}

export function callText(fight: LoadedFight, mark: Mark): string {
  const call = mark.mechanic === undefined ? null : textOf(fight, `mechanic/${mark.mechanic}/call`);
  return (call ?? markName(fight, mark)).text;
}

/** Maximum distance in seconds between a hit and a step that belongs to it. */
const NEAR = 30;

/**
 * The drawing for a mark: the timed step that is current. Without timed steps, the first one that says where
 * to stand, as an example.
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
