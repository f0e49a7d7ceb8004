import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runChild } from "./child.mjs";
import { modules, pinnedNode, root } from "./places.mjs";
import { Trouble } from "./say.mjs";

const LEAST_NODE = [20, 19];
const NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EIDLETIMEOUT/;
const stamp = join(modules, ".cache", "foray-install");

/** What the installed tree depends on: the lock file, and the machine that native packages were chosen for. */
function wanted() {
  const lock = readFileSync(join(root, "package-lock.json"));
  return createHash("sha256").update(lock).update(`${process.platform} ${process.arch}`).digest("hex");
}

function installed() {
  return existsSync(stamp) && existsSync(pinnedNode) && readFileSync(stamp, "utf8") === wanted();
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < LEAST_NODE[0] || (major === LEAST_NODE[0] && minor < LEAST_NODE[1])) {
    throw new Trouble(
      `Node ${process.versions.node} is too old: install Node ${LEAST_NODE.join(".")} or newer, then run the command again.`,
    );
  }
}

function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith(".js")) return [process.execPath, [cli]];
  return [process.platform === "win32" ? "npm.cmd" : "npm", []];
}

async function install() {
  process.stdout.write("Installing packages (only needed when package-lock.json has changed) …\n");
  const [program, before] = npmCommand();
  // `npm ci` is not used: the lock may lack optional packages of other platforms, and `npm ci` then refuses.
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const patience = ["--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"];
  let result;
  try {
    // With no network, npm tries hundreds of packages again and again: one question first saves minutes.
    const ping = await runChild(program, [...before, "ping", "--fetch-retries=1", ...patience.slice(1)], {
      cwd: root,
      quiet: true,
    });
    if (ping.code !== 0 && NETWORK.test(ping.output)) throw installTrouble(ping.output);
    result = await runChild(program, [...before, ...args, ...patience], { cwd: root, quiet: true });
  } catch (error) {
    if (error.code === "ENOENT") {
      throw new Trouble("npm was not found: install npm (it comes with Node), then run the command again.");
    }
    throw error;
  }
  if (result.code !== 0) throw installTrouble(result.output);
  if (!existsSync(pinnedNode)) {
    throw new Trouble(
      "The package `node` could not run its install script: allow it (`npm config set ignore-scripts false`), delete node_modules and run the command again.",
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted());
}

function installTrouble(output) {
  const network =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EIDLETIMEOUT/;
  const found = network.exec(output);
  if (found) {
    return new Trouble(
      `npm cannot reach its package registry (${found[0]}): connect to the network, then run the command again.`,
    );
  }
  return new Trouble(`${output.trim()}\n\nnpm could not install the packages: its own words are above.`);
}

/** True when this process is already the Node that package.json pins. */
function underPinnedNode() {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return process.versions.node === devDependencies.node;
}

/** Brings the modules that are made from the records up to date: a moment, and nothing is written where nothing has changed. */
async function generateRecords() {
  const generator = join(root, "packages", "fieldops", "tools", "generate.ts");
  const { generate } = await import(pathToFileURL(generator).href);
  await generate();
}

/**
 * Installs what is missing and makes sure that the pinned Node runs the command.
 * @returns {Promise<boolean>} true when the caller should go on; false when another process has done the work.
 */
export async function prepare(script) {
  checkNode();
  if (!installed()) await install();
  if (underPinnedNode()) {
    await generateRecords();
    process.env.PATH = `${join(modules, ".bin")}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`;
    return true;
  }
  const { code } = await runChild(pinnedNode, [fileURLToPath(script), ...process.argv.slice(2)], {
    cwd: process.cwd(),
  });
  process.exitCode = code;
  return false;
}
