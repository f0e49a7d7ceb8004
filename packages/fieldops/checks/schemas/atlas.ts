import { z } from "zod";
import type { Kit } from "./kit.ts";

/** Maps, layers, markers, named ground and outlines. */
export function atlasSchemas(kit: Kit) {
  const { count, element, id, lost, map, names, ref, resolves, row, text, weather, zone } = kit;
  const confidence = z.enum(["confirmed", "possible"]);
  const coordinate = z.number();
  const bounds = z
    .tuple([coordinate, coordinate, coordinate, coordinate])
    .refine(([left, top, right, bottom]) => left < right && top < bottom, "is turned inside out");
  const point = z.tuple([coordinate, coordinate]);
  const category = z.enum(["general", "encounters", "finds", "enemies", "progression"]);

  return {
    maps: z.strictObject({
      id,
      names,
      zone,
      operation: z.enum(["eureka", "bozja", "occult"]),
      territory: row,
      gameMapId: row,
      sizeFactor: row,
      offsetX: z.int(),
      offsetY: z.int(),
      bounds,
      grounds: z.array(z.strictObject({ id: z.enum(["surface", "underground"]), gameMapId: row })).min(1),
      markers: count,
      confirmed: count,
      possible: count,
    }),
    layers: z.strictObject({
      id: z.string().regex(/^[a-z]+([A-Z][a-z]+)*$/),
      map,
      category,
      kind: z.enum([
        "label",
        "aetheryte",
        "service",
        "coffer",
        "carrot",
        "elemental",
        "portal",
        "fate",
        "ce",
        "skirmish",
        "duel",
        "duty",
        "nm",
        "mob",
        "level",
        "quest",
        "survey",
        "area",
      ]),
      count,
      confirmed: count,
      possible: count,
      defaultVisible: z.boolean(),
      circleRadius: z.number().positive().optional(),
    }),
    markers: z
      .strictObject({
        id,
        map,
        names: names.optional(),
        layer: z.string(),
        x: coordinate,
        y: coordinate,
        ground: z.enum(["surface", "underground"]).nullable().optional(),
        confidence,
        siteId: text.optional(),
        eventId: row.optional(),
        ref: z
          .string()
          .refine(
            (value) => {
              const [table = "", target = ""] = value.split("/");
              return resolves(table, target);
            },
            { error: ({ input }) => `the record '${String(input)}' does not exist` },
          )
          .optional(),
        main: z.literal(true).optional(),
        placeNameId: row.optional(),
        level: row.optional(),
        section: z.int().min(1).max(3).optional(),
        element: element.optional(),
        coffer: z.enum(["bronze", "silver"]).optional(),
        group: text.optional(),
        slot: count.optional(),
        rank: z.union([z.int().min(1).max(5), z.literal("star")]).optional(),
        weather: z.array(weather).optional(),
        night: z.literal(true).optional(),
        number: row.optional(),
        fragments: z.array(ref("fragments", "fragment keys")).optional(),
        unlockLevel: row.optional(),
        service: text.optional(),
        enemyNameId: row.optional(),
        actionId: row.optional(),
        rounded: z.literal(true).optional(),
        source: z.array(ref("marker sources")).min(1),
      })
      .superRefine((marker, context) => {
        if (!resolves("layers", `${marker.map}/${marker.layer}`))
          context.addIssue({ code: "custom", path: ["layer"], message: lost("layers", marker.layer) });
      }),
    places: z.strictObject({
      id,
      names,
      map,
      kind: z.enum(["area", "landmark", "subarea", "camp"]),
      x: coordinate,
      y: coordinate,
      main: z.literal(true).optional(),
      confidence,
    }),
    areas: z
      .strictObject({
        id,
        map,
        layer: z.string(),
        marker: z.string().optional(),
        itemId: row.optional(),
        x: coordinate.optional(),
        y: coordinate.optional(),
        polygons: z.array(z.array(point).min(3)).min(1),
      })
      .superRefine((area, context) => {
        if (area.marker !== undefined && !resolves("markers", `${area.map}/${area.marker}`))
          context.addIssue({ code: "custom", path: ["marker"], message: lost("markers", area.marker) });
        if (!resolves("layers", `${area.map}/${area.layer}`))
          context.addIssue({ code: "custom", path: ["layer"], message: lost("layers", area.layer) });
      }),
    outlines: z.strictObject({
      id: map,
      bounds,
      polygons: z
        .array(
          z.strictObject({
            id: text,
            kind: z.enum(["land", "void", "water", "shallow"]),
            points: z.array(point).min(3),
          }),
        )
        .min(1),
      lines: z.array(
        z.strictObject({
          id: text,
          kind: z.enum(["cliff", "wall", "road", "corridor"]),
          width: z.number().positive().optional(),
          points: z.array(point).min(2),
        }),
      ),
    }),
  };
}
