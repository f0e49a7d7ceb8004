import { displayPosition, mapPosition } from "../atlas/transforms.ts";
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
 * A line for the game's chat at `now`: name, whole minutes, place, no markup (“Serket 7m · X: 25.3 Y: 19.8”). Null if nothing counts.
 * @param name the timer's name in the language of the line
 */
export function chatLine(
  timer: Readonly<{ clock: Clock; state: ClockState }>,
  name: string,
  language: ChatLanguage,
  now: number,
): string | null {
  const ago = (at: number) => `${Math.max(0, Math.floor((now - at) / MINUTE))}m`;
  const ahead = (at: number) => `${Math.ceil((at - now) / MINUTE)}m`;
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
