import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { forecast } from "../sky.ts";

const bin = fileURLToPath(new URL("bin.ts", import.meta.url));
const from = "2026-06-01T00:00:00Z";

interface Result {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function eorzea(args: readonly string[], closePipe = false): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], { env: { ...process.env, TZ: "UTC" } });
    let out = "";
    let err = "";
    if (closePipe) child.stdout.destroy();
    else child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
  });
}

describe.concurrent("the eorzea command", () => {
  it("eorzea now shows the clock and the field operations", async () => {
    const { code, out, err } = await eorzea(["now", "--from", from]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("2026-06-01 00:00:00");
    expect(out.trimEnd().split("\n")).toHaveLength(10);
  });

  it("eorzea forecast accepts zone names in any language and prints JSON", async () => {
    const text = await eorzea([
      "forecast",
      "eureka-anemos",
      "--periods",
      "3",
      "--lang",
      "ja",
      "--from",
      from,
    ]);
    expect(text.out.split("\n")[0]).toBe("エウレカ：アネモス帯");
    const json = await eorzea([
      "forecast",
      "エウレカ：アネモス帯",
      "--periods",
      "3",
      "--json",
      "--from",
      from,
    ]);
    const starts = forecast("eurekaAnemos", Date.parse(from), 3);
    expect(JSON.parse(json.out)).toMatchObject({ zone: "eurekaAnemos", periods: starts });
  });

  it.each([
    ["pagos", "Eureka Pagos"],
    ["Anemos", "Eureka Anemos"],
    ["ヒュダトス帯", "Eureka Hydatos"],
  ])("eorzea find accepts the short name %s", async (zone, name) => {
    const { code, out } = await eorzea(["find", zone, "--hours", "18-6", "--limit", "1"]);
    expect([code, out.includes(name)]).toEqual([0, true]);
  });

  it("eorzea find lists the windows that match a query", async () => {
    const never = "find eurekaPagos --weather blizzards --after clouds --json".split(" ");
    const { code, out } = await eorzea([...never, "--from", from]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ zone: "eurekaPagos", possible: false, windows: [] });
    const night = await eorzea([
      "find",
      "Eureka",
      "Pagos",
      "--weather",
      "Fog,吹雪",
      "--hours",
      "18-6",
      "--from",
      from,
    ]);
    expect(night.out.trimEnd().split("\n")).toHaveLength(11);
    const long = await eorzea([
      "find",
      "zadnor",
      "--weather",
      "fairSkies",
      "--min-periods",
      "4",
      "--limit",
      "1",
    ]);
    expect(long.out.match(/Fair Skies/g)?.length).toBeGreaterThanOrEqual(4);
  });

  it("eorzea forecast marks the rates of North Horn as provisional", async () => {
    const { out } = await eorzea(["forecast", "north-horn", "--periods", "1", "--from", from]);
    expect(out.split("\n")[0]).toBe("North Horn (rates provisional, 98% sure)");
  });

  it("eorzea prints its help without arguments or with --help", async () => {
    for (const args of [[], ["--help"], ["find", "--help"]]) {
      const { code, out } = await eorzea(args);
      expect(code).toBe(0);
      expect(out).toContain("--min-periods");
    }
  });

  const bad: readonly (readonly [readonly string[], RegExp])[] = [
    [["fly"], /^eorzea: 'fly' is not a command/],
    [["forecast"], /needs a zone/],
    [["forecast", "anemoss"], /'anemoss' is not a zone; the closest are eurekaAnemos/],
    [["forecast", "horn"], /'horn' is not a zone; the closest are .*Horn/],
    [["forecast", "eurekaPagoss"], /eurekaPagos/],
    [["forecast", "x".repeat(100)], /^eorzea: .x{60}…. is not a zone/],
    [["forecast", "zadnor", "--periods", "0"], /--periods takes a whole number/],
    [["forecast", "zadnor", "--hours", "1-2"], /Unknown option '--hours'/],
    [["find", "zadnor", "--weather", "rian"], /'rian' is not a weather; the closest are rain/],
    [["find", "zadnor", "--hours", "5-5"], /--hours takes two different/],
    [["find", "zadnor", "--hours", "5-25"], /--hours takes two different/],
    [["find", "zadnor"], /Every period of Zadnor would match/],
    [["now", "--from", "tomorrow"], /--from takes a date/],
    [["now", "--from", "2026-02-31"], /--from takes a date/],
    [["forecast", ""], /needs a zone/],
    [["now", "--from", "1969-01-01"], /--from takes a date/],
    [["now", "--lang", "tlh"], /--lang takes one of/],
  ];
  it.each(bad)("eorzea rejects %j with one sentence and exit code 2", async (args, sentence) => {
    const { code, out, err } = await eorzea(args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(sentence);
    expect(err.trimEnd()).not.toContain("\n");
  });

  it("eorzea exits silently if its output pipe is closed", async () => {
    const { code, err } = await eorzea(["forecast", "zadnor", "--periods", "100000"], true);
    expect([code, err]).toEqual([0, ""]);
  });
});
