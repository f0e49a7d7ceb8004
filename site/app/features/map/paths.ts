import { maps } from "@foray/fieldops/atlas/maps";

export function mapPaths(): string[] {
  return ["/map", ...maps.map(({ id }) => `/map/${id}`), "/portals", "/morbols"];
}
