export interface Around {
  readonly zone?: string;
  readonly map?: string;
}

export interface Visit extends Around {
  readonly path: string;
  /** For an array entry, the array's field. */
  readonly field: string;
  readonly value: unknown;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function nameOf(record: Readonly<Record<string, unknown>>): string {
  const { id, key, slug } = record;
  return [id, slug, key].find((value) => typeof value === "string") ?? "a record";
}

/** Visits every value, parents first, with the zone and map of the nearest enclosing object. */
export function* walk(value: unknown, around: Around = {}, path = "", field = ""): Generator<Visit> {
  let here = around;
  if (isObject(value)) {
    const { zone, map } = value;
    // A new zone resets the enclosing map.
    if (typeof zone === "string") here = { zone, ...(typeof map === "string" ? { map } : {}) };
    else if (typeof map === "string") here = { map };
  }
  yield { ...here, path, field, value };
  if (Array.isArray(value)) {
    for (const [at, entry] of value.entries()) yield* walk(entry, here, `${path}[${at}]`, field);
  } else if (isObject(value)) {
    for (const [key, entry] of Object.entries(value)) {
      if (key !== "names") yield* walk(entry, here, path === "" ? key : `${path}.${key}`, key);
    }
  }
}

export function pointOf({ field, value }: Visit): readonly [x: number, y: number] | null {
  if (Array.isArray(value)) {
    const [x, y] = value;
    const corner = ["points", "polygons", "regions"].includes(field) && value.length === 2;
    return corner && typeof x === "number" && typeof y === "number" ? [x, y] : null;
  }
  if (!isObject(value)) return null;
  const { x, y } = value;
  return typeof x === "number" && typeof y === "number" ? [x, y] : null;
}
