import type { Lane } from "@foray/fieldops/fights/score";
import type { LocalName } from "@foray/fieldops/names";
import type { CastKind, MechanicFacts } from "@foray/fieldops/records/fights/types";
import { formatNumber } from "~/i18n/format.ts";
import { pageName } from "~/i18n/game-names.tsx";
import { pageLanguage } from "~/i18n/language.ts";
import { titled } from "~/i18n/titled.ts";
import type { LoadedFight } from "./fight-data.ts";
import { fightMessages } from "./messages.ts";

/** Null if the text has not been written. */
export const textOf = ({ names }: LoadedFight, key: string): LocalName | null =>
  names[key] === undefined ? null : pageName(names, key);

export const fightName = (fight: LoadedFight): LocalName => titled(pageName(fight.names, "fight"));

export const mechanicName = ({ names }: LoadedFight, id: string): LocalName =>
  pageName(names, `mechanic/${id}`);

/** Falls back to the number of the part. */
export function partName(fight: LoadedFight, id: string): LocalName {
  const own = textOf(fight, `part/${id}`);
  if (own !== null) return own;
  const at = fight.fight.parts.findIndex((part) => part.id === id);
  return { text: fightMessages.part(String(at + 1)), lang: pageLanguage };
}

/** Falls back to the number of the strategy. */
export function wayName(fight: LoadedFight, { id, strategies = [] }: MechanicFacts, way: string): string {
  const own = textOf(fight, `mechanic/${id}/strategy/${way}`);
  return own?.text ?? fightMessages.strategyName(String(strategies.findIndex((each) => each.id === way) + 1));
}

export const laneName = (lane: Lane): string => fightMessages.lanes[lane];

export const kindName = (kind: CastKind): string => fightMessages.castKinds[kind];

const MINUTE = 60;

/** Formats seconds as "6:22". */
export function clockText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** Formats yalms with at most one decimal. */
export const figure = (yalms: number): string => formatNumber(Math.round(yalms * 10) / 10, pageLanguage);
