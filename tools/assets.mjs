#!/usr/bin/env node
// `npm run assets`: downloads the game's icons and maps into site/public/pack, for the next build. The README
// lists the publisher's terms for using them.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { site } from "./lib/places.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run, Trouble } from "./lib/say.mjs";

const SERVICE = "https://v2.xivapi.com/api";

const options = {
  service: { type: "string", default: process.env.ASSET_SERVICE || SERVICE },
  version: { type: "string" },
  out: { type: "string", default: join(site, "public", "pack") },
  only: { type: "string" },
  "dry-run": { type: "boolean", default: false },
};

function wanted() {
  let values;
  try {
    values = parseArgs({ options }).values;
  } catch {
    throw new Trouble(
      "The options are --service URL, --version KEY, --out FOLDER, --only icons|maps and --dry-run.",
    );
  }
  const url = URL.parse(values.service);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Trouble(`--service takes the address of an asset service, not "${values.service}".`);
  }
  if (values.only !== undefined && !["icons", "maps"].includes(values.only)) {
    throw new Trouble(`--only takes icons or maps, not "${values.only}".`);
  }
  return values;
}

await run(async () => {
  const { service, version, out, only, "dry-run": dry } = wanted();
  if (!(await prepare(import.meta.url))) return;
  const { makePack, packTasks } = await import("../site/build/plugins/assets/pack.ts");
  const { patient } = await import("../site/build/plugins/assets/request.ts");
  const stop = new AbortController();
  const pack = {
    service,
    version,
    folder: out,
    request: { ...patient, signal: stop.signal },
    ...(only === "icons" ? { maps: [] } : {}),
    ...(only === "maps" ? { icons: [] } : {}),
  };
  const tasks = packTasks(pack);
  const icons = tasks.filter(({ kind }) => kind === "icons").length;
  process.stdout.write(`${icons} icons and ${tasks.length - icons} maps from ${service}\n`);
  if (dry) {
    for (const { kind, id, url } of tasks) process.stdout.write(`${kind}/${id} ${url}\n`);
    return;
  }
  process.once("SIGINT", () => stop.abort());
  let count = 0;
  const onStep = () => {
    count += 1;
    if (count % 25 === 0) process.stdout.write(`${count} made …\n`);
  };
  const { made, kept, failed } = await makePack({ ...pack, onStep });
  process.stdout.write(`${made} downloaded, ${kept} already present, ${failed.length} failed.\n`);
  for (const { task, why } of failed) process.stderr.write(`${task.kind}/${task.id}: ${why}\n`);
  if (stop.signal.aborted) throw new Trouble("Stopped. Run the command again to continue.");
  if (failed.length > 0)
    throw new Trouble("Some images are missing. Run the command again to fetch just those.");
  process.stdout.write("Build the site (`npm run build`) to use them.\n");
});
