const WIDTH = 110;

function flat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${flat(each)}`);
    return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
  }
  return JSON.stringify(value);
}

/**
 * @param used characters on the line before the value, plus the comma after it
 * @param open number of levels to break into lines even if they would fit
 */
function print(value: unknown, indent: string, used: number, open: number): string {
  const line = flat(value);
  if (typeof value !== "object" || value === null) return line;
  if (open <= 0 && indent.length + used + line.length <= WIDTH) return line;
  const inner = `${indent}  `;
  const [before, after] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const items = Array.isArray(value)
    ? value.map((each) => print(each, inner, 1, open - 1))
    : Object.entries(value).map(([key, each]) => {
        const name = `${JSON.stringify(key)}: `;
        return `${name}${print(each, inner, name.length + 1, open - 1)}`;
      });
  return items.length === 0 ? line : `${before}\n${inner}${items.join(`,\n${inner}`)}\n${indent}${after}`;
}

/** One line per field of a record; nested values are on one line if they fit. */
export function printJson(file: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(file).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${print(value, "  ", 0, key === "records" ? 2 : 1)}`,
  );
  return `{\n${parts.join(",\n")}\n}\n`;
}
