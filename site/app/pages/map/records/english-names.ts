import type { MapId } from "@foray/fieldops/atlas/types";

export type NameTable = Readonly<Partial<Record<string, string>>>;

/** English names of one map's markers. */
export async function englishNames(map: MapId): Promise<NameTable> {
  switch (map) {
    case "southhorn":
      return (await import("@foray/fieldops/atlas/names/southhorn/en")).default;
    case "northhorn":
      return (await import("@foray/fieldops/atlas/names/northhorn/en")).default;
    case "bsf":
      return (await import("@foray/fieldops/atlas/names/bsf/en")).default;
    case "zadnor":
      return (await import("@foray/fieldops/atlas/names/zadnor/en")).default;
    case "anemos":
      return (await import("@foray/fieldops/atlas/names/anemos/en")).default;
    case "pagos":
      return (await import("@foray/fieldops/atlas/names/pagos/en")).default;
    case "pyros":
      return (await import("@foray/fieldops/atlas/names/pyros/en")).default;
    case "hydatos":
      return (await import("@foray/fieldops/atlas/names/hydatos/en")).default;
  }
}
