import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { client } from "./addresses.ts";
import { neededProgram } from "./programs.ts";

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? done(address.port) : fail(new Error("no port")),
      );
    });
  });
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

async function waitUntilReachable(address: string, host: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await answers(address))) {
    if (Date.now() > deadline) throw new Error(`${host} did not start with the configuration of the build`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Plain HTTP on loopback. */
export async function startCaddy(caddyfile: string, siteRoot: string, home: string, path = "/") {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    CADDY_ADMIN: "off",
    SITE_ADDRESS: origin,
    SITE_ROOT: siteRoot,
  };
  const child = spawn(neededProgram("caddy"), ["run", "--adapter", "caddyfile", "--config", caddyfile], {
    env,
    stdio: "ignore",
  });
  await waitUntilReachable(origin + path, "Caddy");
  return { origin, stop: () => child.kill("SIGTERM") };
}

/** Plain HTTP on loopback; all its files go to `home`. */
export async function startNginx(built: string, home: string) {
  const port = await freePort();
  const site = built
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace(/^\troot .*;$/m, `\troot ${client};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(home, name)};`,
  );
  // As root, nginx runs its workers as another user, who may not read the site's files.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  await writeFile(
    join(home, "nginx.conf"),
    `${user} daemon off; pid ${join(home, "pid")}; error_log ${join(home, "errors")}; events {}
http { access_log off; ${temporary.join(" ")}\n${site}}`,
  );
  const child = spawn(neededProgram("nginx"), ["-p", home, "-c", join(home, "nginx.conf")], {
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReachable(`${origin}/`, "nginx");
  return { origin, stop: () => child.kill("SIGTERM") };
}
