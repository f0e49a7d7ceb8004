import { calendarOf, machineCalendar, offsetsOf } from "@foray/fieldops/patterns/local-calendar";
import { type PatternResult, type PatternSearch, searchPattern } from "@foray/fieldops/patterns/search";

/** Searches run one after another. */
export type SearchOrder = Readonly<{
  serial: number;
  searches: readonly PatternSearch[];
  /** The reader's time zone. Undefined if it is the device's. */
  timeZone: string | undefined;
}>;

/** `share` is progress from 0 to 1, and `ms` the time taken. */
export type SearchNews =
  | Readonly<{ kind: "progress"; serial: number; share: number }>
  | Readonly<{ kind: "done"; serial: number; results: readonly PatternResult[]; ms: number }>
  | Readonly<{ kind: "failed"; serial: number; reason: string }>;

/** Minimum ms between progress messages, each of which renders the page. */
const PROGRESS_PAUSE = 100;

function tell(news: SearchNews): void {
  self.postMessage(news);
}

/** The first windows across all zones. Sending more would cost the page time for copying them. */
function firstOf(results: readonly PatternResult[], count: number): readonly PatternResult[] {
  const starts = results.flatMap(({ windows }) => windows.map(({ start }) => start));
  const last = starts.sort((a, b) => a - b)[count - 1] ?? Number.POSITIVE_INFINITY;
  return results.map((result) => ({
    ...result,
    windows: result.windows.filter(({ start }) => start <= last),
  }));
}

function work({ serial, searches, timeZone }: SearchOrder): void {
  const calendar = timeZone === undefined ? machineCalendar : calendarOf(offsetsOf(timeZone));
  let ms = 0;
  let told = performance.now();
  const results = searches.map((search, index) => {
    const steps = searchPattern(search, calendar);
    for (;;) {
      const began = performance.now();
      const step = steps.next();
      // The last step counts a thousand years for comparison, so its time is excluded.
      if (step.done) return step.value;
      const now = performance.now();
      ms += now - began;
      if (now - told < PROGRESS_PAUSE) continue;
      told = now;
      tell({ kind: "progress", serial, share: (index + step.value) / searches.length });
    }
  });
  const count = Math.max(0, ...searches.map((search) => search.count));
  tell({ kind: "done", serial, results: firstOf(results, count), ms });
}

self.addEventListener("message", ({ data }: MessageEvent<SearchOrder>) => {
  try {
    work(data);
  } catch (error) {
    tell({
      kind: "failed",
      serial: data.serial,
      reason: error instanceof Error ? error.message : String(error),
    });
  }
});
