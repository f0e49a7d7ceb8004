import { defaultLanguage, languages, pageLanguage } from "~/i18n/language.ts";
import { settings } from "~/settings.ts";
import { publicAddress } from "./address.ts";
import { previewPath } from "./preview-path.ts";

/** A page's head tags for search engines and link previews. */
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
  /** Structured data of the page (schema.org). */
  | Readonly<{ data: object }>;

export type PageTags = readonly PageTag[];

/** Inputs of a page's tags: the parts of its address by the names in its pattern, and the path without base and language. */
export type MetaAsked = Readonly<{
  params: Readonly<Record<string, string | undefined>>;
  location: Readonly<{ pathname: string }>;
}>;

/** The type of links to oEmbed descriptions, by which programs find them. */
export const OEMBED_TYPE = "application/json+oembed";

export type PageMeta = Readonly<{
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** Canonical path, from the root, without a language. */
  path: string;
  /** Name of the preview image under /previews/, without its ending; named after the path where it is left out. */
  preview?: string;
  /** The page's embed, as its path below /embed: programs that know oEmbed are led to its description. */
  embed?: string;
  /** Keeps a page out of search engines: what a player made, or a copy of another page. */
  unlisted?: boolean;
}>;

/** Title, description, canonical link, languages, Open Graph and Twitter tags of a page, in the page's language. */
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

/** The title if no page has one of its own: the document that stands for unknown addresses. */
export const NO_PAGE: PageTags = [{ title: settings.brands[0].siteName }];
