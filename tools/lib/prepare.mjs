import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runChild } from "./child.mjs";
import { brokenParts, missingPackages, nativeParts, thisMachine } from "./natives.mjs";
import { findNode } from "./node.mjs";
import { modules, root } from "./places.mjs";
import { Trouble } from "./say.mjs";

const LEAST_NODE = [20, 19];
const NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EIDLETIMEOUT/;
const stamp = join(modules, ".cache", "foray-install");

/** What the installed tree depends on: the lock file, and the machine that native packages were chosen for. */
function wanted() {
  const lock = readFileSync(join(root, "package-lock.json"));
  const { platform, arch, musl } = thisMachine;
  return createHash("sha256").update(lock).update(`${platform} ${arch} ${musl}`).digest("hex");
}

/** Whether the tree is installed for this lock; and the sets of native parts that have been seen to load since. */
function installed() {
  const [hash, ...seen] = existsSync(stamp) ? readFileSync(stamp, "utf8").split("\n") : [];
  return hash === wanted() ? new Set(seen) : undefined;
}

function remember(seen) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, [wanted(), ...seen].join("\n"));
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < LEAST_NODE[0] || (major === LEAST_NODE[0] && minor < LEAST_NODE[1])) {
    throw new Trouble(
      `Node ${process.versions.node} is too old: install Node ${LEAST_NODE.join(".")} or newer, then run the command again.`,
    );
  }
}

/** How to run npm: as it runs this command, else the one beside this Node, else the one on the path. */
function npmCommand() {
  const given = process.env.npm_execpath;
  const beside = join(dirname(process.execPath), "node_modules", "npm", "bin", "npm-cli.js");
  const cli = given?.endsWith(".js") ? given : beside;
  return existsSync(cli) ? [process.execPath, [cli]] : ["npm", []];
}

const PATIENCE = ["--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"];

async function npm(args, cwd = root) {
  const [program, before] = npmCommand();
  try {
    return await runChild(program, [...before, ...args, ...PATIENCE], { cwd, quiet: true });
  } catch (error) {
    if (error.code === "ENOENT") {
      throw new Trouble("npm was not found: install npm (it comes with Node), then run the command again.");
    }
    throw error;
  }
}

const INSTALL = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];

async function install() {
  process.stdout.write("Installing packages (only needed when package-lock.json has changed) …\n");
  // With no network, npm tries hundreds of packages again and again: one question first saves minutes.
  const ping = await npm(["ping", "--fetch-retries=1"]);
  if (ping.code !== 0 && NETWORK.test(ping.output)) throw installTrouble(ping.output);
  // `npm ci` is not used: the lock may lack optional packages of other platforms, and `npm ci` then refuses.
  const result = await npm(INSTALL);
  if (result.code !== 0) throw installTrouble(result.output);
  remember([]);
}

/** Installs a folder's own packages, as its lock file names them. */
export async function installIn(folder) {
  process.stdout.write("Installing what only this command needs …\n");
  const result = await npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], folder);
  if (result.code !== 0) throw installTrouble(result.output);
}

/**
 * Makes sure that every native part of the set loads. npm restores none or some of the optional packages that a lock leaves
 * out (npm/cli issue 4828): those are installed by name then, past the lock, in the versions that their packages ask for.
 */
async function ensureNatives(node, set) {
  const seen = installed() ?? new Set();
  if (seen.has(set)) return;
  let broken = await brokenParts(node, nativeParts[set]);
  if (broken.length > 0) {
    const missing = missingPackages(broken);
    process.stdout.write(
      `Installing what package-lock.json lacks for this platform: ${missing.join(", ")} …\n`,
    );
    const result = await npm([...INSTALL, "--no-package-lock", ...missing]);
    if (result.code !== 0 && NETWORK.test(result.output)) throw installTrouble(result.output);
    broken = await brokenParts(node, nativeParts[set]);
  }
  if (broken.length > 0) {
    const { platform, arch, musl } = thisMachine;
    throw new Trouble(
      `${broken.join(", ")} cannot run on this machine (${platform} ${arch}${musl ? ", musl" : ""}): delete node_modules and run the command again. If that does not help, there is no package of it for this machine (see docs/platforms.md).`,
    );
  }
  remember([...seen, set]);
}

function installTrouble(output) {
  const found = NETWORK.exec(output);
  if (found) {
    return new Trouble(
      `npm cannot reach its package registry (${found[0]}): connect to the network, then run the command again.`,
    );
  }
  return new Trouble(`${output.trim()}\n\nnpm could not install the packages: its own words are above.`);
}

/** Brings the modules that are made from the records up to date: a moment, and nothing is written where nothing has changed. */
async function generateRecords() {
  const generator = join(root, "packages", "fieldops", "tools", "generate.ts");
  const { generate } = await import(pathToFileURL(generator).href);
  await generate();
}

/**
 * Installs what is missing and makes sure that the right Node runs the command.
 * @param {"build" | "test"} needs the native parts that the command needs; those of a test are besides those of a build
 * @returns {Promise<boolean>} true when the caller should go on; false when another process has done the work.
 */
export async function prepare(script, needs = "build") {
  checkNode();
  if (installed() === undefined) await install();
  const node = findNode();
  await ensureNatives(node, "build");
  if (needs === "test") await ensureNatives(node, "test");
  if (node === process.execPath) {
    await generateRecords();
    process.env.PATH = `${join(modules, ".bin")}${delimiter}${process.env.PATH}`;
    return true;
  }
  const { code } = await runChild(node, [fileURLToPath(script), ...process.argv.slice(2)], {
    cwd: process.cwd(),
  });
  process.exitCode = code;
  return false;
}
