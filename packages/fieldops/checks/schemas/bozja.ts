import { z } from "zod";
import { actionEffect } from "./effects.ts";
import type { Kit } from "./kit.ts";

const target = z.enum(["alliance", "ally", "enemy", "fallen", "party", "self"]);

/** Figures that lost and logos actions share. */
export function actionShape(kit: Kit) {
  const { amount, job, names, note, role, row } = kit;
  return {
    id: kit.id,
    names,
    actionId: row,
    iconId: row,
    attack: z.enum(["ability", "item", "spell", "weaponskill"]),
    uses: row.nullable(),
    castMs: amount,
    recastMs: amount,
    recastGroup: z.int().nonnegative(),
    onGlobalCooldown: z.boolean(),
    radiusYalms: amount,
    shape: z.enum(["circle", "cone", "single"]),
    targets: z.array(target).min(1),
    roles: z.array(role).min(1),
    jobs: z.array(job).min(1).nullable(),
    effects: z.array(actionEffect(kit)),
    note: note.nullable(),
  };
}

/** Lost actions, fragments, their enemies and the holsters. */
export function bozjaSchemas(kit: Kit) {
  const { area, count, id, names, ref, role, row, text, weather } = kit;
  const zone = z.enum(["bozjanSouthernFront", "zadnor"]);
  const map = z.enum(["bsf", "zadnor"]);
  const place = { zone, map, area };
  const lostAction = ref("lostActions");
  const entry = z.tuple([lostAction, z.int().min(1).max(35)]);
  const bag = z.array(entry);
  const icon = ref("lostActions", "roles");
  /** Kept as published, capitals and all. */
  const slug = z.string().regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/);
  const mobs = z.array(ref("fragmentMobs")).min(1);

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
      encounters: z.array(z.strictObject({ id: ref("engagements", "duels"), gameId: row })).min(1),
      confidence: z.enum(["likely", "possible"]),
    }),
    z.strictObject({
      type: z.literal("skirmish"),
      ...place,
      encounters: z.array(z.strictObject({ id: ref("skirmishes"), gameId: row })).min(1),
      confidence: z.enum(["likely", "possible"]),
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
      holsterId: row,
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
      weight: z.int().min(1).max(99),
      rangeYalms: kit.amount,
      mpCost: row.nullable(),
      fragment: ref("fragments"),
      exclusion: z.enum(["attackType", "banner", "essence", "movementSpeed", "statusWard"]).nullable(),
      excludes: z.array(lostAction),
      usualInSavage: z.boolean(),
      unverified: z.array(z.string()),
    }),
    fragments: z.strictObject({
      id,
      names,
      key: text,
      itemId: row,
      iconId: row,
      marketable: z.boolean(),
      resistanceRank: z.int().min(1).max(25),
      actions: z.array(lostAction).min(1),
      sources: z.array(source).min(1),
      forecastFilter: ref("forecastFilters").nullable(),
    }),
    fragmentMobs: z.strictObject({
      id,
      names,
      nameId: row.nullable(),
      ...place,
      group: z.enum(["ashkin", "normal", "sprite", "star"]),
      rank: z.union([z.int().min(1).max(5), z.literal("star")]),
      nightOnly: z.boolean(),
      weather: weather.nullable(),
      fragments: z.array(ref("fragments")),
      center: z.strictObject({ x: z.number(), y: z.number() }),
      aliases: z.array(text),
    }),
    fragmentMobPlaces: z.strictObject({
      id: ref("fragmentMobs"),
      map,
      points: z.array(z.strictObject({ x: z.number(), y: z.number() })),
      regions: z.array(z.array(z.tuple([z.number(), z.number()])).min(3)),
    }),
    clusterMobPoints: z.strictObject({ ...place, x: z.number(), y: z.number() }),
    holsterHosts: z.strictObject({
      slug: id,
      name: text,
      server: text,
      serverLink: z.url({ protocol: /^https$/ }),
      lastUpdated: z.iso.date().nullable(),
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
    holsterSets: z.strictObject({
      id,
      names,
      slug,
      name: text,
      host: ref("holsterHosts"),
      type: id,
      path: z.string().regex(/^\/drs\/holster\/[a-z0-9-]+\/[a-z0-9-]+\/[A-Za-z0-9-]+$/),
      role,
      icon,
      listed: z.boolean(),
      prepop: bag,
      main: bag,
      weight: z.strictObject({ prepop: count, main: count }),
      modifications: z.array(ref("holsterModifications")),
      slots: z
        .strictObject({
          essence: lostAction,
          reraiser: lostAction,
          primary: z.array(lostAction),
          secondary: z.array(lostAction),
          items: z.array(lostAction),
        })
        .optional(),
    }),
    holsterModifications: z.strictObject({ id, brings: z.array(lostAction).min(1), add: bag, remove: bag }),
  };
}
