import type { BagEntry, HolsterIcon, HolsterMenuRole } from "@foray/fieldops/bozja/holster-sets/types";
import { type Role, roles } from "@foray/fieldops/bozja/lost-actions/roles";
import { bagWeight, HOLSTER_CAPACITY } from "@foray/fieldops/holster/weight";
import { type LostActionId, lostActionIds } from "@foray/fieldops/records/lost-actions/ids";
import { type HolsterBags, MAXIMUM_QUANTITY } from "@foray/fieldops/share-codes/holster";
import * as v from "valibot";

export type HolsterDraft = Readonly<{
  name: string;
  role: Role;
  icon: HolsterIcon;
  note: string;
  bags: HolsterBags;
}>;

export type RunDraft = Readonly<{
  name: string;
  host: string;
  owner: string;
  holsters: readonly HolsterDraft[];
}>;

const slugShape = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u), v.maxLength(60));
const nameShape = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
const actionShape = v.picklist(lostActionIds);
const iconShape = v.union([v.picklist(roles), actionShape]);
const quantityShape = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAXIMUM_QUANTITY));
const bagShape = v.pipe(v.array(v.tuple([actionShape, quantityShape])), v.maxLength(200));
const weightShape = v.pipe(v.number(), v.integer(), v.minValue(0));

const holsterShape = v.object({
  id: slugShape,
  slug: slugShape,
  name: nameShape,
  role: v.picklist(roles),
  icon: iconShape,
  listed: v.boolean(),
  prepop: bagShape,
  main: bagShape,
  weight: v.object({ prepop: weightShape, main: weightShape }),
  modifications: v.array(v.string()),
  note: v.optional(v.pipe(v.string(), v.maxLength(2000))),
});

const menuHolsterShape = v.object({ slug: slugShape, name: nameShape, icon: iconShape });

/** A submitted run, with its menu entry and holsters in the format of the records. */
const runFileShape = v.object({
  host: slugShape,
  menu: v.object({
    slug: slugShape,
    name: nameShape,
    owner: v.pipe(v.string(), v.maxLength(80)),
    roles: v.array(v.object({ role: v.picklist(roles), holsters: v.array(menuHolsterShape) })),
  }),
  runType: v.object({
    slug: slugShape,
    name: nameShape,
    holsters: v.pipe(v.array(holsterShape), v.minLength(1), v.maxLength(200)),
  }),
});

export type RunFile = v.InferOutput<typeof runFileShape>;

/** An error or a warning. `at` is its path in the file, or the holster's slug. */
export type RunProblem = Readonly<{
  kind: "notJson" | "missing" | "wrong" | "twice" | "weight" | "over" | "menu" | "empty";
  at: string;
  detail: string;
}>;

/** URL form of a name: lowercase, with hyphens for everything but letters and digits. */
export function slugOf(name: string): string {
  const slug = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 48)
    .replace(/-+$/, "");
  return slug === "" ? "unnamed" : slug;
}

function pairs(bag: HolsterBags["main"]): BagEntry[] {
  return bag.map(({ action, quantity }) => [action, quantity]);
}

/** Holsters with the same name get numbered slugs. */
export function makeRunFile({ name, host, owner, holsters }: RunDraft): RunFile {
  const hostSlug = slugOf(host);
  const typeSlug = slugOf(name);
  const taken = new Set<string>();
  const records = holsters.map((draft) => {
    const base = slugOf(draft.name);
    let slug = base;
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
    taken.add(slug);
    const note = draft.note.trim();
    return {
      id: slugOf(`${hostSlug}-${typeSlug}`).concat("-", slug).slice(0, 60).replace(/-+$/, ""),
      slug,
      name: draft.name.trim() === "" ? "Unnamed" : draft.name.trim(),
      role: draft.role,
      icon: draft.icon,
      listed: true,
      prepop: pairs(draft.bags.prepop),
      main: pairs(draft.bags.main),
      weight: { prepop: bagWeight(draft.bags.prepop), main: bagWeight(draft.bags.main) },
      modifications: [],
      ...(note === "" ? {} : { note }),
    };
  });
  const menuRoles: HolsterMenuRole[] = roles.flatMap((role) => {
    const own = records.filter((record) => record.role === role);
    if (own.length === 0) return [];
    return [{ role, holsters: own.map(({ slug, name: holster, icon }) => ({ slug, name: holster, icon })) }];
  });
  const title = name.trim() === "" ? "Unnamed" : name.trim();
  return {
    host: hostSlug,
    menu: {
      slug: typeSlug,
      name: title,
      owner: owner.trim(),
      roles: menuRoles.map(({ role, holsters: own }) => ({ role, holsters: [...own] })),
    },
    runType: {
      slug: typeSlug,
      name: title,
      holsters: records.map(({ prepop, main, ...rest }) => ({
        ...rest,
        prepop: prepop.map(mutable),
        main: main.map(mutable),
      })),
    },
  };
}

const mutable = ([action, quantity]: BagEntry): [LostActionId, number] => [action, quantity];

const LONGEST = 1_000_000;
const MAX_PROBLEMS = 40;

function parse(text: string): unknown {
  // Run files are often sent inside a Markdown code fence.
  const bare = text
    .trim()
    .replace(/^```\w*\s*\n?/, "")
    .replace(/\n?```$/, "");
  return JSON.parse(bare.slice(0, LONGEST));
}

/** Validates a run file. `file` is null if the shape is invalid; otherwise there may be warnings. */
export function checkRunFile(
  text: string,
): Readonly<{ file: RunFile | null; problems: readonly RunProblem[] }> {
  let body: unknown;
  try {
    body = parse(text);
  } catch {
    return { file: null, problems: [{ kind: "notJson", at: "", detail: "" }] };
  }
  const read = v.safeParse(runFileShape, body);
  if (!read.success) {
    const problems = read.issues.slice(0, MAX_PROBLEMS).map(
      (issue): RunProblem => ({
        kind: issue.input === undefined ? "missing" : "wrong",
        at: v.getDotPath(issue) ?? "",
        detail: issue.received.slice(0, 80),
      }),
    );
    return { file: null, problems };
  }
  return { file: read.output, problems: lookOver(read.output).slice(0, MAX_PROBLEMS) };
}

function lookOver({ menu, runType }: RunFile): RunProblem[] {
  const problems: RunProblem[] = [];
  const seen = new Set<string>();
  const listed = new Set(menu.roles.flatMap(({ holsters }) => holsters.map(({ slug }) => slug)));
  for (const holster of runType.holsters) {
    const at = holster.slug;
    if (seen.has(at)) problems.push({ kind: "twice", at, detail: at });
    seen.add(at);
    if (holster.prepop.length + holster.main.length === 0) problems.push({ kind: "empty", at, detail: "" });
    if (holster.listed && !listed.has(at)) problems.push({ kind: "menu", at, detail: at });
    for (const bag of ["prepop", "main"] as const) {
      const weight = bagWeight(holster[bag].map(([action, quantity]) => ({ action, quantity })));
      const detail = `${bag} ${weight}`;
      if (weight !== holster.weight[bag]) problems.push({ kind: "weight", at, detail });
      if (weight > HOLSTER_CAPACITY) problems.push({ kind: "over", at, detail });
    }
  }
  for (const slug of listed) if (!seen.has(slug)) problems.push({ kind: "menu", at: slug, detail: slug });
  return problems;
}
