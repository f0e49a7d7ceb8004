import { z } from "zod";

/** Named schema types: exported by the module `from`, or by default declared with the tables' types. */
export const typeNames = z.registry<{ readonly name: string; readonly from?: string }>();

export interface TypeNeeds {
  readonly imports: Map<string, Set<string>>;
  readonly declared: Map<string, string>;
}

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
const grouped = (type: string) => (/[|&]|^readonly /.test(type) ? `(${type})` : type);

const comment = (schema: z.core.$ZodType) => {
  const { description } = z.globalRegistry.get(schema) ?? {};
  return description === undefined ? "" : `/** ${description} */ `;
};

export function declareType(name: string, schema: z.core.$ZodType, needs: TypeNeeds): string {
  return `${comment(schema)}export type ${name} = ${printType(schema, needs, false)};\n`;
}

/** All types are read-only. Throws for unsupported schema kinds. */
export function printType(schema: z.core.$ZodType, needs: TypeNeeds, byName = true): string {
  const alias = byName ? typeNames.get(schema) : undefined;
  if (alias !== undefined) {
    const { from, name } = alias;
    if (from !== undefined) needs.imports.set(from, (needs.imports.get(from) ?? new Set()).add(name));
    else if (!needs.declared.has(name)) {
      needs.declared.set(name, "");
      needs.declared.set(name, declareType(name, schema, needs));
    }
    return name;
  }
  const print = (inner: z.core.$ZodType) => printType(inner, needs);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) =>
      field instanceof z.ZodOptional
        ? `${comment(field)}readonly ${key(name)}?: ${print(field.unwrap())};`
        : `${comment(field)}readonly ${key(name)}: ${print(field)};`,
    );
    return `{\n${fields.join("\n")}\n}`;
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
  throw new Error(`no type is printed for a schema of ${schema.constructor.name}`);
}
