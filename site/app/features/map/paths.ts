import { maps } from "@foray/fieldops/atlas/maps";

/** The atlas's known addresses. */
export function mapPaths(): string[] {
  return ["/map", ...maps.map(({ id }) => `/map/${id}`), "/portals", "/morbols"];
}
