import { z } from "zod";
import { named } from "../schemas/field-schemas.ts";
import { schemasByTable } from "../schemas/index.ts";
import { acceptAll } from "../schemas/reference-index.ts";
import type { Files } from "./emit-module.ts";
import { declareType, printType, type TypeNeeds } from "./print-types.ts";
import { splitFields } from "./split-fields.ts";
import { type Table, tables } from "./tables.ts";

const schemas = schemasByTable(acceptAll);

const HEAD = "/* From the schemas of the tables. Written by tools/generate.ts. */\n";

const printImports = (imports: TypeNeeds["imports"]) =>
  [...imports].map(([from, names]) => `import type { ${[...names].sort().join(", ")} } from "${from}";\n`);

function schemaOf({ path, published }: Table): z.ZodType {
  const schema = schemas.get(published);
  if (schema === undefined) throw new Error(`records/${path}/table.ts has no schema`);
  return schema;
}

function objectOf(table: Table): z.ZodObject {
  const schema = schemaOf(table);
  if (!(schema instanceof z.ZodObject)) throw new Error(`the schema of ${table.published} is not an object`);
  return schema;
}

function withoutInner(name: string, field: z.ZodType, left: readonly string[]): z.ZodType {
  const inner = left.flatMap((each) => (each.startsWith(`${name}.`) ? [each.slice(name.length + 1)] : []));
  if (inner.length === 0) return field;
  if (!(field instanceof z.ZodArray && field.element instanceof z.ZodObject))
    throw new Error(`${name} has no records inside`);
  const shape = Object.entries<z.ZodType>(field.element.shape).filter(([each]) => !inner.includes(each));
  return z.array(z.object(Object.fromEntries(shape)));
}

/** Leaves out names, derived fields and fields with their own modules. */
function factsSchema(table: Table): z.ZodType {
  const { derived = [], files, key, modules, names, single } = table;
  const left = [
    ...(single !== undefined || names?.byId ? ["id"] : []),
    ...(names?.byId ? [] : ["names"]),
    ...(files === undefined ? [] : [files]),
    ...derived,
    ...splitFields(table).map(({ field }) => field),
  ];
  const id = key?.at(-1) ?? "id";
  const factsOf = (schema: z.ZodObject) => {
    const fields = Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) =>
      left.includes(name) ? [] : [[name, withoutInner(name, field, left)] as const],
    );
    const shape: Record<string, z.ZodType> = Object.fromEntries(fields);
    if (names?.ids !== undefined && id === "id" && !left.includes("id"))
      shape.id = named(names.ids.type, z.string(), `./${modules}/ids.js`);
    return z.object(shape);
  };
  const schema = schemaOf(table);
  if (!(schema instanceof z.ZodUnion)) return factsOf(objectOf(table));
  return z.union(schema.options.filter((option) => option instanceof z.ZodObject).map(factsOf));
}

export function emitTypes(files: Files) {
  const needs: TypeNeeds = {
    imports: new Map([["../src/names.ts", new Set(["Names"])]]),
    declared: new Map(),
  };
  const types = tables.flatMap((table) => {
    const { names } = table;
    return names === undefined || names.typeFrom !== undefined
      ? []
      : [declareType(names.type, factsSchema(table), needs)];
  });
  const wholes = tables.flatMap(({ names }) =>
    names?.whole === undefined
      ? []
      : [`export type ${names.whole} = ${names.type} & { readonly names: Names };\n`],
  );
  for (const table of tables) {
    for (const { field } of splitFields(table)) printType(objectOf(table).shape[field], needs);
    if (table.emit !== undefined || table.files !== undefined) printType(schemaOf(table), needs);
  }
  files.set(
    "types.d.ts",
    [HEAD, ...printImports(needs.imports), ...needs.declared.values(), ...types, ...wholes].join(""),
  );
  files.set("types.js", `${HEAD}export {};\n`);
}

/** For the checks and /data. */
export function emitTableTypes(files: Files) {
  const needs: TypeNeeds = { imports: new Map(), declared: new Map() };
  const types = [...schemas].map(([table, schema]) => `readonly ${table}: ${printType(schema, needs)};\n`);
  const declared = [...needs.declared.keys()].sort().join(", ");
  const own = declared === "" ? "" : `import type { ${declared} } from "./types.js";\n`;
  files.set(
    "tables.d.ts",
    [
      HEAD,
      ...printImports(needs.imports),
      own,
      `export interface RecordsByTable {\n${types.join("")}}\n`,
    ].join(""),
  );
  files.set("tables.js", `${HEAD}export {};\n`);
}
