import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runChild } from "./child.mjs";
import { Trouble } from "./say.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without the browser around it: tests take half as long in it. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(wanted, env) {
  const folders = (env.PATH ?? "").split(delimiter);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(runnable);
}

/** The Chromium to test with: CHROMIUM_PATH, else one on the PATH, else undefined. */
export function findChromium(env = process.env) {
  const given = env.CHROMIUM_PATH;
  if (given) {
    if (runnable(given)) return given;
    throw new Trouble(`CHROMIUM_PATH names ${given}, which is not a program that can be run.`);
  }
  return onPath(names, env);
}

/** The Chromium for what needs no window, notification or other part of a whole browser: CHROMIUM_PATH, else a headless shell, else any. */
export function findHeadlessChromium(env = process.env) {
  return env.CHROMIUM_PATH ? findChromium(env) : (onPath(shells, env) ?? findChromium(env));
}

/** Installs packages of Debian's; gives what apt-get said where it failed, else undefined. */
async function install(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const { code, output } = await runChild("apt-get", args, { env, quiet: true });
    if (code !== 0) return output.trim();
  }
  return undefined;
}

const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Finds a Chromium, installing Debian's package where that is allowed. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const help = "Browser tests need Chromium: install it, or set CHROMIUM_PATH to one.";
  if (!canInstall()) throw new Trouble(help);
  process.stdout.write("Installing Chromium with apt-get …\n");
  const fault = await install("chromium");
  if (fault !== undefined) throw new Trouble(`${fault}\n\napt-get could not install Chromium. ${help}`);
  const installed = findChromium();
  if (!installed) throw new Trouble(help);
  return installed;
}

/** Debian's packages that browser tests use where they are there, each with its program. */
const helpful = [
  [shells[0], shells],
  ["firefox-esr", ["firefox-esr"]],
  ["caddy", ["caddy"]],
];

/**
 * `ensureChromium`, with what else the browser tests can use: the headless shell (faster), Firefox (its smoke test) and Caddy (its host
 * tests). Without these the tests go on: slower, and with those parts left out.
 */
export async function ensureTestPrograms() {
  const missing = helpful.filter(([, programs]) => !onPath(programs, process.env)).map(([name]) => name);
  if (missing.length > 0 && canInstall()) {
    const wanted = findChromium() ? missing : ["chromium", ...missing];
    process.stdout.write(`Installing ${wanted.join(", ")} with apt-get …\n`);
    if ((await install(...wanted)) !== undefined)
      process.stdout.write("Not all could be installed: their tests are skipped.\n");
  }
  await ensureChromium();
}
