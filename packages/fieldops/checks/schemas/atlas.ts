import { z } from "zod";
import { type Kit, named } from "./kit.ts";

/** Maps, layers, markers, named ground and outlines. */
export function atlasSchemas(kit: Kit) {
  const { count, element, id, lost, map, names, ref, resolves, row, text, weather, zone } = kit;
  const confidence = named(
    "PlaceConfidence",
    z
      .enum(["confirmed", "possible"])
      .describe(
        "confirmed: two sources that did not copy one another, or the game's own files. possible: one source, or an estimate.",
      ),
  );
  const ground = named(
    "GroundId",
    z.enum(["surface", "underground"]).describe("A storey of a map: only North Horn has a second one."),
  );
  const layerId = named("LayerId", z.string(), "./layers/ids.js");
  const coordinate = z.number();
  const bounds = z
    .tuple([coordinate, coordinate, coordinate, coordinate])
    .refine(([left, top, right, bottom]) => left < right && top < bottom, "is turned inside out");
  const point = z.tuple([coordinate, coordinate]);
  const category = z.enum(["general", "encounters", "finds", "enemies", "progression"]);

  return {
    portalSections: z.strictObject({
      section: row,
      x: coordinate.describe("Place of its number, in-game map coordinates."),
      y: coordinate,
      divider: z.array(point).min(2).nullable().describe("Line to the next section; null: it is the last."),
    }),
    maps: z.strictObject({
      id,
      names,
      zone: zone.describe("Zone id of @foray/eorzea: the weather of the map."),
      operation: z.enum(["eureka", "bozja", "occult"]),
      territory: row.describe("Row of the TerritoryType sheet, as the game names the zone."),
      encounterBase: count
        .nullable()
        .describe(
          "Row of DynamicEvent before the zone's first, from which its encounter keys count; null in Eureka, which has no critical encounters.",
        ),
      gameMapId: row.describe("Row of the Map sheet (its surface)."),
      sizeFactor: row.describe("Scale of the map in percent (Map sheet)."),
      offsetX: z.int(),
      offsetY: z.int(),
      bounds: bounds.describe(
        "Left, top, right and bottom of the ground and its markers, in-game map coordinates.",
      ),
      grounds: z.array(z.strictObject({ id: ground, gameMapId: row })).min(1),
      markers: count.describe("Number of markers: all, seen twice or read from the game's files, seen once."),
      confirmed: count,
      possible: count,
    }),
    layers: z.strictObject({
      id: named("LayerId", z.string().regex(/^[a-z]+([A-Z][a-z]+)*$/), "./layers/ids.js"),
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
      count: count.describe("Markers of the layer; for a layer of areas, its areas."),
      confirmed: count,
      possible: count,
      defaultVisible: z.boolean(),
      circleRadius: z
        .number()
        .positive()
        .optional()
        .describe("Radius in map units of the circle drawn around each marker."),
    }),
    markers: z
      .strictObject({
        id: id.describe("URL-safe, unique in its map; stands in `poi`."),
        map,
        names: names.optional(),
        layer: layerId,
        x: coordinate.describe("In-game map coordinates."),
        y: coordinate,
        ground: ground
          .nullable()
          .optional()
          .describe("Storey; absent: surface; null: the source does not tell the storeys apart."),
        confidence,
        siteId: text.optional().describe("Id of the marker in older links (`poi`)."),
        eventId: row
          .optional()
          .describe("Row of the game's Fate or DynamicEvent sheet, by the kind of the layer."),
        ref: named(
          "RecordRef",
          z.string().refine(
            (value) => {
              const [table = "", target = ""] = value.split("/");
              return resolves(table, target);
            },
            { error: ({ input }) => `the record '${String(input)}' does not exist` },
          ),
          "../src/atlas/types.ts",
        )
          .optional()
          .describe(
            "The record the marker shows (for a trigger monster: the notorious monster it calls): table/id.",
          ),
        main: z.literal(true).optional().describe("The main camp of the map."),
        placeNameId: row.optional(),
        level: row
          .optional()
          .describe("Enemy, notorious monster, FATE or knowledge level around, by the layer."),
        section: z
          .int()
          .min(1)
          .max(3)
          .optional()
          .describe("Part of the field (1 to 3) in the Southern Front and Zadnor."),
        element: element.optional(),
        coffer: z.enum(["bronze", "silver"]).optional(),
        group: text
          .optional()
          .describe("Coffers: the search they belong to. Portals: their section, 1 to 6."),
        slot: count.optional(),
        rank: z
          .union([z.int().min(1).max(5), z.literal("star")])
          .optional()
          .describe("Rank of a Bozjan enemy; star: a rank of its own."),
        weather: z.array(weather).optional().describe("Ids of weathers in which it is there."),
        night: z.literal(true).optional().describe("Only at night."),
        number: row.optional().describe("Number of the survey record."),
        fragments: z
          .array(ref("fragments", "fragment keys"))
          .optional()
          .describe("Forgotten fragments it drops, by short word."),
        unlockLevel: row.optional().describe("Elemental level at which the aetheryte opens."),
        service: text.optional(),
        enemyNameId: row.optional().describe("BNpcName row of an enemy that has no record of its own."),
        actionId: row.optional(),
        rounded: z
          .literal(true)
          .optional()
          .describe("The source gives one decimal or less: the true place may be 0.1 away or more."),
        source: z.array(named("SourceId", ref("markerSources"), "./marker-sources/ids.js")).min(1),
      })
      .superRefine((marker, context) => {
        if (!resolves("layers", `${marker.map}/${marker.layer}`))
          context.addIssue({ code: "custom", path: ["layer"], message: lost("layers", marker.layer) });
      }),
    monsterPlaces: z.strictObject({
      id,
      map,
      names,
      bnpcNameId: row.describe("Row of the BNpcName sheet."),
      points: z.array(z.strictObject({ x: coordinate, y: coordinate })).min(1),
    }),
    markerSources: z.strictObject({
      id,
      from: text.describe("Repository, or what the source is."),
      licence: text.nullable().describe("Licence that it states; null: none."),
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
    heights: z.strictObject({
      id: map,
      points: z
        .array(z.tuple([coordinate, coordinate, z.number()]))
        .min(1)
        .describe("Map x, map y and height in yalms."),
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
