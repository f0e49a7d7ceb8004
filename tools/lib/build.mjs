import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "./child.mjs";
import { root, site } from "./places.mjs";
import { seconds, Trouble } from "./say.mjs";
import { buildIsCurrent, forgetBuild, rememberBuild, sourcesHash } from "./sources.mjs";

/** The build in order: drawn sources, the bundle with its prerendered pages, then what every page needs to ship. */
const steps = [
  { name: "charts", cwd: root, file: join(site, "tools", "charts", "main.ts"), optional: true },
  { name: "bundles and pages", cwd: root, file: join(site, "tools", "prerender", "main.ts") },
  { name: "link previews", cwd: root, file: join(site, "tools", "previews", "main.ts") },
  { name: "finish", cwd: root, file: join(site, "tools", "finish", "main.ts") },
];

/** Builds the whole site into site/build/client. With `quiet`, output is shown only when a step fails. */
export async function build({ quiet = false } = {}) {
  const hash = sourcesHash();
  forgetBuild();
  rmSync(join(site, "build"), { recursive: true, force: true });
  for (const { name, cwd, file, args = [], optional = false } of steps) {
    if (optional && !existsSync(file)) continue;
    const env = { ...process.env, NODE_ENV: "production" };
    // One name for whoever builds; Vite hands to the pages only what begins with VITE_.
    const { SITE_ORIGIN = "https://forayalmanac.example", SITE_BASE = "" } = env;
    env.VITE_SITE_ORIGIN = SITE_ORIGIN + `/${SITE_BASE}`.replace(/^\/+/, "/").replace(/\/+$/, "");
    const { code, output } = await runChild(process.execPath, [file, ...args], { cwd, env, quiet });
    if (code !== 0) throw new Trouble(`${output.trim()}\n\nThe build failed in the step "${name}".`);
  }
  rememberBuild(hash);
}

/** Builds only when a source has changed since the last whole build, and says so in a line before and after. */
export async function buildIfChanged() {
  if (buildIsCurrent(sourcesHash())) return;
  const began = performance.now();
  process.stdout.write("Building the site, which takes a few minutes …\n");
  await build({ quiet: true });
  process.stdout.write(`Built in ${seconds(began)}.\n`);
}
