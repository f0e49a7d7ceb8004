import { z } from "zod";
import { actionEffect } from "./effects.ts";
import { type FieldSchemas, named } from "./field-schemas.ts";

const target = named("ActionTarget", z.enum(["alliance", "ally", "enemy", "fallen", "party", "self"]));
const attackKind = named(
  "AttackKind",
  z
    .enum(["ability", "item", "spell", "weaponskill"])
    .describe("Kind of action in the game's Action sheet; an item is used directly from the holster."),
);
export function actionShape(fields: FieldSchemas) {
  const { amount, job, names, note, role, row } = fields;
  return {
    id: fields.id,
    names,
    actionId: row.describe("Row of the Action sheet."),
    iconId: row,
    attack: attackKind,
    uses: row.nullable().describe("Uses per copy once readied; null = no limit."),
    castMs: amount,
    recastMs: amount,
    recastGroup: z
      .int()
      .nonnegative()
      .describe(
        "Actions with the same recast group share a recast timer; 58 is the global cooldown, 81 a slot's own timer.",
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
      .describe("Jobs that can use it, if not every job of `roles` can; otherwise null."),
    effects: z.array(named("Effect", actionEffect(fields))),
    note: note.nullable(),
  };
}

export function bozjaFields(fields: FieldSchemas) {
  const { area, ref } = fields;
  const zone = z.enum(["bozjanSouthernFront", "zadnor"]);
  const map = z.enum(["bsf", "zadnor"]);
  const place = { zone, map, area };
  const lostAction = ref("lostActions");
  const entry = named(
    "BagEntry",
    z.tuple([lostAction, z.int().min(1).max(35)]).describe("A lost action and its number of copies."),
  );
  const bag = z.array(entry);
  const icon = named(
    "HolsterIcon",
    ref("lostActions", "roles").describe("Icon next to a holster's name: a lost action or a role."),
    "../src/bozja/holster-sets/types.ts",
  );
  /** As published, including capitals. */
  const slug = z.string().regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/);
  return { zone, map, place, lostAction, bag, icon, slug };
}
