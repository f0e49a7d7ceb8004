import { languages } from "~/i18n/language.ts";
import type { SiteSettings } from "~/settings.ts";

/** Structured data (schema.org WebSite). `/?q=…` opens the search. */
export function siteData({ origin, brands }: SiteSettings) {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: brands[0].siteName,
    url: `${origin}/`,
    inLanguage: languages,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}
