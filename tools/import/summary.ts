import type { TableChange } from "./merge.ts";

const LISTED = 12;

function listed(lines: readonly string[]): readonly string[] {
  const rest = lines.length - LISTED;
  return [
    ...lines.slice(0, LISTED).map((line) => `    ${line}`),
    ...(rest > 0 ? [`    … and ${rest} more: see the file's diff`] : []),
  ];
}

export function printSummary(
  changes: readonly TableChange[],
  rates: readonly string[],
  missing: readonly string[],
  files: readonly string[],
): string {
  const lines: string[] = [];
  for (const { added, blank, changed, path } of changes) {
    if (added.length === 0 && changed.length === 0) continue;
    lines.push(
      `${path}: ${changed.length} changed, ${added.length} new, ${blank.length} not in the sheets yet`,
    );
    if (changed.length > 0) lines.push("  changed", ...listed(changed));
    if (added.length > 0) lines.push("  to do: new rows without a record", ...listed(added));
  }
  if (rates.length > 0) lines.push("weather rates", ...listed(rates));
  const waiting = changes.filter(({ blank }) => blank.length > 0);
  if (waiting.length > 0) {
    const tables = waiting.map(({ blank, path }) => `${path} ${blank.length}`).join(", ");
    lines.push(`Records with empty rows in these sheets, left unchanged: ${tables}.`);
  }
  if (missing.length > 0) lines.push(`Not in this source, so left unchanged: ${missing.join(", ")}.`);
  lines.push(
    files.length === 0
      ? "Nothing has changed."
      : `Written: ${files.join(", ")}. Review the diff, then run npm run records.`,
  );
  return `${lines.join("\n")}\n`;
}
