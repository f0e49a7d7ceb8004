// Parsers of untrusted text must always return a value of the promised shape.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as eorzea from "../../packages/eorzea/src/index.ts";
import * as fieldops from "../../packages/fieldops/src/index.ts";
import { hostileAddresses, seeded } from "../../site/testing/hostile.ts";
import { knownAddresses } from "../lib/addresses.mjs";
import { site } from "../lib/places.mjs";

/** Last parts of hostile URLs, decoded if possible. */
function texts(seed, count) {
  return hostileAddresses({ seed, count, addresses: knownAddresses() }).map((address) => {
    const last = address.split(/[/=?&]/).at(-1) ?? "";
    try {
      return decodeURIComponent(last);
    } catch {
      return last;
    }
  });
}

const noZone = (text) => {
  try {
    eorzea.zoneName(text, "en");
    return "a name for no zone";
  } catch (error) {
    return /is an undefined/.test(error.message) ? undefined : error.message;
  }
};

const listed = (decoded, list) =>
  Array.isArray(decoded[list]) && Array.isArray(decoded.ignored) ? undefined : "a shape not promised";

const readers = {
  resolveForecastFilter(text) {
    const { filter, known } = fieldops.resolveForecastFilter(text);
    return typeof filter?.id === "string" && typeof known === "boolean" ? undefined : "no filter";
  },
  decodeHolster: (text) => listed(fieldops.decodeHolster(text), "main"),
  decodeLoadout: (text) => listed(fieldops.decodeLoadout(text), "trays"),
  zoneName: (text) => (eorzea.isZoneId(text) ? undefined : noZone(text)),
};

/** Market responses must be parsed or rejected without throwing. */
function strangeJson(random, depth = 0) {
  const kinds = [null, true, -1, 0, 1e308, Number.MAX_SAFE_INTEGER, "", "x", "__proto__", "900"];
  const pick = (list) => list[Math.floor(random() * list.length)];
  const kind = random();
  if (depth > 3 || kind < 0.35) return pick(kinds);
  if (kind < 0.6)
    return Array.from({ length: Math.floor(random() * 4) }, () => strangeJson(random, depth + 1));
  const keys = ["items", "itemIDs", "listings", "pricePerUnit", "quantity", "worldName", "averagePrice"];
  const more = ["lastUploadTime", "30884", "itemID", "total", "__proto__", "constructor", "toString", "then"];
  return Object.fromEntries(
    Array.from({ length: Math.floor(random() * 8) }, () => [
      pick([...keys, ...more]),
      strangeJson(random, depth + 1),
    ]),
  );
}

async function fuzzAnswers(seed, count, report) {
  const file = join(site, "app", "market", "prices.ts");
  if (!existsSync(file)) return 0;
  const { readPrices } = await import(pathToFileURL(file).href);
  const random = seeded(seed);
  for (let index = 0; index < count; index += 1) {
    const body = strangeJson(random);
    try {
      const table = readPrices(body, [30884, 30885]);
      if (table !== null && !(table instanceof Map))
        report(`readPrices(${JSON.stringify(body).slice(0, 120)})`);
    } catch (error) {
      report(`readPrices(${JSON.stringify(body)?.slice(0, 120)}) threw ${error.message}`);
    }
  }
  return count;
}

/** Gives the parsers a share of `count` hostile texts, and the market parser as many random responses. */
export async function fuzzDecoders({ seed, count }) {
  const faults = [];
  const each = Math.floor(count / 4);
  let tried = 0;
  for (const text of texts(seed, each)) {
    for (const [name, read] of Object.entries(readers)) {
      tried += 1;
      try {
        const fault = read(text);
        if (fault !== undefined) faults.push(`${name}(${JSON.stringify(text).slice(0, 120)}): ${fault}`);
      } catch (error) {
        faults.push(`${name}(${JSON.stringify(text).slice(0, 120)}) threw ${error.message}`);
      }
    }
  }
  tried += await fuzzAnswers(seed, each, (fault) => faults.push(fault));
  return { tried, faults };
}
