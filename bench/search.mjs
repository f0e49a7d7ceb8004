import { editDistance } from "../packages/eorzea/src/edit-distance.ts";
import { buildIndex, normalise, search } from "../packages/fieldops/src/search/index.ts";
import { siteFinds } from "../site/build/plugins/search/finds.ts";
import { best, printTable } from "./eorzea/table.ts";

// Site search key by key, compared with computing the edit distance to every name.

/** The budget is 10 ms per key on a CPU this many times slower. */
const SLOWDOWN = 6;

const typed = [
  "lost flare star",
  "copycat cassie",
  "phantom time mage",
  "weather finder",
  "フェニックス",
  "ロストスラッシュ",
  "zerstörung",
  "désespéré",
  "hydtos",
  "critcal engagment",
  "xqzjv wkpt",
];

const found = await siteFinds();
const entries = found.map(({ id, kind, names, keywords, weight }) => ({
  id: `${kind}/${id}`,
  kind,
  names,
  ...(keywords === undefined ? {} : { keywords }),
  ...(weight === undefined ? {} : { weight }),
}));
const index = buildIndex(entries);
const names = entries.flatMap((entry) => Object.values(entry.names).map(normalise));

function everyName(text) {
  const wanted = normalise(text);
  let nearest = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const inside = name.includes(wanted) ? 0 : editDistance(wanted, name, 200);
    if (inside < nearest) nearest = inside;
  }
  return nearest;
}

const keys = typed.flatMap((text) => [...text].map((_, at) => [...text].slice(0, at + 1).join("")));
const ours = keys.map((key) => ({ key, ms: best(7, () => search(index, key, 48)) }));
const plain = keys.map((key) => best(1, () => everyName(key)));
const sorted = ours.toSorted((a, b) => a.ms - b.ms);
const median = sorted[Math.floor(sorted.length / 2)]?.ms ?? 0;
const longest = sorted.at(-1) ?? { key: "", ms: 0 };
const sum = (list) => list.reduce((total, each) => total + each, 0);

printTable([
  [`search over ${entries.length} entries, ${keys.length} keys`, "here", `at ${SLOWDOWN}x slower`],
  ["median key", `${median.toFixed(2)} ms`, `${(median * SLOWDOWN).toFixed(1)} ms`],
  [
    `longest key ("${longest.key}")`,
    `${longest.ms.toFixed(2)} ms`,
    `${(longest.ms * SLOWDOWN).toFixed(1)} ms`,
  ],
  [
    "against measuring every name in full",
    `${(sum(plain) / sum(ours.map(({ ms }) => ms))).toFixed(0)}x faster`,
    "",
  ],
]);
