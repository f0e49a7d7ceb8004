import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runChild } from "./child.mjs";
import { Trouble } from "./say.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Chromium to test with: CHROMIUM_PATH, else one on the PATH, else undefined. */
export function findChromium(env = process.env) {
  const given = env.CHROMIUM_PATH;
  if (given) {
    if (runnable(given)) return given;
    throw new Trouble(`CHROMIUM_PATH names ${given}, which is not a program that can be run.`);
  }
  const folders = (env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runnable);
}

/** Finds a Chromium, installing Debian's package where that is allowed. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const help = "Browser tests need Chromium: install it, or set CHROMIUM_PATH to one.";
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) throw new Trouble(help);
  process.stdout.write("Installing Chromium with apt-get …\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const { code, output } = await runChild("apt-get", args, { env, quiet: true });
    if (code !== 0) throw new Trouble(`${output.trim()}\n\napt-get could not install Chromium. ${help}`);
  }
  const installed = findChromium();
  if (!installed) throw new Trouble(help);
  return installed;
}
