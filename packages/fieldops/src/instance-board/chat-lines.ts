import { displayPosition, mapPosition } from "../atlas/transforms.ts";
import { ruleValue } from "../rules/rules.ts";
import type { Clock } from "./clocks.ts";
import type { ClockState } from "./states.ts";

const MINUTE = 60_000;

/** The few words of a line for chats, in each language of the site. They are read back, so they belong with the reader. */
export const chatWords = {
  en: { up: "up", mayBe: "may be up" },
  ja: { up: "発生中", mayBe: "発生可能" },
  de: { up: "aktiv", mayBe: "vielleicht aktiv" },
  fr: { up: "actif", mayBe: "peut-être actif" },
} as const satisfies Record<string, { up: string; mayBe: string }>;
export type ChatLanguage = keyof typeof chatWords;

/** Server Time, as players write it: “14:05 ST”. */
export function serverTime(at: number): string {
  return `${new Date(at).toISOString().slice(11, 16)} ST`;
}

/** Sentences of a shout, as players of each language write them; `minutes` is 0 for now. */
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

/** Bytes that one line of the game's chat takes. */
export const MAX_CHAT_BYTES = ruleValue("chat-line-bytes");

/**
 * A shout at `now`, with the command and the mark that the client fills in with the player's map flag (“/sh Serket is up! <flag>”).
 * Null if nothing counts.
 * @param time a moment as players of the language write it: Server Time, in Japan the local one
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

/** The place as the game writes it: “X: 25.3 Y: 19.8”. */
export function placeText({ position }: Clock): string {
  return position === null ? "" : displayPosition(mapPosition(position.x, position.y));
}

/** How a line writes a moment that has passed, and one that is ahead. */
type Moments = Readonly<Record<"ago" | "ahead", (at: number) => string>>;

/** A line: the name as given, the state at `now`, the place. Null if nothing counts. */
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
 * A line for the game's chat at `now`: name, whole minutes, Server Time of what is ahead, place, no markup (“Serket 7m (14:05 ST) ·
 * X: 25.3 Y: 19.8”). Null if nothing counts.
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

/** The same for Discord, with its own timestamps, which each reader sees in their time zone. */
export function discordLine(
  timer: Readonly<{ clock: Clock; state: ClockState }>,
  name: string,
  language: ChatLanguage,
  now: number,
): string | null {
  const time = (at: number) => `<t:${Math.floor(at / 1000)}:R>`;
  return lineOf(timer, `**${name}**`, language, now, { ago: time, ahead: time });
}
