import { xmlText } from "../feeds/atom.ts";

type EmbedPage = Readonly<{
  title: string;
  assets: Readonly<{ script: string; sheet: string }>;
  /** What the script reads from the body's `data-` attributes. */
  data: Readonly<Record<string, string>>;
  /** Absolute address of the page's oEmbed description. */
  oEmbed?: string;
}>;

/** The page of an embed. All it shows is drawn by its script, in the language and theme of the query. */
export function embedPage({ assets, data, oEmbed, title }: EmbedPage): string {
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
    `<body${attributes.join("")}></body>`,
    "</html>",
    "",
  ].join("\n");
}

const WIDTH = 360;

type OEmbed = Readonly<{ address: string; title: string; height: number; root: string }>;

/** The markup that puts an embed into another page. */
export function frameMarkup({ address, height, title }: Omit<OEmbed, "root">): string {
  return `<iframe src="${xmlText(address)}" title="${xmlText(title)}" width="${WIDTH}" height="${height}" loading="lazy" style="border:0"></iframe>`;
}

/** The oEmbed description of an embed (https://oembed.com), as a rich one. */
export function oEmbed({ address, height, root, title }: OEmbed): string {
  return `${JSON.stringify({
    version: "1.0",
    type: "rich",
    title,
    provider_name: "Foray Almanac",
    provider_url: root,
    html: frameMarkup({ address, height, title }),
    width: WIDTH,
    height,
  })}\n`;
}
