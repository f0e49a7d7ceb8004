import { scriptSource } from "../../server/inline-scripts.ts";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** The router's build asks for this in the document for all addresses (see app/entry.server.tsx); nobody else does. */
const MARK = /<!-- window\.__reactRouter[^>]*-->/;

/**
 * The sources, as a Content-Security-Policy names them, of the scripts that stand in a page as text. Throws for any but our own start
 * (app/boot.ts): a script that the policy does not know would not run, and one that nobody has looked at must not.
 */
export function inlineSources(html: string): readonly string[] {
  const sources: string[] = [];
  for (const [, attributes = "", content = ""] of html.matchAll(SCRIPT)) {
    if (/\ssrc=/.test(attributes)) continue;
    if (/\stype="(?:application\/(?:ld\+)?json|speculationrules)"/.test(attributes)) continue;
    if (!/\sdata-boot\b/.test(attributes)) {
      throw new Error(`an inline script of a shape not known: <script${attributes}>${content.slice(0, 120)}`);
    }
    sources.push(scriptSource(content));
  }
  return sources;
}

/** The page without what only the router's build looks for. */
export function withoutMark(html: string): string {
  return html.replace(MARK, "");
}
