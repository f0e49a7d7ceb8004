/** By path below `generated`. */
export type Files = Map<string, string>;

export const list = (rows: readonly unknown[]) =>
  `[\n${rows.map((row) => `${JSON.stringify(row)},\n`).join("")}]`;

/** `value` is a JavaScript expression. */
export function emitModule(
  files: Files,
  path: string,
  comment: string,
  values: readonly (readonly [name: string, value: string, type: string])[],
  imports = "",
) {
  const head = `/* ${comment} Written by tools/generate.ts. */\n`;
  const code = values.map(([name, value]) =>
    name === "default" ? `export default ${value};\n` : `export const ${name} = ${value};\n`,
  );
  const types = values.map(([name, , type]) =>
    name === "default"
      ? `declare const names: ${type};\nexport default names;\n`
      : `export declare const ${name}: ${type};\n`,
  );
  files.set(`${path}.js`, head + code.join(""));
  files.set(`${path}.d.ts`, head + imports + types.join(""));
}
