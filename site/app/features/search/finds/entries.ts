import type { Locale } from "@foray/eorzea/locale";
import { maps } from "@foray/fieldops/records/maps/facts";
import { normalise } from "@foray/fieldops/search/normalise";
import type { Language } from "../../../i18n/language.ts";
import type { StoredEntry } from "../types.ts";
import type { Findable, FindLists } from "./findable.ts";
import { zoneNames } from "./line.ts";

export type Found = Findable & Readonly<{ target: string }>;

/** Kinds whose target is not a page. */
const commands: ReadonlySet<Findable["kind"]> = new Set(["world", "setting"]);

/** Ignores the query and fragment of `target`. */
function stands(target: string, paths: ReadonlySet<string>): boolean {
  return paths.has(target.replace(/[?#].*$/, ""));
}

/** Entries with the same key are duplicates. */
function sameness({ kind, names, line, id }: Findable): string {
  const name = normalise(names.en ?? "");
  switch (kind) {
    case "item":
      return `item ${name}`;
    case "enemy":
    case "place":
      return `${kind} ${name} ${placeWord(id, line?.en ?? "")}`;
    default:
      return `${kind} ${id}`;
  }
}

/** The field zone named in a result line. Falls back to the entry's id. */
function placeWord(id: string, text: string): string {
  return zonesOfFields.find((zone) => text.split(" · ").includes(zone)) ?? id;
}

const zonesOfFields = maps.map(({ zone }) => zoneNames(zone).en ?? "");

/**
 * Merges the lists in order of `place`. Drops duplicates, entries without an English name, and entries whose
 * page does not exist on this site.
 */
export async function findables(lists: FindLists, paths: ReadonlySet<string>): Promise<Found[]> {
  const sorted = lists.toSorted((a, b) => a.place - b.place);
  const all = (await Promise.all(sorted.map(async ({ read }) => read()))).flat();
  const seen = new Set<string>();
  return all.flatMap((each) => {
    const targets = typeof each.target === "string" ? [each.target] : each.target;
    const target = targets.find((address) => commands.has(each.kind) || stands(address, paths));
    if (target === undefined || each.names.en === undefined) return [];
    const marks = [sameness(each), `${normalise(each.names.en)} ${target}`];
    if (marks.some((mark) => seen.has(mark))) return [];
    for (const mark of marks) seen.add(mark);
    return [{ ...each, target }];
  });
}

export function storedOf({ id, kind, target, keywords, weight, glyph, about }: Found): StoredEntry {
  const stored = [
    id,
    kind,
    target,
    keywords === undefined || keywords.length === 0 ? 0 : keywords,
    weight ?? 0,
    glyph ?? 0,
  ] as const;
  return about === undefined ? stored : [...stored, about.join(" ")];
}

/** Empty where the name equals the English one. */
export function namesIn(found: readonly Found[], locale: Locale): string[] {
  return found.map(({ names }) => {
    const name = names[locale] ?? "";
    return locale !== "en" && name === names.en ? "" : name;
  });
}

export function linesIn(found: readonly Found[], language: Language): string[] {
  return found.map(({ line }) => line?.[language] ?? "");
}
