import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";

const messageShape = v.object({
  id: v.optional(v.number()),
  type: v.string(),
  method: v.optional(v.string()),
  message: v.optional(v.string()),
  result: v.optional(v.unknown()),
  params: v.optional(v.unknown()),
});

const contextsShape = v.object({ contexts: v.array(v.object({ context: v.string() })) });
const valueShape = v.object({ realm: v.string(), result: v.object({ value: v.optional(v.unknown()) }) });
const logShape = v.object({
  level: v.string(),
  text: v.nullable(v.string()),
  source: v.object({ realm: v.string() }),
});

/** True where a Firefox can be started. */
export function firefoxIsHere(): boolean {
  try {
    execFileSync("firefox-esr", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** A stock Firefox driven by WebDriver BiDi, which it speaks itself: one tab, its errors, and what a script in it returns. */
export type Firefox = Readonly<{
  open: (url: string) => Promise<void>;
  /** Runs an expression in the page; a promise is waited for. */
  ask: (expression: string) => Promise<unknown>;
  /** The errors of the page that is open; those of pages that were left are dropped, as leaving breaks off what they still load. */
  takeErrors: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}>;

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? done(address.port) : fail(new Error("no port")),
      );
    });
  });
}

async function connect(url: string, child: ChildProcess): Promise<WebSocket> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const socket = new WebSocket(url);
    const opened = await new Promise<boolean>((done) => {
      socket.addEventListener("open", () => done(true));
      socket.addEventListener("error", () => done(false));
    });
    if (opened) return socket;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("Firefox did not begin to listen");
}

/** Nothing of Firefox's own may leave this machine. */
const preferences = {
  "app.update.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.dns.disablePrefetch": true,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
};

/** Starts Firefox with a profile of its own, which is gone when it is closed. */
export async function startFirefox(): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), "foray-firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const port = await freePort();
  const child = spawn(
    "firefox-esr",
    [
      "--headless",
      "--no-remote",
      "--profile",
      profile,
      "--remote-debugging-port",
      String(port),
      "about:blank",
    ],
    { stdio: "ignore", env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: "1" } },
  );
  const socket = await connect(`ws://127.0.0.1:${port}/session`, child);
  const waiting = new Map<number, { done: (result: unknown) => void; fail: (error: Error) => void }>();
  let errors: { readonly realm: string; readonly text: string }[] = [];
  let serial = 0;
  socket.addEventListener("message", (event: MessageEvent<unknown>) => {
    const message = v.parse(messageShape, JSON.parse(String(event.data)));
    if (message.method === "log.entryAdded") {
      const entry = v.parse(logShape, message.params);
      if (entry.level === "error")
        errors.push({ realm: entry.source.realm, text: entry.text ?? "an error without words" });
    }
    const asked = message.id === undefined ? undefined : waiting.get(message.id);
    if (message.id === undefined || asked === undefined) return;
    waiting.delete(message.id);
    if (message.type === "success") asked.done(message.result);
    else asked.fail(new Error(message.message ?? "Firefox refused"));
  });
  const send = (method: string, params: unknown) =>
    new Promise<unknown>((done, fail) => {
      serial += 1;
      waiting.set(serial, { done, fail });
      socket.send(JSON.stringify({ id: serial, method, params }));
    });
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = v.parse(contextsShape, await send("browsingContext.getTree", {}));
  const context = contexts[0]?.context;
  const evaluate = async (expression: string) => {
    const answer = await send("script.evaluate", { expression, target: { context }, awaitPromise: true });
    return v.parse(valueShape, answer);
  };
  return {
    async open(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async ask(expression) {
      return (await evaluate(expression)).result.value;
    },
    async takeErrors() {
      const { realm } = await evaluate("0");
      const taken = errors.filter((error) => error.realm === realm);
      errors = [];
      return taken.map(({ text }) => text);
    },
    async close() {
      socket.close();
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
