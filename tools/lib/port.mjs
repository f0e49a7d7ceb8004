import { createServer } from "node:net";
import { parseArgs } from "node:util";
import { Trouble } from "./say.mjs";

const DEFAULT_PORT = 4173;

export function wantedPort(argv, env) {
  let given;
  try {
    given =
      parseArgs({ args: argv, options: { port: { type: "string" } } }).values.port ?? (env.PORT || undefined);
  } catch (error) {
    throw new Trouble(`${error.message.split(".")[0]}: the only option is --port NUMBER.`);
  }
  if (given === undefined) return DEFAULT_PORT;
  const port = /^[1-9]\d{0,4}$/.test(given) ? Number(given) : Number.NaN;
  if (!(port <= 65535)) {
    throw new Trouble(
      `"${given}" is not a port: choose a number from 1 to 65535, as in \`npm start -- --port 5000\`.`,
    );
  }
  return port;
}

export function portTrouble(port) {
  return new Trouble(
    `Port ${port} is in use: choose another, as in \`npm start -- --port ${port === 5000 ? 5001 : 5000}\`.`,
  );
}

/** Fails before a long build rather than after it. */
export function checkPort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => {
      if (error.code === "EADDRINUSE") reject(portTrouble(port));
      else if (error.code === "EACCES")
        reject(new Trouble(`You do not have permission to use port ${port}. Choose one above 1023.`));
      else reject(error);
    });
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  });
}
