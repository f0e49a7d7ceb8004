import { type ChildProcess, spawn } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type RelayOptions, relayConfiguration } from "./configuration.ts";

/** Debian packages. */
export const relayPackages = ["nginx-light", "libnginx-mod-nchan"] as const;

const modulePaths = [
  "/usr/lib/nginx/modules/ngx_nchan_module.so",
  "/usr/lib64/nginx/modules/ngx_nchan_module.so",
  "/usr/share/nginx/modules/ngx_nchan_module.so",
  "/opt/homebrew/lib/nginx/modules/ngx_nchan_module.so",
] as const;

function usable(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

/** Also looks in Debian's server folders; undefined if it is not installed. */
export function findProgram(name: string, env = process.env): string | undefined {
  const folders = [...(env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find((path) => usable(path, constants.X_OK));
}

/** Falls back to Debian's path if it is not installed. */
export const relayModule = (): string =>
  modulePaths.find((path) => usable(path, constants.R_OK)) ?? modulePaths[0];

/** Undefined if either is missing. */
export function findRelayPrograms(
  env = process.env,
): Readonly<{ nginx: string; module: string }> | undefined {
  const nginx = findProgram("nginx", env);
  const module = modulePaths.find((path) => usable(path, constants.R_OK));
  return nginx === undefined || module === undefined ? undefined : { nginx, module };
}

export type Running = Readonly<{
  address: string;
  port: number;
  pid: number;
  folder: string;
  stop: () => Promise<void>;
}>;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address !== null
          ? resolve(address.port)
          : reject(new Error("no port")),
      );
    });
  });
}

/**
 * Starts a relay on loopback, which runs until `stop` or the end of this process.
 * @throws nginx's message if it does not start, or an error that names the packages if they are missing
 */
export async function startRelay(
  options: Partial<
    Pick<RelayOptions, "kept" | "origins" | "port" | "proxies" | "rate" | "redis" | "signUps" | "tls">
  > = {},
): Promise<Running> {
  const programs = findRelayPrograms();
  if (programs === undefined) throw new Error(`The relay needs ${relayPackages.join(" and ")}.`);
  const folder = mkdtempSync(join(tmpdir(), "board-relay-"));
  // nginx workers run as an unprivileged user who must be able to read the folder.
  chmodSync(folder, 0o755);
  // A given folder for kept files outlives the relay.
  const kept = options.kept ?? join(folder, "kept");
  for (const each of [kept, join(kept, "inbox"), join(kept, "keep")]) {
    mkdirSync(each, { recursive: true });
    if (process.getuid?.() === 0) chmodSync(each, 0o777);
  }
  const port = options.port ?? (await freePort());
  const file = join(folder, "nginx.conf");
  writeFileSync(file, relayConfiguration({ ...options, port, folder, kept, module: programs.module }));
  return keepRunning(
    spawn(programs.nginx, ["-p", folder, "-c", file, "-e", join(folder, "error.log")], { stdio: "ignore" }),
    port,
    `${options.tls === undefined ? "http" : "https"}://127.0.0.1:${port}`,
    folder,
    () => readFileSync(join(folder, "error.log"), "utf8"),
  );
}

/** Without persistence, for tests of two relays that share it. */
export async function startRedis(port?: number): Promise<Running> {
  const program = findProgram("redis-server");
  if (program === undefined) throw new Error("Two relays need redis-server.");
  const folder = mkdtempSync(join(tmpdir(), "board-redis-"));
  const own = port ?? (await freePort());
  const args = [
    "--port",
    `${own}`,
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
    "--dir",
    folder,
  ];
  return keepRunning(
    spawn(program, args, { stdio: "ignore" }),
    own,
    `redis://127.0.0.1:${own}`,
    folder,
    () => "redis-server ended",
  );
}

async function keepRunning(
  child: ChildProcess,
  port: number,
  address: string,
  folder: string,
  fault: () => string,
): Promise<Running> {
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  const endWithUs = () => child.kill("SIGTERM");
  process.once("exit", endWithUs);
  const stop = async () => {
    process.off("exit", endWithUs);
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) break;
    if (await listens(port)) return { address, port, pid: child.pid ?? 0, folder, stop };
    await pause(25);
  }
  const said = fault();
  await stop();
  throw new Error(said);
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
