import type { Tables } from "../../tools/collect-tables.ts";

export interface LawFinding {
  readonly table: string;
  readonly record: string;
  readonly message: string;
}

export type Invariant = (tables: Tables) => Iterable<LawFinding>;

export const found = (table: string, record: string, message: string): LawFinding => ({
  table,
  record,
  message,
});
