import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runChild } from "./child.mjs";
import { cache, root } from "./places.mjs";
import { commandTrouble, Trouble } from "./say.mjs";

/** To start a command and install packages. */
const LEAST = [20, 19];

export const nodeLine = () => readFileSync(join(root, ".nvmrc"), "utf8").trim();

export function canStart(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
}

export function checkNode(version = process.versions.node) {
  if (!canStart(version))
    throw new Trouble(`Node ${version} is too old: install Node ${nodeLine()}, then run the command again.`);
}

/** Prefers the npm that started this command, then the one next to this Node, then the PATH. */
export function npmCommand(name) {
  const beside = join(dirname(process.execPath), "node_modules", "npm", "bin");
  const given = process.env.npm_execpath;
  const folders = given?.endsWith(".js") ? [dirname(given), beside] : [beside];
  const cli = folders.map((folder) => join(folder, `${name}-cli.js`)).find(existsSync);
  return cli === undefined ? [name, []] : [process.execPath, [cli]];
}

/** Asking npx again would take two seconds. */
const found = join(cache, "node-program");

/** This Node if new enough, otherwise one of the right release line, fetched once with npx. */
export async function findNode() {
  const line = nodeLine();
  if (Number.parseInt(process.versions.node, 10) >= Number(line)) return process.execPath;
  const known = existsSync(found) ? readFileSync(found, "utf8") : "";
  if (existsSync(known)) return known;
  const [program, before] = npmCommand("npx");
  const args = [...before, "--yes", `node@${line}.x`, "-p", "process.execPath"];
  const { code, output } = await runChild(program, args, { cwd: root, quiet: true });
  const path = output.trim().split("\n").at(-1) ?? "";
  if (code !== 0 || !existsSync(path))
    throw commandTrouble(output, `npx could not fetch Node ${line}: install it, then run the command again.`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(found, path);
  return path;
}
