import { type Brand, settings } from "~/settings.ts";

/** The brand of a host: the first whose key its name contains, else the default. */
export function brandOf(host: string): Brand {
  const name = host.toLowerCase();
  return settings.brands.find((brand) => brand.hosts.some((key) => name.includes(key))) ?? settings.brands[0];
}

/** Sets the document's title in the reader's language, with the brand of this host. */
export function titleWithBrand(title: string): string {
  return `${title} · ${brandOf(window.location.hostname).siteName}`;
}
