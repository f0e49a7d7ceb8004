import type { HolsterHost, HolsterIcon } from "@foray/fieldops/bozja/holster-sets/types";
import { type Role, roles } from "@foray/fieldops/bozja/lost-actions/roles";
import { holsterHosts } from "@foray/fieldops/records/holster-hosts/facts";
import { slugify } from "@foray/fieldops/slug";
import { closest } from "~/ui/closest.ts";
import { stepPath } from "./paths.ts";

export type HostType = HolsterHost["types"][number];

export type MenuHolster = Readonly<{ slug: string; name: string; icon: HolsterIcon }>;

/** The steps in the URL. Each one is only set if the previous ones are. */
export type Steps = Readonly<{
  host: HolsterHost | null;
  type: HostType | null;
  role: Role | null;
  holster: MenuHolster | null;
  /** The first unknown part of the URL, with the closest matches. */
  unknown: Readonly<{ step: "host" | "type" | "holster"; text: string; near: readonly NearStep[] }> | null;
}>;

export type NearStep = Readonly<{ path: string; name: string }>;

const same = (a: string, b: string) => slugify(a) === slugify(b);

/** All holsters of a run type, in menu order. */
export function holstersOf(type: HostType): readonly (MenuHolster & Readonly<{ role: Role }>)[] {
  return type.roles.flatMap(({ role, holsters }) => holsters.map((holster) => ({ ...holster, role })));
}

function nearest(
  text: string,
  options: readonly (readonly [slug: string, name: string, path: string])[],
): NearStep[] {
  const slugs = closest(
    text,
    options.map(([slug]) => slug),
    3,
  );
  return slugs.flatMap((wanted) => {
    const option = options.find(([slug]) => slug === wanted);
    return option === undefined ? [] : [{ name: option[1], path: option[2] }];
  });
}

const none: Steps = { host: null, type: null, role: null, holster: null, unknown: null };

/** Reads `/drs/holster/{host}/{type}/{name}?role=`. Ignores case and accepts any text. */
export function findSteps(
  params: Readonly<{ host?: string | undefined; type?: string | undefined; name?: string | undefined }>,
  role: string | null,
): Steps {
  if (params.host === undefined) return none;
  const hostText = params.host;
  const host = holsterHosts.find(({ slug }) => same(slug, hostText));
  if (host === undefined) {
    const near = nearest(
      hostText,
      holsterHosts.map(({ slug, name }) => [slug, name, stepPath(slug)]),
    );
    return { ...none, unknown: { step: "host", text: hostText, near } };
  }
  if (params.type === undefined) return { ...none, host };
  const typeText = params.type;
  const type = host.types.find(({ slug }) => same(slug, typeText));
  if (type === undefined) {
    const near = nearest(
      typeText,
      host.types.map(({ slug, name }) => [slug, name, stepPath(host.slug, slug)]),
    );
    return { ...none, host, unknown: { step: "type", text: typeText, near } };
  }
  const asked = roles.find((known) => known === role) ?? null;
  const chosen = type.roles.some(({ role: known }) => known === asked) ? asked : null;
  if (params.name === undefined) return { ...none, host, type, role: chosen };
  const nameText = params.name;
  const all = holstersOf(type);
  const holster = all.find(({ slug }) => same(slug, nameText));
  if (holster === undefined) {
    const near = nearest(
      nameText,
      all.map(({ slug, name }) => [slug, name, stepPath(host.slug, type.slug, slug)]),
    );
    return { ...none, host, type, role: chosen, unknown: { step: "holster", text: nameText, near } };
  }
  return { host, type, role: holster.role, holster, unknown: null };
}
