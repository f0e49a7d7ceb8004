import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { brokenPromises, type Shape, shapeOf } from "./shape.ts";

const shape = (schema: z.ZodType) => shapeOf(z.toJSONSchema(schema));

describe("shapeOf", () => {
  it("shapeOf lists types, optional fields and nested paths", () => {
    expect(
      shape(
        z.object({
          id: z.string(),
          weight: z.int().nullable().optional(),
          kind: z.enum(["a", "b"]),
          pair: z.tuple([z.number(), z.string()]),
          names: z.record(z.string(), z.boolean()),
          list: z.array(z.object({ on: z.literal(true) })),
        }),
      ),
    ).toEqual({
      id: "string",
      weight: "integer|null?",
      kind: "string",
      pair: "array",
      "pair[0]": "number",
      "pair[1]": "string",
      names: "object",
      "names.*": "boolean",
      list: "array",
      "list[]": "object",
      "list[].on": "boolean",
    });
  });

  it("shapeOf marks a field as optional if one branch of a union lacks it", () => {
    const either = z.union([
      z.object({ a: z.string(), b: z.string() }),
      z.object({ a: z.number() }),
      z.null(),
    ]);
    expect(shape(z.object({ either }))).toEqual({
      either: "null|object",
      "either.a": "number|string",
      "either.b": "string?",
    });
  });

  it("shapeOf terminates on a recursive schema", () => {
    const node = z.object({
      name: z.string(),
      get inner() {
        return z.array(node);
      },
    });
    expect(shape(node)).toMatchObject({ name: "string", inner: "array" });
  });
});

describe("brokenPromises", () => {
  const type = fc.constantFrom("string", "integer", "number", "null|string", "boolean");
  const paths = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.tuple(type, fc.boolean()), {
    minKeys: 1,
  });
  const shapes: fc.Arbitrary<Shape> = paths.map((fields) =>
    Object.fromEntries(Object.entries(fields).map(([path, [of, may]]) => [path, may ? `${of}?` : of])),
  );

  it("brokenPromises accepts an unchanged shape and additional fields", () => {
    fc.assert(
      fc.property(shapes, shapes, (recorded, more) => {
        expect(brokenPromises(recorded, recorded)).toEqual([]);
        expect(brokenPromises(recorded, { ...more, ...recorded })).toEqual([]);
      }),
    );
  });

  it("brokenPromises reports a removed, newly optional or retyped field", () => {
    fc.assert(
      fc.property(shapes, fc.nat(), (recorded, at) => {
        const names = Object.keys(recorded);
        const name = names[at % names.length] ?? "";
        const { [name]: before = "", ...rest } = recorded;
        expect(brokenPromises(recorded, rest)).toEqual([`${name} is gone`]);
        expect(brokenPromises(recorded, { ...rest, [name]: `object|${before}` })).toHaveLength(1);
        if (!before.endsWith("?"))
          expect(brokenPromises(recorded, { ...rest, [name]: `${before}?` })).toEqual([
            `${name} may be absent now`,
          ]);
      }),
    );
  });

  it("brokenPromises accepts a narrower type but reports a wider one", () => {
    expect(brokenPromises({ a: "number", b: "string?" }, { a: "integer", b: "string" })).toEqual([]);
    expect(brokenPromises({ a: "integer" }, { a: "number" })).toEqual([
      "a may be number now, it was integer",
    ]);
  });
});
