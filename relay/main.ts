// `npm run relay`: a relay of live boards and runs on loopback; `-- --print` prints a server's nginx.conf.
import { resolve } from "node:path";
import { relayConfiguration } from "./configuration.ts";
import { findRelayPrograms, relayModule, relayPackages, startRelay } from "./start.ts";

const DEFAULT_PORT = 9100;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const given = process.env.RELAY_PORT ?? `${DEFAULT_PORT}`;
const port = /^[1-9]\d{0,4}$/.test(given) ? Number(given) : Number.NaN;
if (!(port <= 65_535)) fail(`RELAY_PORT must be a number from 1 to 65535, not "${given}".`);
const split = (text = "") => text.split(/[\s,]+/).filter((part) => part !== "");
const origins = split(process.env.RELAY_ORIGINS);
const redis = split(process.env.RELAY_REDIS);
if (process.argv.includes("--print")) {
  const [certificate, key] = split(process.env.RELAY_TLS);
  if (origins.length === 0) fail("RELAY_ORIGINS must name your site, such as https://almanac.example.org");
  process.stdout.write(
    relayConfiguration({
      port: process.env.RELAY_PORT === undefined ? (certificate === undefined ? 80 : 443) : port,
      folder: process.env.RELAY_FOLDER || "/var/lib/foray-almanac",
      module: relayModule(),
      origins,
      redis,
      proxies: split(process.env.RELAY_PROXIES),
      isServer: true,
      ...(certificate !== undefined && key !== undefined && { tls: { certificate, key } }),
    }),
  );
  process.exit(0);
}
if (findRelayPrograms() === undefined)
  fail(
    `The relay is nginx with the module Nchan. Install both, on Debian or Ubuntu with\n  apt-get install ${relayPackages.join(" ")}`,
  );

// Files of runs are kept in this folder; by default they are deleted with the relay.
const kept = process.env.RELAY_FOLDER;
try {
  const relay = await startRelay({
    port,
    ...(origins.length > 0 && { origins }),
    ...(kept !== undefined && kept !== "" && { kept: resolve(kept) }),
    redis,
  });
  process.stdout.write(
    `The relay listens on ${relay.address}. In another terminal:\n  RELAY=${relay.address} npm start\nStop it with Ctrl-C.\n`,
  );
  const stop = () => void relay.stop().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
} catch (error) {
  fail(`The relay cannot start: ${error instanceof Error ? error.message.trim() : "unknown"}`);
}
