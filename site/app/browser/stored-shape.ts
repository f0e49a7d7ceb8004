import * as v from "valibot";

/** Unix ms from 1970 to the last valid Date. */
export const instantShape = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));

export const idShape = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/));

/** Rejects a second leading slash, and backslashes, which browsers treat as slashes. */
export const ownPath = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(/^\/(?!\/)[^\s\\]*$/));

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
