import { z } from "zod";
import { idPattern, named } from "./field-schemas.ts";

/** Schemas of fights: facts are in `fight.json`, our sentences in one file per language next to it. */

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
  at: point.describe("Middle of the side where it starts; it extends forward from there."),
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
    length: metres.optional().describe("Absent for a charge, which is as long as its path."),
    of: z.enum(["boss", "player", "ground", "add"]).describe("Where it starts."),
    action: hex.optional(),
    differs: z.literal(true).optional().describe("The sources give different figures."),
  }),
);

const origin = point.optional().describe("Middle of the arena in the game's own coordinates, x and z.");
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
    from: seconds.optional().describe("Seconds into the pull at which it starts."),
    clock: z
      .enum(["part", "order"])
      .optional()
      .describe("Whether its casts are timed from its own start, or only their order is known."),
    loop: loop.optional().describe("Section that repeats until the fight moves on."),
  }),
);

const cast = named(
  "Cast",
  z.strictObject({
    t: seconds.optional().describe("Time of the hit; absent if only the order is known."),
    action: hex.optional(),
    mechanic: id.optional(),
    kind,
    part: id.optional().describe("Part with its own clock."),
    branch: id.optional().describe("Id of the only order in which it occurs, if there are several."),
    cast: metres.optional().describe("Length of the cast bar, which ends at `t`."),
    until: seconds.optional(),
    times: count.optional(),
    optional: z.literal(true).optional(),
    oneOf: z.array(hex).min(1).optional().describe("Other actions that may be cast in its place."),
  }),
);

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
    danger: z.array(shape).min(1).optional().describe("Shapes that hit in this step."),
    next: z.array(shape).min(1).optional().describe("Shapes that hit next, drawn as an outline."),
    floor: z.array(shape).min(1).optional().describe("Harmless markings on the floor."),
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
          n: count.optional().describe("Its number in the sequence."),
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
      party: z.int().min(0).optional().describe("Party within the group; absent if it is the same for all."),
    }),
  )
  .min(2);

const puzzle = named(
  "Puzzle",
  z.union([
    z.strictObject({
      kind: z.literal("clocks"),
      hands: z
        .array(z.strictObject({ id: z.enum(["large", "medium", "small", "tiny"]), minutes: count }))
        .min(1)
        .describe("Minutes by which each clock advances the hands, largest first."),
      round: count.describe("Minutes in one full turn of the hands."),
      seconds: count.describe("Time limit in seconds."),
    }),
    z.strictObject({
      kind: z.literal("plates"),
      plates: z
        .array(z.strictObject({ dir: degrees }))
        .min(2)
        .describe("Locations of the plates."),
    }),
    z.strictObject({
      kind: z.literal("turns"),
      groups: z.array(z.strictObject({ side, parties })).min(2),
      turns: turns.describe("Players who stop the casts, in order."),
      waves: z
        .strictObject({ hold: count, master: count })
        .optional()
        .describe("Wave to hold until, and the wave whose cast may finish."),
    }),
    z.strictObject({
      kind: z.literal("pairs"),
      sides: z
        .array(z.strictObject({ side, at: point }))
        .min(2)
        .describe("Centers of the platforms that are hit."),
      reach: metres.describe("Distance from there to the safe spots."),
    }),
    z.strictObject({
      kind: z.literal("tether"),
      bridges: z
        .array(z.strictObject({ outer: z.enum(["north", "south"]), parties }))
        .min(2)
        .describe(
          "Parallel bridges with one boss each, named by the edge that faces away from the other bridge.",
        ),
    }),
    z.strictObject({
      kind: z.literal("together"),
      sides: z.array(side).min(2),
      percent: count.describe("Percentage of HP at which to hold."),
      seconds: count.describe("Seconds left once the first one dies."),
    }),
  ]),
);

const mechanic = named(
  "Mechanic",
  z.strictObject({
    id,
    kind,
    actions: z.array(hex),
    names: fightNames.optional().describe("Client's name for its main action."),
    title: text.optional().describe("English name that players use, if no action names it."),
    shapes: z.array(size),
    confidence: z.enum(["two", "one", "differ"]),
    sources: z.array(id).min(1),
    modulesOnly: z
      .literal(true)
      .optional()
      .describe("The figures come from two separate modules, and there is no guide."),
    missing: z.enum(["positions", "one-source"]).optional().describe("Reason why it has no diagram."),
    asks: z.array(ask).min(1).optional().describe("Actions and phantom jobs that it calls for."),
    puzzle: puzzle
      .optional()
      .describe("Rule of its helper, which turns what the player sees into what to do."),
    strategies: z.array(strategy).min(1).optional(),
  }),
);

export const fightSchema = named(
  "Fight",
  z.strictObject({
    id,
    operation: id,
    order: z.int().min(0),
    kind: z.enum(["boss", "room", "encounter", "engagement", "duel", "monster"]),
    harder: z.literal(true).optional().describe("The harder version of a fight that has two."),
    names: fightNames,
    boss: fightNames.optional().describe("Name of the enemy, if `names` are those of the encounter."),
    engagement: id.optional(),
    duel: id.optional(),
    monster: id.optional(),
    asOf: z.strictObject({ patch: z.string().regex(/^\d\.\d{1,2}$/), checked: z.iso.date() }),
    players: z.strictObject({ min: count.optional(), max: count }).optional(),
    seal: hex
      .optional()
      .describe("Place that the game names when it seals the arena: row of PlaceName in hexadecimal."),
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

export const fightWordsSchema = named(
  "FightWords",
  z.strictObject({
    lead: line,
    parts: z.record(z.string(), line).optional(),
    branches: z.record(z.string(), line).optional().describe("Names of the possible orders."),
    mechanics: z.record(
      z.string(),
      named(
        "MechanicWords",
        z.strictObject({
          name: line.optional(),
          tell: line,
          // biome-ignore lint/suspicious/noThenProperty: a field of the cards; the object is never awaited
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

/** By the key used in records. */
export const fightSourcesSchema = z.record(
  id,
  z.strictObject({ name: text, url: z.url().optional(), license: text.optional() }),
);

export const fightOperationsSchema = z.strictObject({
  source: z.array(text).min(1),
  operations: z.array(
    z.strictObject({
      id,
      names: fightNames,
      hue: z.enum(["eureka", "bozja", "delubrum", "occult"]),
      since: z.string().regex(/^\d\.\d{1,2}$/),
      runs: z.array(id).describe("Kinds of runs for this operation."),
    }),
  ),
});
