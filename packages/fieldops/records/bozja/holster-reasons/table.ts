import { z } from "zod";
import { bozjaFields } from "../../../schemas/bozja.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { confidence, count, id, ref, role } = fields;
    const { lostAction, slug } = bozjaFields(fields);

    return z.strictObject({
      id,
      host: ref("holsterHosts"),
      types: z.array(id).min(1),
      holsters: z
        .array(slug)
        .min(1)
        .optional()
        .describe("Holster slugs; absent = every holster of these run types."),
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
        .describe("Number of players who bring it."),
      confidence,
    });
  },
  names: { facts: "holsterReasons", type: "HolsterReason" },
  least: { rows: 42 },
});
