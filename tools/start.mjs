#!/usr/bin/env node
// `npm start`: installs missing packages, builds if a source has changed, and serves the site on loopback.
import { buildToStart } from "./lib/build.mjs";
import { onOrphaned } from "./lib/orphan.mjs";
import { client } from "./lib/places.mjs";
import { checkPort, portTrouble, wantedPort } from "./lib/port.mjs";
import { isFirstProcess, prepare } from "./lib/prepare.mjs";
import { showProgress } from "./lib/progress.mjs";
import { run, Trouble } from "./lib/say.mjs";

/** The site is already being served; requests for these languages wait. */
async function buildRest(rest) {
  const progress = showProgress("Building the other languages");
  try {
    await rest(({ what: _, ...state }) => progress.at(state));
    progress.end("All languages are ready");
  } catch (error) {
    progress.end();
    throw error;
  }
}

/** Pages in another language, and the service worker, which lists the whole site. */
async function comesLater(path) {
  const { splitLanguage } = await import("../site/app/i18n/language.ts");
  return path === "/sw.js" || splitLanguage(path).prefix !== "";
}

await run(async () => {
  const port = wantedPort(process.argv.slice(2), process.env);
  if (isFirstProcess()) process.stdout.write("Starting the almanac …\n");
  await checkPort(port);
  if (!(await prepare(import.meta.url))) return;
  const progress = showProgress("Checking for changes");
  let rest = null;
  try {
    rest = await buildToStart(progress.at);
  } finally {
    progress.end();
  }
  const { serveSite } = await import("../site/server/serve.ts");
  let whole = Promise.resolve();
  let isWhole = rest === null;
  const make = async (path) => {
    const { makeOnDemand } = await import("../site/build/publish/on-demand.ts");
    if (await makeOnDemand(path, Date.now())) return true;
    if (isWhole || !(await comesLater(path))) return false;
    await whole;
    return true;
  };
  let server;
  try {
    server = await serveSite({ root: client, port, make });
  } catch (error) {
    if (error.code === "EADDRINUSE") throw portTrouble(port);
    throw error instanceof Error && error.code
      ? new Trouble(`The server cannot start: ${error.message}.`)
      : error;
  }
  process.stdout.write(`\nForay Almanac: ${server.origin}\nStop it with Ctrl-C.\n`);
  const close = () => server.close();
  const stop = () => {
    process.stdout.write("\nStopped.\n");
    void close().finally(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  onOrphaned(stop);
  if (rest === null) return;
  whole = buildRest(rest).finally(() => {
    isWhole = true;
  });
  try {
    await whole;
  } catch (error) {
    await close();
    throw error;
  }
});
