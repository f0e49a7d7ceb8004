/**
 * Styles that stand in the page: a browser that has to ask for a sheet waits for a whole round trip of the line before it paints.
 * All sheets of a page are one text in it, so that the Content-Security-Policy needs one hash for all pages that share them.
 */

const LINK = /<link rel="stylesheet" href="([^"]*)"\/>/g;

/**
 * How many texts may stand in pages. Each costs 54 characters of the policy that comes with every answer, and Cloudflare reads 2,000
 * characters of a header; pages with other sets of sheets ask for them.
 */
export const MOST_TEXTS = 24;

/** The sheets that a page names, as one text: the same for all pages that share them. */
export function sheetsOf(html: string): string {
  return Array.from(html.matchAll(LINK), ([, address]) => address).join(" ");
}

/**
 * Which sets of sheets stand in their pages: first those of pages that people come in by, then those of many pages.
 * @param pages each page's sheets, and whether people come in by it
 */
export function setsToInline(pages: Iterable<Readonly<{ sheets: string; entrance: boolean }>>): Set<string> {
  const sets = new Map<string, { pages: number; entrance: boolean }>();
  for (const { sheets, entrance } of pages) {
    if (sheets === "") continue;
    const known = sets.get(sheets) ?? { pages: 0, entrance: false };
    sets.set(sheets, { pages: known.pages + 1, entrance: known.entrance || entrance });
  }
  return new Set(
    [...sets]
      .sort(([, a], [, b]) => Number(b.entrance) - Number(a.entrance) || b.pages - a.pages)
      .slice(0, MOST_TEXTS)
      .map(([sheets]) => sheets),
  );
}

/**
 * The page with its sheets in it, in their order. Their links stay, disabled: no browser asks for a disabled sheet, and the loader of
 * later parts finds that the page has it. Throws for a sheet that would end its element.
 * @param text a sheet's text by its address
 */
export function inlineStyles(html: string, text: (address: string) => string): string {
  const all = Array.from(html.matchAll(LINK), ([, address = ""]) => text(address).trim()).join("\n");
  if (/<\/style/i.test(all) || all.includes("\r"))
    throw new Error("a style sheet that cannot stand in a page");
  let first = true;
  return html.replace(LINK, (_, address: string) => {
    const link = `<link rel="stylesheet" href="${address}" disabled=""/>`;
    const whole = first ? `<style data-sheets="">${all}</style>${link}` : link;
    first = false;
    return whole;
  });
}
