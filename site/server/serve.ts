import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { joinLanguage, splitLanguage } from "../app/i18n/language.ts";
import { listFiles, type SiteFiles } from "./files.ts";
import { cacheControl, type HeaderSets, headerSets, REVALIDATED } from "./headers.ts";
import { chooseEncoding, encodings, matchesTag } from "./negotiate.ts";
import { EMBED_FOLDER, EMBED_NOT_FOUND, headerKind } from "./open-paths.ts";
import { resolveBelow } from "./resolve.ts";
import { contentType } from "./types.ts";

export type ServeOptions = Readonly<{
  /** The folder of the built site. */
  root: string;
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** The folder of addresses below which the site stands, with its slashes; "/" unless said. */
  base?: string;
}>;

export type Site = Readonly<{ origin: string; close: () => Promise<void> }>;

type Served = Readonly<{ files: SiteFiles; headers: HeaderSets; base: string }>;

const NOT_FOUND_PAGE = "/404.html";

/** Room for a request target far longer than any page's, so that it gets a page and not a closed connection. */
const MAX_HEADER_BYTES = 65_536;

/** Serves a built site. Rejects with the system's error (EADDRINUSE and like) when it cannot listen. */
export async function serveSite({ root, port, host = "127.0.0.1", base = "/" }: ServeOptions): Promise<Site> {
  const files = await listFiles(root);
  const headers = headerSets({ loopback: true });
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    answer(request, response, { files, headers, base }).catch((error: unknown) => {
      process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
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

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { files, headers, base }: Served,
): Promise<void> {
  const found = resolveBelow(request.url ?? "/", base, files.paths);
  const path = (request.url ?? "/").slice(base.length - 1).split("?")[0] ?? "/";
  const notFound = notFoundPage(path, files);
  const isPage = found.kind !== "file" || found.file.endsWith(".html");
  for (const [name, value] of headers[headerKind(path, isPage)]) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD", "Content-Length": 0 }).end();
    return;
  }
  if (found.kind === "redirect") {
    response.writeHead(308, { Location: found.to, "Cache-Control": REVALIDATED, "Content-Length": 0 }).end();
  } else if (found.kind === "file") {
    await sendFile(request, response, files, found.file, 200);
  } else if (files.paths.has(notFound)) {
    await sendFile(request, response, files, notFound, found.status);
  } else {
    response.writeHead(found.status, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found\n");
  }
}

/** The page for what is missing, in the language of the address where that has one. */
function notFoundPage(path: string, { paths }: SiteFiles): string {
  if (path.startsWith(EMBED_FOLDER)) return EMBED_NOT_FOUND;
  const { language } = splitLanguage(path);
  const own = joinLanguage(language, NOT_FOUND_PAGE);
  return paths.has(own) ? own : NOT_FOUND_PAGE;
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: SiteFiles,
  path: string,
  status: number,
): Promise<void> {
  const has = (ending: string) => files.paths.has(path + ending);
  const accept = request.headers["accept-encoding"];
  const encoding = chooseEncoding(typeof accept === "string" ? accept : undefined, has);
  const ending = encodings.find(([name]) => name === encoding)?.[1] ?? "";
  const { body, tag } = await files.read(path + ending);
  response.setHeader("Cache-Control", status === 200 ? cacheControl(path) : REVALIDATED);
  response.setHeader("ETag", tag);
  if (encodings.some(([, each]) => has(each))) response.setHeader("Vary", "Accept-Encoding");
  if (status === 200 && matchesTag(request.headers["if-none-match"], tag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
  response.writeHead(status, { "Content-Type": contentType(path), "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}
