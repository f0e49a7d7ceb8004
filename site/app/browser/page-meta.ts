import { defaultLanguage, languages, pageLanguage } from "~/i18n/language.ts";
import { settings } from "~/settings.ts";
import { publicAddress } from "./address.ts";
import { previewPath } from "./preview-path.ts";

export type PageTag =
  | Readonly<{ title: string }>
  | Readonly<{ name: string; content: string }>
  | Readonly<{ property: string; content: string }>
  | Readonly<{
      rel: string;
      href: string;
      hreflang?: string;
      type?: string;
      as?: "image";
      fetchpriority?: "high";
    }>
  /** Structured data (schema.org). */
  | Readonly<{ data: object }>;

export type PageTags = readonly PageTag[];

/** Route parameters, and the path without base and language. */
export type MetaArgs = Readonly<{
  params: Readonly<Record<string, string | undefined>>;
  location: Readonly<{ pathname: string }>;
}>;

export const OEMBED_TYPE = "application/json+oembed";

export type PageMeta = Readonly<{
  /** Without the site's name. */
  title: string;
  description: string;
  /** Canonical path, without a language. */
  path: string;
  /** File name under /previews/, without extension; derived from the path by default. */
  preview?: string;
  /** Path of the page's embed below /embed, for oEmbed discovery. */
  embed?: string;
  /** Keeps player-made content and copies of other pages out of search engines. */
  unlisted?: boolean;
}>;

export function pageMeta({
  title,
  description,
  path,
  preview = path === "/" ? "site" : path.slice(1).replaceAll("/", "-"),
  unlisted = false,
  embed,
}: PageMeta): PageTags {
  const siteName = settings.brands[0].siteName;
  const full = path === "/" ? title : `${title} · ${siteName}`;
  const address = publicAddress(path);
  const image = `${settings.origin}${previewPath(pageLanguage, preview)}`;
  const alternates: PageTags = languages.map((language) => ({
    rel: "alternate",
    hreflang: language,
    href: publicAddress(path, language),
  }));
  return [
    { title: full },
    { name: "description", content: description },
    { rel: "canonical", href: address },
    ...(unlisted
      ? [{ name: "robots", content: "noindex" }]
      : [
          ...alternates,
          { rel: "alternate", hreflang: "x-default", href: publicAddress(path, defaultLanguage) },
        ]),
    ...(embed === undefined
      ? []
      : [
          {
            rel: "alternate",
            type: OEMBED_TYPE,
            href: `${settings.origin}/embed/oembed/${embed}.json`,
          },
        ]),
    { property: "og:type", content: "website" },
    { property: "og:locale", content: pageLanguage },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
  ];
}

export const NO_PAGE: PageTags = [{ title: settings.brands[0].siteName }];
