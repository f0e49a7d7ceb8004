import * as v from "valibot";

/** An instant that a Date can hold, from 1970 on (Unix ms). */
export const instantShape = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));

/** An id as the records make them. */
export const idShape = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/));

/** Page of the site, from the root: one slash at the beginning, and nothing that a browser would read as a second one. */
export const ownPath = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(/^\/(?!\/)[^\s\\]*$/));

/** The value of a JSON text; `undefined` for other text. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Value of a JSON text of this shape; `undefined` for any other text. */
export function parseJson<Shape extends v.GenericSchema>(
  shape: Shape,
  text: string,
): v.InferOutput<Shape> | undefined {
  const read = v.safeParse(shape, readJson(text));
  return read.success ? read.output : undefined;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
