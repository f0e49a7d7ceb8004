import { z } from "zod";
import { named } from "./field-schemas.ts";

export function atlasFields() {
  const confidence = named(
    "PlaceConfidence",
    z
      .enum(["confirmed", "possible"])
      .describe(
        "`confirmed`: two sources that did not copy each other, or the game's own files. `possible`: one source, or an estimate.",
      ),
  );
  const ground = named(
    "GroundId",
    z.enum(["surface", "underground"]).describe("A floor of a map; only North Horn has a second one."),
  );
  const coordinate = z.number();
  const bounds = z
    .tuple([coordinate, coordinate, coordinate, coordinate])
    .refine(([left, top, right, bottom]) => left < right && top < bottom, "is turned inside out");
  const point = z.tuple([coordinate, coordinate]);
  return { confidence, ground, coordinate, bounds, point };
}
