import { createServer } from "node:http";
import { MARKET_ORIGIN } from "../server/headers.ts";

export type RelayedSite = Readonly<{ origin: string; close: () => Promise<void> }>;

/**
 * A proxy that serves the site as if built with `RELAY`. It needs nothing in the browser, so every engine can
 * use it.
 */
export async function relayedSite(siteOrigin: string, relay: string): Promise<RelayedSite> {
  const server = createServer((request, response) => {
    const answer = async () => {
      const from = await fetch(`${siteOrigin}${request.url ?? "/"}`, {
        headers: { accept: request.headers.accept ?? "*/*" },
        redirect: "manual",
      });
      const headers = new Headers(from.headers);
      for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"])
        headers.delete(name);
      const isPage = headers.get("content-type")?.includes("text/html") === true;
      const body = isPage
        ? (await from.text())
            .replaceAll(`connect-src 'self' ${MARKET_ORIGIN}`, `connect-src 'self' ${MARKET_ORIGIN} ${relay}`)
            .replace("</title>", `</title><meta name="relay" content="${relay}">`)
        : Buffer.from(await from.arrayBuffer());
      response.writeHead(from.status, Object.fromEntries(headers));
      response.end(body);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const { port } = address;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
