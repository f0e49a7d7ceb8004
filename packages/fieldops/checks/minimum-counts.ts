import { type Language, languages } from "../tools/record-files.ts";
import { tableOf } from "../tools/tables.ts";
import { found, type LawFinding } from "./invariants/finding.ts";

interface Counted {
  readonly table: string;
  readonly rows: number;
  readonly names: Readonly<Record<Language, number>>;
}

export function findShrunkenTables(reports: readonly Counted[]): readonly LawFinding[] {
  return reports.flatMap(({ names, rows, table }) => {
    const { least, path } = tableOf(table) ?? {};
    if (least === undefined) return [found(table, "counts", `no least counts in records/${path}/table.ts`)];
    const now: readonly (readonly [what: string, least: number, count: number])[] = [
      ["rows", least.rows, rows],
      ...languages.map(
        (language) => [`${language} names`, least.names?.[language] ?? 0, names[language]] as const,
      ),
    ];
    return now.flatMap(([what, wanted, count]) =>
      count < wanted ? [found(table, "counts", `${count} ${what}, there were ${wanted}`)] : [],
    );
  });
}
