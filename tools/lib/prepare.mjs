import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runChild } from "./child.mjs";
import { isInstalled } from "./installed.mjs";
import { checkNode, findNode, npmCommand } from "./node.mjs";
import { modules, root } from "./places.mjs";
import { showProgress } from "./progress.mjs";
import { commandTrouble, Trouble } from "./say.mjs";

const QUIET = ["--no-audit", "--no-fund", "--loglevel=error", "--no-progress"];
/** Without a network, npm would retry hundreds of packages. */
const FEW_RETRIES = ["--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"];

/** Does nothing if the packages match the lock file. */
export async function install(folder = root) {
  if (isInstalled(folder)) return;
  const [program, before] = npmCommand("npm");
  const progress = showProgress("Installing packages");
  try {
    const { code, output } = await runChild(program, [...before, "ci", ...QUIET, ...FEW_RETRIES], {
      cwd: folder,
      quiet: true,
    });
    if (code !== 0) throw commandTrouble(output, "npm could not install the packages. Its output is above.");
    progress.end("Packages installed");
  } catch (error) {
    progress.end();
    if (error.code === "ENOENT")
      throw new Trouble("npm was not found: install npm (it comes with Node), then run the command again.");
    throw error;
  }
}

/** Fast, and writes only changed files. */
async function generateRecords() {
  const generator = join(root, "packages", "fieldops", "tools", "generate.ts");
  const { generate } = await import(pathToFileURL(generator).href);
  await generate();
}

/** Set in the process that continues under the right Node. */
const AGAIN = "FORAY_AGAIN";

/** False in the process restarted under another Node. */
export const isFirstProcess = () => process.env[AGAIN] === undefined;

/**
 * Installs missing packages and ensures that the right Node runs the command.
 * @param script the command's `import.meta.url`
 * @returns {Promise<boolean>} true if the caller should continue; false if another process has done the work
 */
export async function prepare(script) {
  checkNode();
  const [node] = await Promise.all([findNode(), install()]);
  if (node === process.execPath) {
    await generateRecords();
    process.env.PATH = `${join(modules, ".bin")}${delimiter}${process.env.PATH}`;
    return true;
  }
  const { code } = await runChild(node, [fileURLToPath(script), ...process.argv.slice(2)], {
    cwd: process.cwd(),
    env: { ...process.env, [AGAIN]: "1" },
  });
  process.exitCode = code;
  return false;
}
