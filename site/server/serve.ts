import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Folder, type OpenFile, watchFolder } from "./folder.ts";
import { cacheControl, type HeaderSets, headerSets, REVALIDATED } from "./headers.ts";
import { chooseEncoding, matchesTag } from "./negotiate.ts";
import { headerKind } from "./open-paths.ts";
import { MIN_PACKED_BYTES, packing } from "./packed.ts";
import { type Answer, notFoundPage, originForm, resolveBelow } from "./resolve.ts";
import { contentType, isText } from "./types.ts";

export type ServeOptions = Readonly<{
  root: string;
  /** 0 picks a free port. */
  port: number;
  host?: string;
  /** Path the site is served at, with slashes at both ends. */
  base?: string;
  /** Given a path from the site's root. Resolves to whether a missing file may exist now. */
  make?: (path: string) => Promise<boolean>;
}>;

export type Site = Readonly<{ origin: string; close: () => Promise<void> }>;

type Served = Readonly<{
  folder: Folder;
  headers: HeaderSets;
  base: string;
  make: (path: string) => Promise<boolean>;
  pack: ReturnType<typeof packing>;
}>;

/** Room for overlong request targets, which get a 414 page instead of a closed connection. */
const MAX_HEADER_BYTES = 65_536;

/** Also serves a site that is being rebuilt. Rejects with the system's error if it cannot listen. */
export async function serveSite(options: ServeOptions): Promise<Site> {
  const { root, port, host = "127.0.0.1", base = "/", make = async () => false } = options;
  const headers = headerSets({ loopback: true });
  const served: Served = { base, headers, folder: await watchFolder(root), make, pack: packing() };
  const turns = new WeakMap<Socket, Promise<void>>();
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    // Pipelined requests are handled one at a time, so that waiting ones keep no files open.
    const turn = (turns.get(request.socket) ?? Promise.resolve()).then(async () => {
      try {
        if (!response.destroyed) await answer(request, response, served);
      } catch (error) {
        // The client has disconnected.
        if (response.destroyed || request.socket.destroyed) return;
        process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`);
        if (response.headersSent) response.destroy();
        else response.writeHead(500, { "Content-Length": 0 }).end();
      }
    });
    turns.set(request.socket, turn);
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, () => {
      server.off("error", fail);
      done();
    });
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    origin: `http://${host}:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const { folder, headers, base, make } = served;
  if (hasManyHosts(request)) {
    response.writeHead(400, { Connection: "close", "Content-Length": 0 }).end();
    return;
  }
  const target = originForm(request.url ?? "/");
  const path = target.slice(base.length - 1).split("?")[0] ?? "/";
  const find = () => resolveBelow(target, base, folder.paths());
  let found = find();
  // The file may have been built since the last listing.
  if (found.kind === "missing" && found.status === 404 && (await folder.refresh())) found = find();
  if (found.kind === "missing" && found.status === 404 && (await make(path))) {
    await folder.refresh(true);
    found = find();
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    setHeaders(response, headers, path, found);
    response.writeHead(405, { Allow: "GET, HEAD", "Content-Length": 0 }).end();
    return;
  }
  if (found.kind === "redirect") {
    setHeaders(response, headers, path, found);
    const { status, to } = found;
    response.writeHead(status, { Location: to, "Cache-Control": REVALIDATED, "Content-Length": 0 }).end();
    return;
  }
  // The second attempt is for files deleted since the last listing.
  for (const attempt of [1, 2]) {
    if (attempt === 2) {
      await folder.refresh();
      found = find();
    }
    const isFound = found.kind === "file";
    const file = found.kind === "file" ? found.file : notFoundPage(path, folder.paths());
    const status = found.kind === "missing" ? found.status : 200;
    if (!isFound && !folder.paths().has(file)) break;
    setHeaders(response, headers, path, found);
    if (await sendFile(request, response, served, file, status)) return;
  }
  setHeaders(response, headers, path, found);
  const status = found.kind === "missing" ? found.status : 404;
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found\n");
}

function setHeaders(response: ServerResponse, headers: HeaderSets, path: string, found: Answer): void {
  const isPage = found.kind !== "file" || found.file.endsWith(".html");
  for (const [name, value] of headers[headerKind(path, isPage)]) response.setHeader(name, value);
}

/** Requests must have one Host header (RFC 9112, 3.2); Node uses the first of several. */
function hasManyHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === "host").length > 1;
}

/** Resolves to `false`, with nothing sent, if the file was deleted. */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, pack }: Served,
  path: string,
  status: number,
): Promise<boolean> {
  const plain = folder.open(path);
  if (plain === undefined) return false;
  try {
    const accept = request.headers["accept-encoding"];
    const isPacked = isText(path) && plain.size >= MIN_PACKED_BYTES;
    const encoding = isPacked ? chooseEncoding(typeof accept === "string" ? accept : undefined) : undefined;
    const file = encoding === undefined ? plain : await pack(plain, encoding);
    response.setHeader("Cache-Control", status === 200 ? cacheControl(path) : REVALIDATED);
    response.setHeader("ETag", file.tag);
    if (isPacked) response.setHeader("Vary", "Accept-Encoding");
    if (status === 200 && matchesTag(request.headers["if-none-match"], file.tag)) {
      response.writeHead(304).end();
      return true;
    }
    if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
    response.writeHead(status, { "Content-Type": contentType(path), "Content-Length": file.size });
    await sendBody(request, response, file);
    return true;
  } finally {
    plain.close();
  }
}

/** In memory at a time, per connection. */
const CHUNK_BYTES = 16_384;

/** One buffer: with hundreds of slow clients, new ones would pile up faster than they are collected. */
async function sendBody(request: IncomingMessage, response: ServerResponse, file: OpenFile): Promise<void> {
  if (request.method !== "HEAD") {
    const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, file.size));
    for (let sent = 0; sent < file.size; ) {
      const count = Math.min(file.read(buffer, sent), file.size - sent);
      if (count === 0) {
        // The file was truncated; closing keeps the client from taking the next response for the rest.
        response.destroy();
        return;
      }
      await written(response, buffer.subarray(0, count));
      sent += count;
    }
  }
  response.end();
}

function written(response: ServerResponse, piece: Uint8Array): Promise<void> {
  return new Promise((done, fail) => {
    const gone = () => fail(new Error("the client has gone"));
    if (response.destroyed) {
      gone();
      return;
    }
    response.once("close", gone);
    response.write(piece, (error) => {
      response.off("close", gone);
      if (error) fail(error);
      else done();
    });
  });
}
