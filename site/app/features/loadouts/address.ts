import type { Loadout, LoadoutRole } from "@foray/fieldops/eureka/loadout-guide/types";
import { loadoutRoles } from "@foray/fieldops/records/loadout-guide/facts";
import { type DecodedLoadout, decodeLoadout } from "@foray/fieldops/share-codes/loadout";
import { slugify } from "@foray/fieldops/slug";
import { closest } from "~/ui/closest.ts";

/** A suggestion for an unknown URL. */
export type Match = Readonly<{ path: string; role: LoadoutRole; loadout: Loadout | null }>;

/** Target of a path under `/ba`. */
export type BaAddress =
  | Readonly<{ kind: "start" }>
  | Readonly<{ kind: "role"; role: LoadoutRole }>
  | Readonly<{ kind: "loadout"; role: LoadoutRole; loadout: Loadout }>
  | Readonly<{ kind: "code"; code: string; decoded: DecodedLoadout }>
  | Readonly<{ kind: "unknown"; text: string; role: LoadoutRole | null; matches: readonly Match[] }>;

const everything: readonly Match[] = loadoutRoles.flatMap((role) => [
  { path: `/ba/${role.slug}`, role, loadout: null },
  ...role.loadouts.map((loadout) => ({ path: `/ba/${role.slug}/${loadout.slug}`, role, loadout })),
]);

/** Shortens a text for display in a sentence. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Whether a decoded code has any action, without which it is no loadout. */
export function hasActions({ trays }: DecodedLoadout): boolean {
  return trays.some(({ umbral, astral }) => umbral !== null || astral !== null);
}

function nearest(text: string, among: readonly Match[]): Match[] {
  const paths = closest(
    text,
    among.map(({ path }) => path),
    3,
  );
  return paths.flatMap((path) => among.find((match) => match.path === path) ?? []);
}

/** Reads the path after `/ba/`: role and loadout, or a loadout's code. Accepts any text. */
export function readBaAddress(splat: string | undefined): BaAddress {
  const text = (splat ?? "").replace(/^\/+|\/+$/g, "");
  if (text === "") return { kind: "start" };
  const [first = "", second, ...more] = text.split("/");
  const role = loadoutRoles.find(({ slug }) => slug === slugify(first));
  if (role !== undefined) {
    if (second === undefined) return { kind: "role", role };
    const loadout = role.loadouts.find(({ slug }) => slug === slugify(second));
    if (loadout !== undefined && more.length === 0) return { kind: "loadout", role, loadout };
    const own = everything.filter((match) => match.role === role);
    const matches = nearest(`/ba/${role.slug}/${slugify([second, ...more].join("/"))}`, own);
    return { kind: "unknown", text: shorten(text), role, matches };
  }
  const matches = nearest(
    `/ba/${slugify(text)}`,
    second === undefined ? everything.filter(({ loadout }) => loadout === null) : everything,
  );
  const decoded = decodeLoadout(text);
  // A mistyped role name is more likely than a code that is only partly readable.
  const sound = decoded.ignored.length === 0 || matches.length === 0;
  if (hasActions(decoded) && sound) return { kind: "code", code: text, decoded };
  return { kind: "unknown", text: shorten(text), role: null, matches };
}
