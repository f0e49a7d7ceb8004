import { createServer } from "node:net";
import { readGameMessage } from "@foray/fieldops/game-feed/messages";
import * as v from "valibot";
import { type WebSocket, WebSocketServer } from "ws";

/** OverlayPlugin's default port. */
export const PLUGIN_PORT = 10501;

/** A fake of OverlayPlugin's WebSocket server. */
export type GameServer = Readonly<{
  port: number;
  readers: () => number;
  /** Names of all events that were subscribed to. */
  asked: () => readonly string[];
  /** Sends a message to subscribed clients, unless it repeats the last value of a FATE or encounter. */
  say: (message: string | Uint8Array) => void;
  /** Breaks every connection, as a restarting plugin does. */
  drop: () => void;
  close: () => Promise<void>;
}>;

const callShape = v.object({
  call: v.string(),
  rseq: v.optional(v.number()),
  events: v.optional(v.array(v.string())),
});

const lineShape = v.object({ type: v.string(), line: v.optional(v.array(v.string())) });

/**
 * Rejects with the system's error if the port is taken.
 * @param port 0 takes any free port, but pages may connect only to the plugin's own
 */
export async function startGameServer(port = PLUGIN_PORT): Promise<GameServer> {
  const server = new WebSocketServer({ host: "127.0.0.1", port, path: "/ws" });
  await new Promise<void>((done, fail) => {
    server.once("listening", done);
    server.once("error", fail);
  });
  const subscriptions = new Map<WebSocket, Set<string>>();
  const asked: string[] = [];
  const last = new Map<string, string>();
  let zone: string | undefined;
  server.on("connection", (socket) => {
    const events = new Set<string>();
    subscriptions.set(socket, events);
    socket.on("close", () => subscriptions.delete(socket));
    socket.on("message", (data, isBinary) => {
      const call = isBinary || !Buffer.isBuffer(data) ? undefined : readCall(data.toString());
      if (call?.call === "subscribe") {
        for (const name of call.events ?? []) {
          events.add(name);
          asked.push(name);
        }
        if (zone !== undefined && events.has("ChangeZone")) socket.send(zone);
      } else if (call?.call === "getLanguage")
        socket.send(JSON.stringify({ language: "English", languageId: "1", rseq: call.rseq }));
    });
  });

  const send = (event: string, message: string | Uint8Array) => {
    for (const [socket, events] of subscriptions) if (events.has(event)) socket.send(message);
  };
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    port: address.port,
    readers: () => [...subscriptions.values()].filter((events) => events.has("LogLine")).length,
    asked: () => asked,
    say(message) {
      if (typeof message !== "string") return send("LogLine", message);
      const read = v.safeParse(lineShape, parsed(message));
      const signal = readGameMessage(message);
      if (signal?.kind === "zone") last.clear();
      if (read.success && read.output.type === "ChangeZone") {
        zone = message;
        return send("ChangeZone", message);
      }
      // OverlayPlugin does not repeat unchanged values.
      if (signal?.kind === "fate" || signal?.kind === "encounter") {
        const key = signal.kind === "fate" ? `fate ${signal.row}` : `encounter ${signal.key}`;
        const value = JSON.stringify({ ...signal, at: null });
        if (last.get(key) === value) return;
        last.set(key, value);
      }
      send("LogLine", message);
    },
    drop() {
      for (const socket of server.clients) socket.terminate();
    },
    close: () =>
      new Promise((done) => {
        for (const socket of server.clients) socket.terminate();
        server.close(() => done());
      }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readCall(text: string): v.InferOutput<typeof callShape> | undefined {
  const call = v.safeParse(callShape, parsed(text));
  return call.success ? call.output : undefined;
}

/** Accepts connections but never answers. */
export async function startSilentServer(port = PLUGIN_PORT): Promise<Pick<GameServer, "close" | "port">> {
  const server = createServer();
  const open = new Set<{ destroy: () => void }>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => open.delete(socket));
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", () => done());
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    port: address.port,
    close: () =>
      new Promise((done) => {
        for (const socket of open) socket.destroy();
        server.close(() => done());
      }),
  };
}

/** Retries while the port is taken, for up to `patience` ms: another run may be using it. */
export async function whenFree<T>(start: () => Promise<T>, patience = 40_000): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!taken || Date.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}
