import { z } from "zod";
import { actionEffect } from "./effects.ts";
import { type Kit, named } from "./kit.ts";

const target = named("ActionTarget", z.enum(["alliance", "ally", "enemy", "fallen", "party", "self"]));
const attackKind = named(
  "AttackKind",
  z
    .enum(["ability", "item", "spell", "weaponskill"])
    .describe(
      "Kind of action, as the game's Action sheet has it; an item is used straight from the holster.",
    ),
);

/** Figures that lost and logos actions share. */
export function actionShape(kit: Kit) {
  const { amount, job, names, note, role, row } = kit;
  return {
    id: kit.id,
    names,
    actionId: row.describe("Row of the Action sheet."),
    iconId: row,
    attack: attackKind,
    uses: row.nullable().describe("Uses that one copy gives once readied; null = no limit."),
    castMs: amount,
    recastMs: amount,
    recastGroup: z
      .int()
      .nonnegative()
      .describe(
        "Actions with the same recast group share their recast timer; 58 is the global cooldown, 81 a slot's own.",
      ),
    onGlobalCooldown: z.boolean(),
    radiusYalms: amount,
    shape: z.enum(["circle", "cone", "single"]),
    targets: z.array(target).min(1),
    roles: z.array(role).min(1).describe("Roles with at least one job that can use it."),
    jobs: z
      .array(job)
      .min(1)
      .nullable()
      .describe("The jobs that can use it, where that is not every job of `roles`; else null."),
    effects: z.array(named("Effect", actionEffect(kit))),
    note: note.nullable(),
  };
}

/** Lost actions, fragments, their enemies and the holsters. */
export function bozjaSchemas(kit: Kit) {
  const { area, confidence, count, id, names, ref, role, row, text, weather } = kit;
  const zone = z.enum(["bozjanSouthernFront", "zadnor"]);
  const map = z.enum(["bsf", "zadnor"]);
  const place = { zone, map, area };
  const lostAction = ref("lostActions");
  const entry = named(
    "BagEntry",
    z.tuple([lostAction, z.int().min(1).max(35)]).describe("A lost action and how many copies of it."),
  );
  const bag = z.array(entry);
  const icon = named(
    "HolsterIcon",
    ref("lostActions", "roles").describe("Icon next to a holster's name: a lost action or a role."),
    "../src/bozja/holster-sets/types.ts",
  );
  /** Kept as published, capitals and all. */
  const slug = z.string().regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/);
  const mobs = z.array(ref("fragmentMobs")).min(1);
  const givers = (...tables: readonly string[]) =>
    z
      .array(
        z.strictObject({
          id: ref(...tables),
          gameId: row,
          count: row
            .optional()
            .describe("Players' reports that held the fragment, of `of` that were counted."),
          of: row.optional(),
          quantity: row.optional().describe("Pieces each time; absent: one."),
        }),
      )
      .min(1);
  const giversConfidence = z.enum(["confirmed", "likely", "possible"]);

  const source = z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("mob"), ...place, nightOnly: z.boolean(), mobs }),
    z.strictObject({ type: z.literal("starMob"), ...place, nightOnly: z.boolean(), mobs }),
    z.strictObject({
      type: z.literal("reflect"),
      ...place,
      chain: count,
      byWeather: z.array(z.strictObject({ weather, mob: ref("fragmentMobs"), rank: row })).min(1),
    }),
    z.strictObject({
      type: z.literal("criticalEngagement"),
      ...place,
      encounters: givers("engagements", "duels"),
      confidence: giversConfidence,
    }),
    z.strictObject({
      type: z.literal("skirmish"),
      ...place,
      encounters: givers("skirmishes"),
      confidence: giversConfidence,
    }),
    z.strictObject({ type: z.literal("duty"), duty: ref("duties", "innerDuties") }),
    z.strictObject({
      type: z.literal("exchange"),
      currency: ref("items"),
      currencyItemId: row,
      cost: row,
      quantity: row,
      vendor: text,
      at: z.array(z.strictObject({ zone, map, x: z.number(), y: z.number() })).min(1),
    }),
    z.strictObject({ type: z.literal("marketBoard"), itemId: row }),
  ]);

  return {
    lostActions: z.strictObject({
      ...actionShape(kit),
      holsterId: row.describe("Row of MYCTemporaryItem, the game's own list of what a holster holds."),
      category: z.enum([
        "beneficial",
        "deepEssence",
        "defensive",
        "detrimental",
        "essence",
        "item",
        "offensive",
        "pureEssence",
        "restorative",
        "tactical",
      ]),
      weight: z.int().min(1).max(99).describe("Share of a holster's 99 that one copy takes."),
      rangeYalms: kit.amount,
      mpCost: row.nullable().describe("MP that one use takes; null = none."),
      otherFragments: z.array(ref("fragments")).min(1).optional().describe("Others that yield it too."),
      fragment: ref("fragments").describe(
        "The fragment a player looks for to get it; others may yield it too (see the fragments).",
      ),
      exclusion: z.enum(["attackType", "banner", "essence", "movementSpeed", "statusWard"]).nullable(),
      excludes: z.array(lostAction).describe("Ids of the actions that do not work together with this one."),
      usualInSavage: z
        .boolean()
        .describe(
          "Belongs to the usual selection for Delubrum Reginae (Savage). A players' judgement, not a rule of the game.",
        ),
      unverified: z
        .array(z.string())
        .describe("Fields whose value comes from a listing, not from the sheet."),
    }),
    fragments: z.strictObject({
      id,
      names,
      key: text.describe("Short English word that players use and older links carry."),
      itemId: row,
      iconId: row,
      marketable: z.boolean(),
      resistanceRank: z.int().min(1).max(25).describe("Resistance rank from which it can be appraised."),
      actions: z.array(lostAction).min(1).describe("What appraising it can yield: one of these."),
      sources: z.array(named("FragmentSource", source.describe("Where a fragment comes from."))).min(1),
      forecastFilter: ref("forecastFilters")
        .nullable()
        .describe("Id of the forecast filter that looks for its weather."),
      odds: named(
        "FragmentOdds",
        z
          .array(z.strictObject({ action: lostAction, count: row }))
          .min(1)
          .describe(
            "How often each action came out of those that players appraised: counts, for a share and its certainty.",
          ),
      ),
    }),
    fragmentMobs: z.strictObject({
      id,
      names,
      nameId: row.nullable().describe("Row of BNpcName; null = not found there."),
      ...place,
      group: z
        .enum(["ashkin", "normal", "sprite", "star"])
        .describe(
          "Ashkin come out at night, sprites with their weather, `star` are the named rank-and-file.",
        ),
      rank: z.union([z.int().min(1).max(5), z.literal("star")]),
      nightOnly: z.boolean(),
      weather: weather.nullable(),
      fragments: z.array(ref("fragments")),
      center: z
        .strictObject({ x: z.number(), y: z.number() })
        .describe("Middle of the known places, in in-game map coordinates."),
      aliases: z.array(text).describe("Other names players use for it."),
    }),
    fragmentMobPlaces: z.strictObject({
      id: ref("fragmentMobs"),
      map,
      points: z.array(z.strictObject({ x: z.number(), y: z.number() })),
      regions: z.array(z.array(z.tuple([z.number(), z.number()])).min(3)),
    }),
    clusterMobPoints: z.strictObject({ ...place, x: z.number(), y: z.number() }),
    holsterHosts: named(
      "HolsterHost",
      z.strictObject({
        slug: id,
        name: text,
        server: text.describe("The community the host leads for."),
        serverLink: z.url({ protocol: /^https$/ }).describe("Its public invitation."),
        lastUpdated: z.iso.date().nullable().describe("Day of the host's last change as published."),
        types: z
          .array(
            z.strictObject({
              slug: id,
              name: text,
              owner: text,
              roles: z.array(
                z.strictObject({
                  role,
                  holsters: z.array(z.strictObject({ slug, name: text, icon })).min(1),
                }),
              ),
            }),
          )
          .min(1),
      }),
    ),
    holsterSets: named(
      "HolsterSet",
      z.strictObject({
        id: id.describe("Unique over all hosts: host, run type and slug."),
        names,
        slug,
        name: text,
        host: ref("holsterHosts"),
        type: id,
        path: z
          .string()
          .regex(/^\/drs\/holster\/[a-z0-9-]+\/[a-z0-9-]+\/[A-Za-z0-9-]+$/)
          .describe("Address of the page, as it always was."),
        role,
        icon,
        listed: z.boolean().describe("Shown in the menu."),
        prepop: bag.describe("Actions used before the pull; `main` is carried after it."),
        main: bag,
        weight: z.strictObject({ prepop: count, main: count }),
        modifications: z
          .array(ref("holsterModifications"))
          .describe("Changes one member of the role is asked to make."),
        slots: z
          .strictObject({
            essence: lostAction,
            reraiser: lostAction,
            primary: z.array(lostAction),
            secondary: z.array(lostAction),
            items: z.array(lostAction),
          })
          .optional()
          .describe("Which of the first bag goes where, if the host says so."),
      }),
    ),
    holsterReasons: z.strictObject({
      id,
      host: ref("holsterHosts"),
      types: z.array(id).min(1),
      holsters: z.array(slug).min(1).optional().describe("Slugs; absent = every holster of these run types."),
      roles: z.array(role).min(1).optional(),
      actions: z.array(lostAction),
      swaps: z.array(ref("holsterModifications")),
      reason: z.enum([
        "always",
        "banishPhantom",
        "battery",
        "beforePull",
        "boxEveryone",
        "boxNorth",
        "bravery",
        "bursts",
        "copy",
        "cureSpare",
        "damage",
        "dispelGuard",
        "dispelLate",
        "enrage",
        "everyPull",
        "firstTime",
        "guard",
        "guardAlone",
        "mana",
        "mostDamage",
        "mpRegen",
        "oneTarget",
        "orbs",
        "pullAndBursts",
        "raidwides",
        "raise",
        "raiseAfter",
        "redMage",
        "reflectOnCall",
        "rendSpare",
        "rendTurns",
        "secondChoice",
        "spareRaise",
        "traps",
      ]),
      quota: z
        .strictObject({ least: count, most: count, per: z.enum(["party", "raid"]) })
        .optional()
        .describe("Players who bring it."),
      confidence,
    }),
    holsterModifications: z.strictObject({ id, brings: z.array(lostAction).min(1), add: bag, remove: bag }),
  };
}
