import { z } from "zod";
import { idPattern, named } from "./field-schemas.ts";

/** The schemas of the fights: the facts of one in `fight.json`, our sentences on it in a file a language beside that. */

const languages = ["en", "ja", "de", "fr", "ko", "zh-CN", "zh-TW"] as const;
const id = z.string().regex(idPattern);
const text = z.string().min(1);
const hex = z.string().regex(/^[0-9A-F]{1,5}$/);
const metres = z.number().positive();
const seconds = z.number().min(0);
const count = z.int().positive();
const names = z.strictObject({
  en: text,
  ja: text.optional(),
  de: text.optional(),
  fr: text.optional(),
  ko: text.optional(),
  "zh-CN": text.optional(),
  "zh-TW": text.optional(),
} satisfies Record<(typeof languages)[number], z.ZodType>);
const fightNames = named("FightNames", names);

const point = named("Point", z.tuple([z.number(), z.number()]));
const degrees = z.number().min(0).max(360);
const angle = z.number().positive().max(360);

const circle = z.strictObject({ shape: z.literal("circle"), at: point, r: metres });
const donut = z
  .strictObject({ shape: z.literal("donut"), at: point, inner: metres, r: metres })
  .refine(({ inner, r }) => inner < r, "the hole is as wide as the ring");
const cone = z.strictObject({ shape: z.literal("cone"), at: point, r: metres, angle, dir: degrees });
const rect = z.strictObject({
  shape: z.literal("rect"),
  at: point.describe("Middle of the side it begins at; it goes forward from there."),
  dir: degrees,
  half: metres.describe("Half its width."),
  length: metres,
});
const cross = z.strictObject({
  shape: z.literal("cross"),
  at: point,
  dir: degrees.optional(),
  half: metres.describe("Half the width of an arm."),
  length: metres.describe("Reach of each arm from the middle."),
});
const polygon = z.strictObject({ shape: z.literal("polygon"), points: z.array(point).min(3) });

const shape = named("Shape", z.union([circle, donut, cone, rect, cross, polygon]));

const size = named(
  "Size",
  z.strictObject({
    shape: z.enum(["circle", "donut", "cone", "rect", "cross"]),
    r: metres.optional(),
    inner: metres.optional(),
    angle: angle.optional(),
    half: metres.optional(),
    length: metres.optional().describe("Absent for a charge, which is as long as its way."),
    of: z.enum(["boss", "player", "ground", "add"]).describe("Where it starts."),
    action: hex.optional(),
    differs: z.literal(true).optional().describe("The sources give different figures."),
  }),
);

const origin = point.optional().describe("The middle in the game's own coordinates, x and z.");
const arena = named(
  "Arena",
  z.union([
    z.strictObject({ shape: z.literal("circle"), r: metres, origin }),
    z.strictObject({ shape: z.literal("rect"), w: metres, h: metres, origin }),
    z.strictObject({ shape: z.literal("floor"), parts: z.array(shape).min(1), origin }),
  ]),
);

const kind = named(
  "CastKind",
  z.enum([
    "raid",
    "tank",
    "cone",
    "line",
    "ground",
    "dodge",
    "knockback",
    "gaze",
    "stack",
    "spread",
    "tower",
    "adds",
    "mark",
    "interrupt",
    "cleanse",
    "end",
    "other",
  ]),
);

const loop = z.strictObject({ from: seconds, to: seconds });
const part = named(
  "FightPart",
  z.strictObject({
    id,
    from: seconds.optional().describe("Where it begins on the clock of the pull."),
    clock: z
      .enum(["part", "order"])
      .optional()
      .describe("Its casts count from its own start, or only their order is known."),
    loop: loop.optional().describe("The stretch that repeats until the fight moves on."),
  }),
);

const cast = named(
  "Cast",
  z.strictObject({
    t: seconds.optional().describe("When it hits; absent if only the order is known."),
    action: hex.optional(),
    mechanic: id.optional(),
    kind,
    part: id.optional().describe("A part with a clock of its own."),
    branch: id.optional().describe("Comes only in this one of several orders."),
    cast: metres.optional().describe("Length of the cast bar, which ends at t."),
    until: seconds.optional(),
    times: count.optional(),
    optional: z.literal(true).optional(),
    oneOf: z.array(hex).min(1).optional().describe("Other actions that may come in its place."),
  }),
);

/** Whom a place or a tower is for. */
const who = z
  .string()
  .regex(
    /^(all|tank|healer|melee|ranged|caster|marked|party:[A-F1-6]|job:[a-z0-9-]+|lost:[a-z0-9-]+|logos:[a-z0-9-]+)$/,
  );
const whose = z.array(who).min(1).optional();

const step = named(
  "Step",
  z.strictObject({
    t: seconds.optional(),
    boss: z.strictObject({ at: point, r: metres, face: degrees.optional() }).optional(),
    danger: z.array(shape).min(1).optional().describe("What hits in this step."),
    next: z.array(shape).min(1).optional().describe("What hits after it, drawn as an outline."),
    floor: z.array(shape).min(1).optional().describe("Marks on the floor that hurt nobody."),
    towers: z
      .array(
        z.strictObject({
          at: point,
          r: metres,
          min: count.optional(),
          max: count.optional(),
          who: whose,
        }),
      )
      .min(1)
      .optional(),
    orbs: z
      .array(
        z.strictObject({
          at: point,
          kind: z.enum(["circle", "cross", "donut", "ice", "fire", "wind", "orb", "add"]),
          n: count.optional().describe("Its turn."),
          done: z.literal(true).optional(),
        }),
      )
      .min(1)
      .optional(),
    stand: z
      .array(z.strictObject({ at: point, who: whose }))
      .min(1)
      .optional(),
    move: z.strictObject({ from: point, to: point }).optional(),
  }),
);

const strategy = named(
  "Strategy",
  z.strictObject({
    id,
    presets: z
      .array(z.enum(["NA", "EU", "OCE", "JP"]))
      .min(1)
      .optional(),
    steps: z.array(step).min(1),
  }),
);

const ask = named(
  "Ask",
  z.strictObject({
    phantomJob: id.optional(),
    phantomAction: id.optional(),
    lostAction: id.optional(),
    logosAction: id.optional(),
  }),
);

const side = z.enum(["left", "middle", "right", "west", "east"]);
const parties = z.array(z.string().regex(/^[A-F1-6]$/)).min(1);
const turns = z
  .array(
    z.strictObject({
      role: z.enum(["tank", "ranged"]),
      party: z.int().min(0).optional().describe("Which of the group's parties; absent where they agree."),
    }),
  )
  .min(2);

/** What a helper needs of a puzzle to tell what to do. */
const puzzle = named(
  "Puzzle",
  z.union([
    z.strictObject({
      kind: z.literal("clocks"),
      hands: z
        .array(z.strictObject({ id: z.enum(["large", "medium", "small", "tiny"]), minutes: count }))
        .min(1)
        .describe("What each clock moves the hands on by, the largest first."),
      round: count.describe("Minutes of one round of the hands."),
      seconds: count.describe("How long one has."),
    }),
    z.strictObject({
      kind: z.literal("plates"),
      plates: z
        .array(z.strictObject({ dir: degrees }))
        .min(2)
        .describe("Where the plates are."),
    }),
    z.strictObject({
      kind: z.literal("turns"),
      groups: z.array(z.strictObject({ side, parties })).min(2),
      turns: turns.describe("Who stops the cast, one after another."),
      waves: z
        .strictObject({ hold: count, master: count })
        .optional()
        .describe("The wave to hold until, and the one whose cast may finish."),
    }),
    z.strictObject({
      kind: z.literal("pairs"),
      sides: z
        .array(z.strictObject({ side, at: point }))
        .min(2)
        .describe("Middles of the platforms that strikes come to."),
      reach: metres.describe("From there to the places that stay free."),
    }),
    z.strictObject({
      kind: z.literal("tether"),
      bridges: z
        .array(z.strictObject({ outer: z.enum(["north", "south"]), parties }))
        .min(2)
        .describe("Parallel bridges with a boss each, by the edge that lies away from the other."),
    }),
    z.strictObject({
      kind: z.literal("together"),
      sides: z.array(side).min(2),
      percent: count.describe("Where to hold."),
      seconds: count.describe("What is left once the first has died."),
    }),
  ]),
);

const mechanic = named(
  "Mechanic",
  z.strictObject({
    id,
    kind,
    actions: z.array(hex),
    names: fightNames.optional().describe("The client's name of its main action."),
    title: text.optional().describe("A player's word in English, if no action names it."),
    shapes: z.array(size),
    confidence: z.enum(["two", "one", "differ"]),
    sources: z.array(id).min(1),
    modulesOnly: z.literal(true).optional().describe("Figures of two separate modules, and no guide."),
    missing: z.enum(["positions", "one-source"]).optional().describe("Why it has no diagram."),
    asks: z.array(ask).min(1).optional().describe("Actions and phantom jobs it calls for."),
    puzzle: puzzle.optional().describe("Its rule, if one puts in what one sees and reads what to do."),
    strategies: z.array(strategy).min(1).optional(),
  }),
);

/** One fight: what happens when, how large it is, and how sure that is. */
export const fightSchema = named(
  "Fight",
  z.strictObject({
    id,
    operation: id,
    order: z.int().min(0),
    kind: z.enum(["boss", "room", "encounter", "engagement", "duel", "monster"]),
    harder: z.literal(true).optional().describe("The harder form of a fight that has two."),
    names: fightNames,
    boss: fightNames.optional().describe("The enemy, if the names are those of the encounter."),
    engagement: id.optional(),
    duel: id.optional(),
    monster: id.optional(),
    asOf: z.strictObject({ patch: z.string().regex(/^\d\.\d{1,2}$/), checked: z.iso.date() }),
    players: z.strictObject({ min: count.optional(), max: count }).optional(),
    seal: hex
      .optional()
      .describe("Place that the game names as it seals the arena: row of PlaceName, hexadecimal."),
    arena: arena.optional(),
    parts: z.array(part),
    branches: z
      .array(z.strictObject({ id, from: seconds, options: z.array(id).min(2) }))
      .min(1)
      .optional(),
    casts: z.array(cast),
    actions: z.record(hex, fightNames),
    mechanics: z.array(mechanic).min(1),
    waymarks: z
      .array(z.strictObject({ label: z.string().regex(/^[A-D1-4]$/), at: point, set: text.optional() }))
      .min(1)
      .optional(),
    enrage: z
      .array(z.strictObject({ t: metres.optional(), action: hex.optional(), source: id.optional() }))
      .min(1)
      .optional(),
    unknown: z.array(z.enum(["timeline", "health", "traps", "names"])),
    sources: z.array(id).min(1),
  }),
);

const line = z
  .string()
  .min(1)
  .regex(/^\S.*\S$|^\S$/s, "begins or ends with a space");
const you = z
  .record(z.string(), line)
  .refine((each) => each.all !== undefined, "you.all is missing")
  .refine(
    (each) =>
      Object.keys(each).every((key) =>
        /^(all|tank|healer|melee|ranged|caster|(job|lost|logos):[a-z0-9-]+)$/.test(key),
      ),
    "only all, a role, job:ID, lost:ID or logos:ID",
  );

/** Our own sentences on one fight in one language, by the ids of its facts. */
export const fightWordsSchema = named(
  "FightWords",
  z.strictObject({
    lead: line,
    parts: z.record(z.string(), line).optional(),
    branches: z.record(z.string(), line).optional().describe("Name of each of several orders."),
    mechanics: z.record(
      z.string(),
      named(
        "MechanicWords",
        z.strictObject({
          name: line.optional(),
          tell: line,
          // biome-ignore lint/suspicious/noThenProperty: a word of the cards; no record is awaited
          then: line, // oxlint-disable-line unicorn/no-thenable -- the same
          you,
          mistake: line.optional(),
          call: line.optional(),
          steps: z.record(z.string(), z.array(line).min(1)).optional(),
          strategies: z.record(z.string(), line).optional(),
        }),
      ),
    ),
    unknown: z.array(line).optional(),
  }),
);

/** Where the facts of fights are from, by the key that records name. */
export const fightSourcesSchema = z.record(
  id,
  z.strictObject({ name: text, url: z.url().optional(), license: text.optional() }),
);

/** The operations that fights are sorted under, in the order of their list. */
export const fightOperationsSchema = z.strictObject({
  source: z.array(text).min(1),
  operations: z.array(
    z.strictObject({
      id,
      names: fightNames,
      hue: z.enum(["eureka", "bozja", "delubrum", "occult"]),
      since: z.string().regex(/^\d\.\d{1,2}$/),
      runs: z.array(id).describe("Kinds of runs that go there."),
    }),
  ),
});
