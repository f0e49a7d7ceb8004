import { type Brand, settings } from "~/settings.ts";

/** Falls back to the default brand, the first one. */
export function brandOf(host: string): Brand {
  const name = host.toLowerCase();
  return settings.brands.find((brand) => brand.hosts.some((key) => name.includes(key))) ?? settings.brands[0];
}

export function titleWithBrand(title: string): string {
  return `${title} · ${brandOf(window.location.hostname).siteName}`;
}
