import { type RecordFile, readRecords } from "./record-files.ts";

/** What appraising a fragment can yield, from the lost actions that name it: an action is entered in one file. */
export function withActions(fragments: RecordFile): RecordFile {
  const yields = new Map<string, string[]>();
  for (const { fragment, id, otherFragments } of readRecords("bozja/lost-actions").records ?? []) {
    const named = [fragment, ...(Array.isArray(otherFragments) ? otherFragments : [])];
    for (const each of named) yields.set(String(each), [...(yields.get(String(each)) ?? []), String(id)]);
  }
  const records = (fragments.records ?? []).map(({ sources, forecastFilter, ...rest }) => ({
    ...rest,
    actions: yields.get(String(rest.id)) ?? [],
    sources,
    forecastFilter,
  }));
  return { ...fragments, records };
}
