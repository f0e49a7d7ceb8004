import { boardClocks, clockOf } from "@foray/fieldops/instance-board/clocks";
import { shortTimerNames } from "@foray/fieldops/instance-board/lines/alias-names";
import type { TimerName } from "@foray/fieldops/instance-board/lines/names";
import { readTimerLines } from "@foray/fieldops/instance-board/lines/read";
import { machineCalendar } from "@foray/fieldops/patterns/local-calendar";
import { boardPath } from "~/features/boards/zone-slugs.ts";
import type { Found } from "./index-data.ts";

/** Kinds of finds that a board has timers for; their ids are those of the timers. */
const timed: ReadonlySet<Found["kind"]> = new Set(["monster", "forecast", "encounter", "fate"]);

/** Every name of every timer that the finds know; of those that are found by another id, what the id says. */
function timerNamesOf(finds: readonly Found[]): readonly TimerName[] {
  const byId = new Map(
    finds.flatMap((found) => (timed.has(found.kind) ? [[found.id, found.names] as const] : [])),
  );
  return boardClocks.flatMap(({ kind, id }) =>
    Object.values(byId.get(id) ?? { en: id.replaceAll("-", " ") }).map((name) => ({ kind, id, name })),
  );
}

/** The board that takes a text as a note ("Cassie -12m"), with the text in its field; null if it is none. */
export function boardForLine(text: string, finds: readonly Found[], now: number): string | null {
  const names = [...timerNamesOf(finds), ...shortTimerNames(null)];
  const { observed, choices } = readTimerLines(text, names, now, null, machineCalendar);
  const [timer] = [...observed, ...choices.map((choice) => choice.timer)];
  const zone = timer === undefined ? undefined : clockOf(timer)?.zone;
  return zone === undefined ? null : `${boardPath(zone)}?text=${encodeURIComponent(text.trim())}`;
}
