import { describe, expect, it } from "vitest";
import { printJson } from "./print-json.ts";
import {
  fileOf,
  readRecords,
  readWhole,
  recordPaths,
  tableIn,
  type WholeFile,
  withTable,
} from "./record-files.ts";

const asOf = { patch: "7.55", checked: "2026-11-22" };
const jobs: WholeFile = {
  source: ["the jobs' sheet"],
  asOf,
  inner: {
    actions: {
      table: "phantom-actions",
      owner: "job",
      before: "actionId",
      source: ["the actions' sheet"],
      asOf,
    },
    traits: { table: "phantom-traits", owner: "job", before: "level", source: ["the traits' sheet"], asOf },
  },
  records: [
    {
      id: "gardener",
      jobId: 0,
      actions: [
        { id: "prune", actionId: 1 },
        { id: "graft", actionId: 2 },
      ],
    },
    {
      id: "baker",
      jobId: 1,
      actions: [{ id: "knead", actionId: 3 }],
      traits: [{ id: "warm-hands", level: 2 }],
    },
  ],
};

describe("tables inside the records of another table", () => {
  it("tableIn adds the owner to inner records and removes them from the owner", () => {
    expect(tableIn("occult/phantom-actions", jobs)).toEqual({
      source: ["the actions' sheet"],
      asOf,
      records: [
        { id: "prune", job: "gardener", actionId: 1 },
        { id: "graft", job: "gardener", actionId: 2 },
        { id: "knead", job: "baker", actionId: 3 },
      ],
    });
    expect(tableIn("occult/phantom-traits", jobs).records).toEqual([
      { id: "warm-hands", job: "baker", level: 2 },
    ]);
    expect(tableIn("occult/phantom-jobs", jobs)).toEqual({
      source: ["the jobs' sheet"],
      asOf,
      records: [
        { id: "gardener", jobId: 0 },
        { id: "baker", jobId: 1 },
      ],
    });
  });

  it("withTable round-trips every record file", () => {
    for (const path of recordPaths()) {
      const whole = readWhole(fileOf(path));
      expect(printJson(withTable(path, readRecords(path), whole)), path).toBe(printJson(whole));
    }
  });

  it("withTable changes an inner table or its outer table alone", () => {
    const actions = tableIn("occult/phantom-actions", jobs);
    const renamed = actions.records?.map((row) => (row.id === "graft" ? { ...row, actionId: 9 } : row)) ?? [];
    const once = withTable("occult/phantom-actions", { ...actions, records: renamed }, jobs);
    expect(tableIn("occult/phantom-actions", once).records).toEqual(renamed);
    const table = tableIn("occult/phantom-jobs", once);
    const levelled = table.records?.map((row) => ({ ...row, levelMax: 6 })) ?? [];
    const twice = withTable("occult/phantom-jobs", { ...table, records: levelled }, once);
    expect(tableIn("occult/phantom-jobs", twice).records).toEqual(levelled);
    expect(tableIn("occult/phantom-actions", twice).records).toEqual(renamed);
    expect(tableIn("occult/phantom-traits", twice)).toEqual(tableIn("occult/phantom-traits", jobs));
  });

  it("tableIn reports file and field of an inner table without a source or list", () => {
    const { inner: _, ...sourceless } = jobs;
    expect(() => tableIn("occult/phantom-actions", sourceless)).toThrow(
      "records/occult/phantom-jobs/phantom-jobs.json: inner.actions has no source",
    );
    const odd = { ...jobs, records: [{ id: "gardener", actions: "prune" }] };
    expect(() => tableIn("occult/phantom-actions", odd)).toThrow(
      "records/occult/phantom-jobs/phantom-jobs.json: actions of gardener is no list of records",
    );
  });
});
