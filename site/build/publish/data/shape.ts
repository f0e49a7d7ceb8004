import * as v from "valibot";
import type { JsonSchema } from "./tables.ts";

/** Types by path, such as `records[].names.ja` → `string?`: sorted, joined by `|`, `?` if optional. */
export type Shape = Readonly<Record<string, string>>;

const nodeSchema = v.looseObject({
  type: v.optional(v.union([v.string(), v.array(v.string())])),
  const: v.optional(v.unknown()),
  enum: v.optional(v.array(v.unknown())),
  properties: v.optional(v.record(v.string(), v.unknown())),
  required: v.optional(v.array(v.string()), []),
  additionalProperties: v.optional(v.unknown()),
  items: v.optional(v.unknown()),
  prefixItems: v.optional(v.array(v.unknown()), []),
  anyOf: v.optional(v.array(v.unknown()), []),
  oneOf: v.optional(v.array(v.unknown()), []),
  allOf: v.optional(v.array(v.unknown()), []),
  $ref: v.optional(v.string()),
});

interface Place {
  readonly types: Set<string>;
  readonly below: Map<string, { place: Place; optional: boolean }>;
}

const typeOf = (value: unknown) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

/** Unless `first` is set, fields that only one of the branches has become optional. */
function merge(target: Place, branch: Place, first: boolean): void {
  const hadObject = target.types.has("object");
  for (const type of branch.types) target.types.add(type);
  for (const [name, { place, optional }] of branch.below) {
    const known = target.below.get(name);
    if (known === undefined) target.below.set(name, { place, optional: optional || (!first && hadObject) });
    else {
      merge(known.place, place, false);
      known.optional ||= optional;
    }
  }
  if (!branch.types.has("object")) return;
  for (const [name, entry] of target.below) {
    if (!branch.below.has(name) && !name.startsWith("[")) entry.optional = true;
  }
}

function placeOf(schema: unknown, root: JsonSchema, open: readonly string[]): Place {
  const place: Place = { types: new Set(), below: new Map() };
  if (typeof schema === "boolean") {
    place.types.add("any");
    return place;
  }
  const node = v.parse(nodeSchema, schema);
  if (node.$ref !== undefined) {
    // Recursive references are expanded once.
    if (open.includes(node.$ref)) return place;
    return placeOf(resolve(root, node.$ref), root, [...open, node.$ref]);
  }
  for (const [index, branch] of [...node.anyOf, ...node.oneOf].entries()) {
    merge(place, placeOf(branch, root, open), index === 0);
  }
  for (const part of node.allOf) {
    const { types, below } = placeOf(part, root, open);
    for (const type of types) place.types.add(type);
    for (const [name, entry] of below) place.below.set(name, entry);
  }
  for (const type of [node.type ?? []].flat()) place.types.add(type);
  if (node.type === undefined) {
    if ("const" in node && node.const !== undefined) place.types.add(typeOf(node.const));
    for (const value of node.enum ?? []) place.types.add(typeOf(value));
  }
  for (const [name, child] of Object.entries(node.properties ?? {})) {
    place.below.set(`.${name}`, {
      place: placeOf(child, root, open),
      optional: !node.required.includes(name),
    });
  }
  if (typeof node.additionalProperties === "object") {
    place.below.set(".*", { place: placeOf(node.additionalProperties, root, open), optional: false });
  }
  for (const [index, child] of node.prefixItems.entries()) {
    place.below.set(`[${index}]`, { place: placeOf(child, root, open), optional: false });
  }
  if (typeof node.items === "object") {
    place.below.set("[]", { place: placeOf(node.items, root, open), optional: false });
  }
  return place;
}

function resolve(root: JsonSchema, ref: string): unknown {
  let at: unknown = root;
  for (const part of ref.replace(/^#\/?/, "").split("/")) {
    if (part === "") continue;
    at = v.parse(v.record(v.string(), v.unknown()), at)[part];
  }
  return at;
}

/** Throws a ValiError for anything but a JSON Schema. */
export function shapeOf(schema: JsonSchema): Shape {
  const shape: Record<string, string> = {};
  const walk = ({ below, types }: Place, path: string, optional: boolean) => {
    if (path !== "") shape[path] = [...types].sort().join("|") + (optional ? "?" : "");
    for (const [name, entry] of below) {
      walk(entry.place, (path + name).replace(/^\./, ""), entry.optional);
    }
  };
  walk(placeOf(schema, schema, []), "", false);
  return Object.fromEntries(Object.entries(shape).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const read = (text: string) => ({
  types: text.replace(/\?$/, "").split("|"),
  optional: text.endsWith("?"),
});

/** Removed fields, required fields that became optional, and fields with an additional type. */
export function brokenPromises(recorded: Shape, now: Shape): readonly string[] {
  return Object.entries(recorded).flatMap(([path, before]) => {
    const after = now[path];
    if (after === undefined) return [`${path} is gone`];
    const old = read(before);
    const { optional, types } = read(after);
    const added = types.filter(
      (type) =>
        !old.types.includes(type) &&
        !old.types.includes("any") &&
        !(type === "integer" && old.types.includes("number")),
    );
    return [
      ...(optional && !old.optional ? [`${path} may be absent now`] : []),
      ...added.map((type) => `${path} may be ${type} now, it was ${before}`),
    ];
  });
}
