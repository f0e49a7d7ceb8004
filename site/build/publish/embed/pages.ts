import { EMBED_WIDTH, frameMarkup } from "../../../app/features/embed/dialog/frame-markup.ts";
import { xmlText } from "../feeds/atom.ts";

type EmbedPage = Readonly<{
  title: string;
  assets: Readonly<{ script: string; sheet: string }>;
  data: Readonly<Record<string, string>>;
  oEmbed?: string;
  content?: string;
}>;

/** JSON data block. Escapes `<` so that the data cannot close the element. */
export function dataElement(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

/** Rendered by its script, in the language and theme of the query. */
export function embedPage({ assets, content = "", data, oEmbed, title }: EmbedPage): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${xmlText(value)}"`);
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${xmlText(title)}</title>`,
    `<link rel="stylesheet" href="${assets.sheet}">`,
    ...(oEmbed === undefined
      ? []
      : [`<link rel="alternate" type="application/json+oembed" href="${xmlText(oEmbed)}">`]),
    `<script defer src="${assets.script}"></script>`,
    "</head>",
    `<body${attributes.join("")}>${content}</body>`,
    "</html>",
    "",
  ].join("\n");
}

type OEmbed = Readonly<{ address: string; title: string; height: number; root: string }>;

const provided = (type: "rich" | "link", title: string, root: string) => ({
  version: "1.0",
  type,
  title,
  provider_name: "Foray Almanac",
  provider_url: root,
});

/** Rich oEmbed description (https://oembed.com). */
export function oEmbed({ address, height, root, title }: OEmbed): string {
  const html = frameMarkup(address, title, { width: EMBED_WIDTH, height });
  return `${JSON.stringify({ ...provided("rich", title, root), html, width: EMBED_WIDTH, height })}\n`;
}

/** Shared by all runs, whose codes are unknown at build time. Consumers link to the URL they found it at. */
export function oEmbedLink({
  picture,
  root,
  title,
}: Readonly<{ picture: string; root: string; title: string }>): string {
  const thumbnail = {
    thumbnail_url: `${root}/previews/${picture}.png`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  };
  return `${JSON.stringify({ ...provided("link", title, root), ...thumbnail })}\n`;
}
