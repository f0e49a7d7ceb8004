// Shared links and pasted lists: valid, truncated, altered or filled with strange words.

import { maps } from "../../packages/fieldops/src/atlas/maps.ts";
import { encodeBoard } from "../../packages/fieldops/src/instance-board/board-link.ts";
import { boardClocks } from "../../packages/fieldops/src/instance-board/clocks.ts";
import { encodeNames, encodeRun } from "../../packages/fieldops/src/runs/codec.ts";
import { emptyRun } from "../../packages/fieldops/src/runs/duties.ts";
import { runJobs, runTasks, seatRoles } from "../../packages/fieldops/src/runs/seat-words.ts";
import { runKinds } from "../../packages/fieldops/src/runs/types.ts";
import { hostileTexts, seeded } from "../../site/testing/hostile.ts";

function picker(seed) {
  const random = seeded(seed);
  const below = (count) => Math.floor(random() * count);
  return { below, of: (list) => list[below(list.length)] };
}

function runLink({ below, of }) {
  const fresh = emptyRun(of(runKinds));
  const run = {
    ...fresh,
    title: of(hostileTexts),
    leader: of(hostileTexts),
    start: of([null, 0, Date.now(), 8.6e15]),
    seats: fresh.seats.map((seat) =>
      below(3) > 0
        ? seat
        : {
            role: of(seatRoles),
            job: of([null, ...runJobs]),
            plays: null,
            plan: of(["", "lynn/anyprog/tank", "c/STEsWjM", "__proto__/constructor/toString"]),
            tasks: [of(runTasks)],
            locked: below(2) === 0,
            name: of(hostileTexts),
          },
    ),
  };
  return ["/run/", encodeRun(run), `#${encodeNames(run)}`];
}

function boardLink({ below, of }) {
  const { zone } = of(boardClocks);
  const now = Math.floor(Date.now() / 1000) * 1000;
  const seen = boardClocks
    .filter((clock) => clock.zone === zone)
    .map(({ id, kind }) => ({ kind, id, moment: of(["began", "ended"]), at: now - 1000 * below(30_000) }));
  return ["/timers", `#board=${encodeBoard(zone, seen)}`, ""];
}

function pinLink({ below, of }) {
  const pins = Array.from({ length: below(6) }, () => `${below(60)},${below(60)},${of(hostileTexts)}`);
  const word = [String(below(1000)), ...pins].join("~");
  return [
    `/map/${of(maps).id}?pins=`,
    encodeURIComponent(word.toWellFormed()),
    `&route=${of(["", "fates", "__proto__", "coffers~1~x"])}`,
  ];
}

/** Leaves one in three unchanged; truncates the others or replaces one character. */
function altered([start, word, end], { below, of }) {
  const at = below(word.length + 1);
  const changed = [word, word.slice(0, at), word.slice(0, at) + of([..."AZaz09-_=~.%"]) + word.slice(at + 1)];
  return start + of(changed) + end;
}

/** Reproducible by seed, except for times relative to now in boards. */
export function hostileLinks({ seed, count }) {
  const pick = picker(seed);
  const kinds = [runLink, boardLink, pinLink];
  return Array.from({ length: count }, (_, at) => altered(kinds[at % kinds.length](pick), pick));
}

/** Lists of players, tables, JSON and links, with strange words mixed in. */
export function hostileLists({ seed, count }) {
  const { below, of } = picker(seed);
  const words = [
    "tank",
    "healer",
    "perceptor",
    "constructor",
    "__proto__",
    "Lost Slash x 3",
    "12",
    '"',
    "\t",
    ";",
    ...hostileTexts,
  ];
  const line = () =>
    `${of(hostileTexts)}: ${Array.from({ length: below(5) }, () => of(words)).join(of([", ", "\t", ";"]))}`;
  const json = () =>
    JSON.stringify({
      signUps: [null, { name: of(words), className: of(words) }, { name: { length: 1e9 } }],
      __proto__: 1,
    });
  const texts = [
    () => Array.from({ length: 1 + below(40) }, line).join("\n"),
    json,
    () => of(hostileTexts),
    () => `/drs/holster/c/${of(words)}`,
  ];
  return Array.from({ length: count }, () => of(texts)());
}
