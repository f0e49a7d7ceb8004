#!/usr/bin/env node
// `node tools/tool.mjs vitest run …`: runs an installed tool with the right Node and generated records.
import { runChild } from "./lib/child.mjs";
import { binary, root } from "./lib/places.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run, Trouble } from "./lib/say.mjs";

const tools = {
  biome: ["@biomejs/biome", "bin/biome"],
  vite: ["vite", "bin/vite.js"],
  vitest: ["vitest", "vitest.mjs"],
};

await run(async () => {
  const [name, ...args] = process.argv.slice(2);
  const tool = Object.hasOwn(tools, name ?? "") ? tools[name] : undefined;
  if (tool === undefined) throw new Trouble(`The tools are ${Object.keys(tools).join(", ")}.`);
  if (!(await prepare(import.meta.url))) return;
  const { code } = await runChild(process.execPath, [binary(...tool), ...args], { cwd: root });
  process.exitCode = code;
});
