/** What a page makes the browser load before it can be used, by kind; paths from the site's root. */
export type PageFiles = Readonly<{
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  /** The page's inline styles, without the fonts embedded in them. */
  inline: string;
  /** Bytes of the fonts embedded in those styles, decoded. */
  inlineFonts: number;
}>;

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const FONT = /data:font\/woff2;base64,([\w+/=]+)/g;
const TAG = /<(link|script)\b([^>]*)>/g;

/** Reads the files that a built page names in its head and body. */
export function pageFiles(html: string): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  for (const [, tag, attributes = ""] of html.matchAll(TAG)) {
    const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
    const address = value(tag === "script" ? "src" : "href");
    if (address === undefined || !address.startsWith("/")) continue;
    const rel = value("rel");
    if (value("as") === "image" || value("type") === "application/manifest+json") continue;
    if (value("as") === "font") fonts.add(address);
    else if (tag === "script" || rel === "modulepreload") scripts.add(address);
    else if (rel === "stylesheet" && !/\sdisabled\b/.test(attributes)) styles.add(address);
  }
  const inline = Array.from(html.matchAll(STYLE), ([, text = ""]) => text).join("");
  const inlineFonts = Array.from(
    inline.matchAll(FONT),
    ([, text = ""]) => Buffer.from(text, "base64").length,
  );
  return {
    scripts: [...scripts],
    styles: [...styles],
    fonts: [...fonts],
    inline: inline.replaceAll(FONT, ""),
    inlineFonts: inlineFonts.reduce((total, bytes) => total + bytes, 0),
  };
}

export type Weights = Readonly<{ js: number; own: number; css: number; fonts: number; fontFiles: number }>;

/** How many bytes come over the line: of a file by its path, and of a text in the page. */
export type Scale = Readonly<{ file: (path: string) => number; text: (text: string) => number }>;

/** Bytes of one page; `own` is the script bytes that the shell alone does not load. */
export function weigh(page: PageFiles, shell: PageFiles, scale: Scale): Weights {
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + scale.file(file), 0);
  const own = page.scripts.filter((file) => !shell.scripts.includes(file));
  return {
    js: sum(page.scripts),
    own: sum(own),
    css: sum(page.styles) + scale.text(page.inline),
    fonts: sum(page.fonts) + page.inlineFonts,
    fontFiles: page.fonts.length,
  };
}

const kB = (count: number) => count * 1000;

/** The budgets, in bytes after gzip (fonts as they are). */
export const budgets = {
  page: { js: kB(125), own: kB(25), css: kB(20), fonts: kB(60), fontFiles: 1 },
  map: { js: Number.POSITIVE_INFINITY, own: kB(90), css: kB(20), fonts: kB(60), fontFiles: 1 },
} as const satisfies Readonly<Record<string, Weights>>;

export function budgetOf(address: string): Weights {
  return /^\/(?:maps?|portals)(?:\/|$)/.test(address) ? budgets.map : budgets.page;
}

/** The budgets that a page breaks, in words. `path` is its address without a language. */
export function broken(address: string, path: string, weights: Weights): readonly string[] {
  const budget = budgetOf(path);
  const kinds = ["js", "own", "css", "fonts", "fontFiles"] as const;
  return kinds
    .filter((kind) => weights[kind] > budget[kind])
    .map((kind) => `${address}: ${kind} is ${weights[kind]}, the budget ${budget[kind]}`);
}
