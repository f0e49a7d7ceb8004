#!/usr/bin/env node
// `npm run relay`: a relay on loopback, configured by RELAY_PORT, RELAY_ORIGINS and RELAY_REDIS.
import { prepare } from "./lib/prepare.mjs";
import { run } from "./lib/say.mjs";

await run(async () => {
  if (!(await prepare(import.meta.url))) return;
  await import("../relay/main.ts");
});
