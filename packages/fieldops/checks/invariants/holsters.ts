import { logosActionCodes } from "#records/logos-actions/codes";
import { lostActionCodes } from "#records/lost-actions/codes";
import { homeOfTable } from "../../tools/tables.ts";
import { found, type Invariant } from "./finding.ts";
import { shapesOf } from "./shapes.ts";

/** Ids and paths consist of host, run type and slug, and a bag's weight is the sum of its actions. */
const holstersMatch: Invariant = function* (tables) {
  const { holsterHosts, holsterSets, lostActions } = shapesOf(tables);
  const weights = new Map(lostActions.map(({ id, weight }) => [id, weight]));
  const runTypes = new Set(
    holsterHosts.flatMap(({ slug, types }) => types.map((type) => `${slug}/${type.slug}`)),
  );
  for (const set of holsterSets) {
    const id = `${set.host}-${set.type}-${set.slug}`;
    if (set.id !== id.toLowerCase()) yield found("holsterSets", set.id, `its id is not ${id}`);
    if (set.path !== `/drs/holster/${set.host}/${set.type}/${set.slug}`)
      yield found("holsterSets", set.id, "its path is not made of host, type and slug");
    if (!runTypes.has(`${set.host}/${set.type}`))
      yield found("holsterSets", set.id, `no run type: add it in ${homeOfTable("holsterHosts")}`);
    for (const bag of ["prepop", "main"] as const) {
      const sum = set[bag].reduce(
        (total, [action, quantity]) => total + (weights.get(action) ?? 0) * quantity,
        0,
      );
      if (sum !== set.weight[bag])
        yield found("holsterSets", set.id, `${bag} weighs ${sum}, not ${set.weight[bag]}`);
    }
  }
};

/** Lost and logos actions have a unique one-character code; lost actions have a fragment that yields them. */
const actionsComplete: Invariant = function* (tables) {
  const { fragments, lostActions, logosActions } = shapesOf(tables);
  const lists = [
    ["lostActions", lostActions, new Map(Object.entries(lostActionCodes))],
    ["logosActions", logosActions, new Map(Object.entries(logosActionCodes))],
  ] as const;
  for (const [table, records, codes] of lists) {
    const taken = new Set<string>();
    for (const { excludes, id } of records) {
      const code = codes.get(id);
      if (code === undefined) yield found(table, id, `it has no code: add one in ${homeOfTable(table)}`);
      else if (code.length !== 1 || taken.has(code))
        yield found(table, id, `its code ${code} is not its own`);
      taken.add(code ?? "");
      for (const other of excludes)
        if (records.find((each) => each.id === other)?.excludes.every((each) => each !== id))
          yield found(table, id, `${other} does not exclude it in turn`);
    }
  }
  for (const { fragment, id } of lostActions) {
    if (fragments.find((each) => each.id === fragment)?.actions.every((each) => each !== id))
      yield found("lostActions", id, `${fragment} does not yield it: add it in ${homeOfTable("fragments")}`);
  }
};

export const holsterLaws: readonly Invariant[] = [holstersMatch, actionsComplete];
