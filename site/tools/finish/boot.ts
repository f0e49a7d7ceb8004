import { type InlineSources, inlineSource } from "../../server/inline-sources.ts";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/g;

/** The router's build asks for this in the document for all addresses (see app/entry.server.tsx); nobody else does. */
const MARK = /<!-- window\.__reactRouter[^>]*-->/;

/**
 * The sources, as a Content-Security-Policy names them, of what stands in a page as text: our own start (app/boot.ts) and the page's
 * style sheets. Throws for any other: what the policy does not know would do nothing, and what nobody has looked at must not.
 */
export function inlineSources(html: string): InlineSources {
  const scripts: string[] = [];
  for (const [, attributes = "", content = ""] of html.matchAll(SCRIPT)) {
    if (/\ssrc=/.test(attributes)) continue;
    if (/\stype="(?:application\/(?:ld\+)?json|image\/[\w+]+|speculationrules)"/.test(attributes)) continue;
    if (!/\sdata-boot\b/.test(attributes)) {
      throw new Error(`an inline script of a shape not known: <script${attributes}>${content.slice(0, 120)}`);
    }
    scripts.push(inlineSource(content));
  }
  const styles = Array.from(html.matchAll(STYLE), ([, attributes = "", content = ""]) => {
    if (attributes === ' data-sheets=""') return inlineSource(content);
    throw new Error(`an inline style of a shape not known: <style${attributes}>${content.slice(0, 120)}`);
  });
  return { scripts, styles };
}

/** The page without what only the router's build looks for. */
export function withoutMark(html: string): string {
  return html.replace(MARK, "");
}
