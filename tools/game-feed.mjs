#!/usr/bin/env node
// `npm run game-feed`: a made-up OverlayPlugin server, to try /timers/live and /fights/live without the game.
import { parseArgs } from "node:util";
import { onOrphaned } from "./lib/orphan.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run, Trouble } from "./lib/say.mjs";

function options() {
  try {
    const { values } = parseArgs({
      options: {
        zone: { type: "string", multiple: true, default: [] },
        fight: { type: "string" },
        speed: { type: "string", default: "1" },
        fault: { type: "string" },
        port: { type: "string", default: "10501" },
      },
    });
    return { ...values, speed: Number(values.speed), port: Number(values.port) };
  } catch (error) {
    throw new Trouble(
      `${error.message.split(".")[0]}: the options are --zone, --fight, --speed, --fault and --port.`,
    );
  }
}

await run(async () => {
  const { zone, fight: key, speed, fault, port } = options();
  if (!(speed > 0 && speed <= 100)) throw new Trouble("The speed is a number up to 100, as in --speed 10.");
  if (!(Number.isInteger(port) && port > 0 && port < 65536))
    throw new Trouble("The port is a number from 1 to 65535.");
  if (!(await prepare(import.meta.url))) return;
  const { play, zonesToPlay } = await import("../site/testing/game-feed/main.ts");
  const { fightToPlay } = await import("../site/testing/game-feed/fight-session.ts");
  const { faults } = await import("../site/testing/game-feed/faults.ts");
  const unknown = zone.find((one) => !zonesToPlay.includes(one));
  if (unknown !== undefined)
    throw new Trouble(`No zone "${unknown}": the zones are ${zonesToPlay.join(", ")}.`);
  if (fault !== undefined && !faults.includes(fault))
    throw new Trouble(`No fault "${fault}": the faults are ${faults.join(", ")}.`);
  const fight = key === undefined ? undefined : await fightToPlay(key);
  if (key !== undefined && fight === undefined)
    throw new Trouble(
      `No fight "${key}" with times: an operation and a fight, as in --fight forked-tower-blood/marble-dragon.`,
    );
  const say = (text) => void process.stdout.write(`${text}\n`);
  let end;
  try {
    end = await play({ port, zones: zone, fight, speed, fault, say });
  } catch (error) {
    if (error.code === "EADDRINUSE")
      throw new Trouble(`Port ${port} is in use: stop OverlayPlugin, IINACT or another stand-in first.`);
    throw error;
  }
  say(
    `Open ${fight === undefined ? "/timers/live" : `/fights/live?fight=${key}`} and press “Connect to the game”. Stop this with Ctrl-C.`,
  );
  const stop = () => void end().finally(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  onOrphaned(stop);
});
