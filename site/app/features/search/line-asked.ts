import { boardClocks, clockOf } from "@foray/fieldops/instance-board/clocks";
import { shortTimerNames } from "@foray/fieldops/instance-board/lines/alias-names";
import type { TimerName } from "@foray/fieldops/instance-board/lines/names";
import { readTimerLines } from "@foray/fieldops/instance-board/lines/read";
import { machineCalendar } from "@foray/fieldops/patterns/local-calendar";
import { boardPath } from "~/features/boards/zone-slugs.ts";
import type { Found } from "./index-data.ts";

/** Kinds that boards have timers for. Their result ids are also timer ids. */
const timed: ReadonlySet<Found["kind"]> = new Set(["monster", "forecast", "encounter", "fate"]);

function timerNamesOf(finds: readonly Found[]): readonly TimerName[] {
  const byId = new Map(
    finds.flatMap((found) => (timed.has(found.kind) ? [[found.id, found.names] as const] : [])),
  );
  return boardClocks.flatMap(({ kind, id }) =>
    Object.values(byId.get(id) ?? { en: id.replaceAll("-", " ") }).map((name) => ({ kind, id, name })),
  );
}

/** Path of the board that can take a note ("Cassie -12m"). Null if the text is not a note. */
export function boardForLine(text: string, finds: readonly Found[], now: number): string | null {
  const names = [...timerNamesOf(finds), ...shortTimerNames(null)];
  const { observed, choices } = readTimerLines(text, names, now, null, machineCalendar);
  const [timer] = [...observed, ...choices.map((choice) => choice.timer)];
  const zone = timer === undefined ? undefined : clockOf(timer)?.zone;
  return zone === undefined ? null : `${boardPath(zone)}?text=${encodeURIComponent(text.trim())}`;
}
