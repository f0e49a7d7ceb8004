import type { RuleFacts } from "#records/types";
import type { Row, Tables } from "../tools/collect-tables.ts";
import { found, type LawFinding } from "./invariants/finding.ts";

type Rule = RuleFacts;
type Source = Rule["sources"][number];

const isFinal = ({ by }: Source) => by === "sheet" || by === "official";

/** Distinct origins of a rule's sources; sources that copied each other share an origin. */
export function originsOf({ sources }: Rule): readonly string[] {
  return [...new Set(sources.map(({ origin }) => origin))];
}

export function questionable(rules: readonly Rule[]): readonly Rule[] {
  return rules.filter((rule) => originsOf(rule).length < 2 && !rule.sources.some(isFinal));
}

/** For docs/records.md. */
export function printQuestionable(rules: readonly Rule[]): string {
  const lines = questionable(rules).map((rule) => {
    const number = rule.most === undefined ? `${rule.value}` : `${rule.value} to ${rule.most}`;
    const sources = originsOf(rule).join(", ") || "no source";
    const unit = rule.unit === "count" ? "" : ` ${rule.unit.replace("-a-", " per ")}`;
    const against = (rule.against ?? []).map((text) => ` ${text}`).join("");
    return `- \`${rule.id}\` (${number}${unit}): ${sources}.${against}`;
  });
  return lines.join("\n");
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

/** Value at a dotted path; array entries are addressed by their zone. */
const valueAt = (record: Row, field: string): unknown =>
  field
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        Array.isArray(value) ? value.find((entry) => fieldOf(entry, "zone") === key) : fieldOf(value, key),
      record,
    );

export function rulesHold(rules: readonly Rule[], tables: Tables): readonly LawFinding[] {
  return rules.flatMap((rule) =>
    (rule.holds ?? []).flatMap(({ table, field, records = [] }) => {
      const entry = Object.entries(tables).find(([name]) => name === table);
      if (entry === undefined) return [found("rules", rule.id, `there is no table ${table}`)];
      const [, rows] = entry;
      const left = new Set(records.flatMap((id) => (id.startsWith("!") ? [id.slice(1)] : [])));
      const named = records.filter((id) => !id.startsWith("!"));
      const key = (row: Row) => (table === "synthesis" ? String(row.mnemes) : String(row.id));
      const asked = rows.filter(
        (row) => !left.has(key(row)) && (named.length === 0 || named.includes(key(row))),
      );
      const missing = named.filter((id) => !asked.some((row) => key(row) === id));
      const unheld = asked.length > 0 && asked.every((row) => valueAt(row, field) === undefined);
      return [
        ...missing.map((id) => found("rules", rule.id, `${table} has no ${id}`)),
        ...(unheld ? [found("rules", rule.id, `no record of ${table} has ${field}`)] : []),
        ...asked.flatMap((row) => {
          const value = valueAt(row, field);
          // A tower that does not open by count has no minutes to compare.
          if (value === undefined && named.length === 0) return [];
          return value === rule.value
            ? []
            : [
                found(
                  "rules",
                  rule.id,
                  `${table} ${key(row)} has ${String(value)} in ${field}, not ${rule.value}`,
                ),
              ];
        }),
      ];
    }),
  );
}
