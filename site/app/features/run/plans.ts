import { loadoutRoles } from "@foray/fieldops/records/loadout-guide/facts";
import type { RunDuty, Seat } from "@foray/fieldops/runs/types";
import { encodeHolster } from "@foray/fieldops/share-codes/holster";
import { readPastedHolster } from "@foray/fieldops/share-codes/pasted-holster";
import { bagsOfPresets } from "@foray/fieldops/share-codes/plugin-preset";
import { slugify } from "@foray/fieldops/slug";

const bases = { holster: "/drs/holster", loadout: "/ba" } as const;

/** Null if the seat brings nothing. */
export function seatAddress(
  { plan, job }: Pick<Seat, "job" | "plan">,
  brings: RunDuty["brings"],
): `/${string}` | null {
  if (brings === "job") return job === null ? null : `/occult/phantomjob/${job}`;
  return plan === "" ? null : `${bases[brings]}/${plan}`;
}

/** Stored form of a pasted holster (link, code, plugin preset) or loadout link; null if invalid. */
export function readPlan(text: string, brings: RunDuty["brings"]): string | null {
  const bare = text.trim();
  if (bare === "") return "";
  if (brings === "holster") {
    const pasted = readPastedHolster(bare);
    if (pasted.kind === "named") return `${pasted.host}/${pasted.type}/${pasted.slug}`;
    if (pasted.kind === "code") return `c/${encodeHolster(pasted.decoded)}`;
    const bags = pasted.kind === "presets" ? bagsOfPresets(pasted.presets) : null;
    return bags === null ? null : `c/${encodeHolster(bags)}`;
  }
  const link = /(?:^|\/)(?:ba|eureka\/loadout)\/([\w/=+-]+)/i.exec(bare)?.[1]?.replace(/\/+$/, "");
  if (link === undefined) return null;
  const [role = "", loadout] = slugify(link).split("/");
  const known = loadoutRoles.find(({ slug }) => slug === role);
  if (known === undefined) return link.includes("/") ? null : link;
  return known.loadouts.some(({ slug }) => slug === loadout) ? `${role}/${loadout}` : null;
}
