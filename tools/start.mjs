#!/usr/bin/env node
// `npm start`: install what is missing, build if a source has changed, serve the production site on loopback.
import { buildIfChanged } from "./lib/build.mjs";
import { onOrphaned } from "./lib/orphan.mjs";
import { client } from "./lib/places.mjs";
import { checkPort, portTrouble, wantedPort } from "./lib/port.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run, Trouble } from "./lib/say.mjs";

await run(async () => {
  const port = wantedPort(process.argv.slice(2), process.env);
  await checkPort(port);
  if (!(await prepare(import.meta.url))) return;
  await buildIfChanged();
  const { serveSite } = await import("../site/server/serve.ts");
  let server;
  try {
    server = await serveSite({ root: client, port });
  } catch (error) {
    if (error.code === "EADDRINUSE") throw portTrouble(port);
    throw error instanceof Error && error.code
      ? new Trouble(`The server cannot start: ${error.message}.`)
      : error;
  }
  process.stdout.write(`\nForay Almanac: ${server.origin}\nStop it with Ctrl-C.\n`);
  const stop = () => {
    process.stdout.write("\nStopped.\n");
    void server.close().finally(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  onOrphaned(stop);
});
