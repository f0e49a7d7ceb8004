import { z } from "zod";

/** Schemas whose TypeScript type has a name of its own, and the module that exports it (from `src`, or a package). */
export const typeNames = z.registry<{ readonly name: string; readonly from: string }>();

/** Modules that printed types import, by the names they need from each. */
export type TypeImports = Map<string, Set<string>>;

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
const grouped = (type: string) => (/[|&]|^readonly /.test(type) ? `(${type})` : type);

/** The type of what a schema lets through, as TypeScript; all of it read-only. Throws on a kind of schema the records do not use. */
export function printType(schema: z.core.$ZodType, imports: TypeImports, named = true): string {
  const alias = named ? typeNames.get(schema) : undefined;
  if (alias !== undefined) {
    imports.set(alias.from, (imports.get(alias.from) ?? new Set()).add(alias.name));
    return alias.name;
  }
  const print = (inner: z.core.$ZodType) => printType(inner, imports);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) =>
      field instanceof z.ZodOptional
        ? `readonly ${key(name)}?: ${print(field.unwrap())};`
        : `readonly ${key(name)}: ${print(field)};`,
    );
    return `{ ${fields.join(" ")} }`;
  }
  if (schema instanceof z.ZodUnion) return schema.options.map(print).join(" | ");
  if (schema instanceof z.ZodNullable) return `${print(schema.unwrap())} | null`;
  if (schema instanceof z.ZodArray) return `readonly ${grouped(print(schema.element))}[]`;
  if (schema instanceof z.ZodTuple) return `readonly [${schema.def.items.map(print).join(", ")}]`;
  if (schema instanceof z.ZodRecord)
    return `Readonly<Record<${print(schema.keyType)}, ${print(schema.valueType)}>>`;
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral)
    return (schema instanceof z.ZodEnum ? schema.options : [...schema.values])
      .map((value) => JSON.stringify(value))
      .join(" | ");
  if (schema instanceof z.ZodBoolean) return "boolean";
  if (schema instanceof z.ZodNumber) return "number";
  if (schema instanceof z.core.$ZodString) return "string";
  throw new Error(`no type is printed for the schema kind ${schema._zod.def.type}`);
}
