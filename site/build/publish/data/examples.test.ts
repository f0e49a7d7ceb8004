import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import {
  commandExample,
  fetchExample,
  packageExample,
} from "../../../app/features/about/developers/examples.ts";
import { settings } from "../../../app/settings.ts";
import { makeData } from "./write.ts";

const run = promisify(execFile);
const site = fileURLToPath(new URL("../../..", import.meta.url));

/** Runs in the workspace, so the packages need no installation. */
async function printed(code: string): Promise<string[]> {
  const running = run(process.execPath, ["--input-type=module", "-"], { cwd: site });
  running.child.stdin?.end(code);
  const { stdout } = await running;
  return stdout.trimEnd().split("\n");
}

test("the example that fetches a table prints one of its records", async () => {
  const files = await makeData("2027-01-02", "v2");
  const folder = `${settings.origin}/data/v2/`;
  const asked = ["index.json", "lost-actions.json"].map((name) => [
    folder + name,
    files.find(({ path }) => path === name)?.text,
  ]);
  const stub = `const files = new Map(${JSON.stringify(asked)}); globalThis.fetch = async (url) => new Response(files.get(url));`;
  expect(await printed(`${stub}\n${fetchExample}`)).toEqual([expect.stringMatching(/^Lost \S.* \d+$/)]);
});

test("the example that uses the packages prints three windows and a count", async () => {
  const lines = await printed(packageExample);
  expect(lines).toHaveLength(4);
  for (const line of lines.slice(0, 3)) expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z Fog$/);
  expect(lines[3]).toMatch(/^\d+$/);
});

test.each(commandExample.split("\n"))("the example command “%s” prints output about Eureka", async (line) => {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
  expect(words.slice(0, 2)).toEqual(["npx", "@foray/eorzea"]);
  const command = fileURLToPath(new URL("../../../../packages/eorzea/src/cli/bin.ts", import.meta.url));
  const { stdout } = await run(process.execPath, [command, ...words.slice(2)]);
  expect(stdout).toContain("Eureka");
});
