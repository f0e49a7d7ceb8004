import { createServer, type ServerResponse } from "node:http";

export type MarketMood =
  | "good"
  /** Waits for `release`. */
  | "slow"
  /** Breaks the connection in the middle of the body. */
  | "cutOff"
  | "tooMany"
  | "broken"
  | "html"
  /** Leaves out the first requested item. */
  | "missing"
  /** No offers. */
  | "empty"
  /** No offers and no sales. */
  | "unsold"
  | "huge"
  | "unknownPlace";

export type MarketServer = Readonly<{
  origin: string;
  /** With queries. */
  asked: readonly string[];
  /** One mood per request, the last for all that follow. */
  answer: (...moods: [MarketMood, ...MarketMood[]]) => void;
  release: () => void;
  close: () => Promise<void>;
}>;

/** In Unix ms. */
export const UPLOADED = Date.UTC(2026, 10, 21, 11, 30);

/** The average is 1000 + id modulo 1000, and the cheapest offer is 100 less. */
export function exampleItem(itemID: number, named: boolean, { listed = true, sold = true } = {}) {
  const average = 1000 + (itemID % 1000);
  const offer = (pricePerUnit: number, quantity: number, worldName: string) =>
    named ? { pricePerUnit, quantity, worldName } : { pricePerUnit, quantity };
  return {
    itemID,
    lastUploadTime: UPLOADED,
    averagePrice: sold ? average + 0.4 : 0,
    listings: listed
      ? [offer(average - 100, 3, "Siren"), offer(average - 50, 12, "Faerie"), offer(average, 1, "Gilgamesh")]
      : [],
    unexpected: "a key nobody knows",
  };
}

/** Answers like the market service's `/api/v2/{place}/{items}`, and rejects the place `Nowhere`. */
export async function startMarketServer(): Promise<MarketServer> {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  let moods: MarketMood[] = ["good"];
  let last: MarketMood = "good";

  const reply = (response: ServerResponse, url: URL, mood: MarketMood) => {
    const [, , , place = "", list = ""] = url.pathname.split("/");
    const ids = list.split(",").map(Number).slice(0, 100);
    const headers = { "content-type": "application/json", "access-control-allow-origin": "*" };
    const named = !/^\d+$/.test(place);
    const known = mood === "missing" ? ids.slice(1) : ids;
    const items = known.map((id) =>
      exampleItem(id, named, { listed: mood !== "empty" && mood !== "unsold", sold: mood !== "unsold" }),
    );
    const body = JSON.stringify(
      ids.length === 1
        ? (items[0] ?? { itemID: ids[0], lastUploadTime: 0, listings: [] })
        : {
            itemIDs: ids,
            items: Object.fromEntries(items.map((item) => [item.itemID, item])),
            regionName: place,
          },
    );
    if (mood === "unknownPlace" || place === "Nowhere") response.writeHead(404, headers).end("{}");
    // The service's refusal has no CORS headers.
    else if (mood === "tooMany") response.writeHead(429).end("Too many requests");
    else if (mood === "broken") response.writeHead(500, headers).end("{}");
    else if (mood === "html")
      response
        .writeHead(200, { ...headers, "content-type": "text/html" })
        .end("<!doctype html><title>Gateway</title>");
    else if (mood === "huge") response.writeHead(200, headers).end(`[${"0,".repeat(1_500_000)}0]`);
    else if (mood === "cutOff") {
      response.writeHead(200, { ...headers, "content-length": String(body.length) });
      response.write(body.slice(0, Math.floor(body.length / 2)), () => response.destroy());
    } else if (mood === "slow") waiting.push(() => response.writeHead(200, headers).end(body));
    else response.writeHead(200, headers).end(body);
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    if (request.method === "HEAD") return void response.writeHead(200).end();
    // The site repeats a failed request without CORS, to see whether the service answers at all.
    if (request.headers.accept !== "application/json") {
      reply(response, url, last);
      return;
    }
    asked.push(`${url.pathname}${url.search}`);
    last = (moods.length > 1 ? moods.shift() : moods[0]) ?? "good";
    reply(response, url, last);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the market server has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    answer(...next) {
      moods = next;
    },
    release() {
      for (const go of waiting.splice(0)) go();
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
