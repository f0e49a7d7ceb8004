import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { progressLine, showProgress, showSteps, stepsLine } from "./progress.mjs";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function output(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 60, write: (text: string) => written.push(text), written };
}

describe("lines of progress", () => {
  test("progressLine draws a bar as long as the finished part", () => {
    expect(progressLine("Pages", { done: 6, total: 12, unit: "pages" }, 4400)).toBe(
      "Pages [============            ] 6 of 12 pages, 4 s",
    );
    expect(progressLine("Installing", {}, 12_000)).toBe("Installing … 12 s");
  });

  test("stepsLine names each running step with its state", () => {
    const steps = [
      { name: "unit", state: { done: 3, total: 9, unit: "files" } },
      { name: "build", state: {} },
    ];
    expect(stepsLine(steps, 31_000)).toBe("… 31 s: unit 3 of 9 files · build");
  });
});

describe("progress without a terminal", () => {
  test("showProgress without a terminal writes at once, then every ten seconds", () => {
    const out = output(false);
    const progress = showProgress("Building", out);
    expect(out.written).toEqual(["Building …\n"]);
    progress.at({ done: 1, total: 2, unit: "pages" });
    vi.advanceTimersByTime(35_000);
    expect(out.written).toHaveLength(4);
    expect(out.written[1]).toMatch(/^Building \[=+ +\] 1 of 2 pages, \d+ s\n$/);
    progress.end("Built");
    vi.advanceTimersByTime(35_000);
    expect(out.written).toHaveLength(5);
    expect(out.written[4]).toMatch(/^Built \(\d+ s\)\n$/);
  });

  test("showSteps without a terminal writes no lines after its last step", () => {
    const out = output(false);
    const steps = showSteps(out);
    const step = steps.begin("unit");
    vi.advanceTimersByTime(10_000);
    expect(out.written).toHaveLength(1);
    step.end("✓ unit");
    vi.advanceTimersByTime(20_000);
    expect(out.written.at(-1)).toBe("✓ unit\n");
    steps.end();
  });
});

test("showProgress on a terminal rewrites a single line within its width", () => {
  const out = output(true);
  const progress = showProgress("A step with a name that is longer than any terminal is wide", out);
  vi.advanceTimersByTime(1000);
  progress.end();
  expect(out.written.length).toBeGreaterThan(4);
  for (const text of out.written) {
    expect(text.startsWith("\r\u001b[2K")).toBe(true);
    expect(text.length).toBeLessThan(60 + 5);
  }
});
