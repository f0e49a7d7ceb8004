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

/** Debian's packages of the relay's programs. */
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

/** A program on the PATH, or where Debian keeps servers; undefined if it is not installed. */
export function findProgram(name: string, env = process.env): string | undefined {
  const folders = [...(env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find((path) => usable(path, constants.X_OK));
}

/** Path of Nchan's module, here or where Debian has it. */
export const relayModule = (): string =>
  modulePaths.find((path) => usable(path, constants.R_OK)) ?? modulePaths[0];

/** nginx and Nchan's module as installed here; undefined if either is missing. */
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
  /** Id of the process, to look at the memory that it takes. */
  pid: number;
  /** Folder of its configuration and error log. */
  folder: string;
  stop: () => Promise<void>;
}>;

/** A port of loopback that nobody listens on. */
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
 * Starts a relay on loopback. It ends with `stop`, or with this process.
 * Throws what nginx says if it does not start, and an error that names the packages if they are not installed.
 */
export async function startRelay(
  options: Partial<
    Pick<RelayOptions, "kept" | "origins" | "port" | "proxies" | "rate" | "redis" | "signUps" | "tls">
  > = {},
): Promise<Running> {
  const programs = findRelayPrograms();
  if (programs === undefined) throw new Error(`The relay needs ${relayPackages.join(" and ")}.`);
  const folder = mkdtempSync(join(tmpdir(), "board-relay-"));
  // nginx gives its work to a user without rights, who must reach the folder.
  chmodSync(folder, 0o755);
  // The folder of what must last may be named, and outlives the relay then.
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

/** Starts a Redis without disk storage, for tests of two relays over one. */
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
