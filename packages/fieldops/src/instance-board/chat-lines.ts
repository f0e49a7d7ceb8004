import { displayPosition, mapPosition } from "../atlas/transforms.ts";
import { ruleValue } from "../rules/rules.ts";
import type { Clock } from "./clocks.ts";
import type { ClockState } from "./states.ts";

const MINUTE = 60_000;

/** The line reader must recognize these. */
export const chatWords = {
  en: { up: "up", mayBe: "may be up" },
  ja: { up: "発生中", mayBe: "発生可能" },
  de: { up: "aktiv", mayBe: "vielleicht aktiv" },
  fr: { up: "actif", mayBe: "peut-être actif" },
} as const satisfies Record<string, { up: string; mayBe: string }>;
export type ChatLanguage = keyof typeof chatWords;

/** Like “14:05 ST”. */
export function serverTime(at: number): string {
  return `${new Date(at).toISOString().slice(11, 16)} ST`;
}

/** As players of each language write them. `minutes` is 0 or null for just now. */
const shoutWords: Readonly<
  Record<
    ChatLanguage,
    Readonly<{
      up: (name: string, minutes: number | null) => string;
      ahead: (name: string, minutes: number, time: string) => string;
      mayBe: (name: string) => string;
    }>
  >
> = {
  en: {
    up: (name, minutes) => (minutes ? `${name} up (${minutes} min)` : `${name} up!`),
    ahead: (name, minutes, time) => `${name} can spawn in ${minutes} min (${time})`,
    mayBe: (name) => `${name} may be up`,
  },
  ja: {
    up: (name, minutes) => (minutes ? `${name}湧いてます（${minutes}分前）` : `${name}湧いてます！`),
    ahead: (name, minutes, time) => `${name}あと${minutes}分（${time}）`,
    mayBe: (name) => `${name}湧き可能`,
  },
  de: {
    up: (name, minutes) => (minutes ? `${name} up (seit ${minutes} Min.)` : `${name} up!`),
    ahead: (name, minutes, time) => `${name} in ${minutes} Min. möglich (${time})`,
    mayBe: (name) => `${name} vielleicht aktiv`,
  },
  fr: {
    up: (name, minutes) => (minutes ? `${name} up (depuis ${minutes} min)` : `${name} up !`),
    ahead: (name, minutes, time) => `${name} possible dans ${minutes} min (${time})`,
    mayBe: (name) => `${name} peut-être actif`,
  },
};

export const MAX_CHAT_BYTES = ruleValue("chat-line-bytes");

/**
 * A shout at `now`, with the chat command and `<flag>`, which the client replaces by the player's map flag
 * (“/sh Serket is up! <flag>”). Null if the timer's state is unknown or over.
 * @param time formats a time as players of the language write it: Server Time, or local time in Japan
 */
export function shoutLine(
  { state }: Readonly<{ state: ClockState }>,
  name: string,
  language: ChatLanguage,
  now: number,
  time: (at: number) => string = serverTime,
): string | null {
  const words = shoutWords[language];
  if (state.phase !== "up" && state.phase !== "away") return null;
  const minutes = (at: number) => Math.max(0, Math.floor((now - at) / MINUTE));
  const said =
    state.phase === "up"
      ? words.up(name, state.since === null ? null : minutes(state.since))
      : state.from > now
        ? words.ahead(name, Math.ceil((state.from - now) / MINUTE), time(state.from))
        : words.mayBe(name);
  return `/sh ${said} <flag>`;
}

/** “X: 25.3 Y: 19.8”, or "" if the position is unknown. */
export function placeText({ position }: Clock): string {
  return position === null ? "" : displayPosition(mapPosition(position.x, position.y));
}

type Moments = Readonly<Record<"ago" | "ahead", (at: number) => string>>;

/** Null if the timer's state is unknown or over. */
function lineOf(
  { clock, state }: Readonly<{ clock: Clock; state: ClockState }>,
  name: string,
  language: ChatLanguage,
  now: number,
  { ago, ahead }: Moments,
): string | null {
  const { up, mayBe } = chatWords[language];
  if (state.phase !== "up" && state.phase !== "away") return null;
  const when =
    state.phase === "up"
      ? [up, ...(state.since === null ? [] : [ago(state.since)])].join(" ")
      : state.from > now
        ? ahead(state.from)
        : `${mayBe} ${ago(state.from)}`;
  return [`${name} ${when}`, placeText(clock)].filter((part) => part !== "").join(" · ");
}

/**
 * A plain-text line for the game's chat, like “Serket 7m (14:05 ST) · X: 25.3 Y: 19.8”. Null if the timer's
 * state is unknown or over.
 * @param name the timer's name in the language of the line
 */
export function chatLine(
  timer: Readonly<{ clock: Clock; state: ClockState }>,
  name: string,
  language: ChatLanguage,
  now: number,
): string | null {
  const ago = (at: number) => `${Math.max(0, Math.floor((now - at) / MINUTE))}m`;
  const ahead = (at: number) => `${Math.ceil((at - now) / MINUTE)}m (${serverTime(at)})`;
  return lineOf(timer, name, language, now, { ago, ahead });
}

/** Uses Discord timestamps, which are shown in each reader's time zone. */
export function discordLine(
  timer: Readonly<{ clock: Clock; state: ClockState }>,
  name: string,
  language: ChatLanguage,
  now: number,
): string | null {
  const time = (at: number) => `<t:${Math.floor(at / 1000)}:R>`;
  return lineOf(timer, `**${name}**`, language, now, { ago: time, ahead: time });
}
