import { createHash } from "node:crypto";
import { scriptSource } from "../../server/inline-scripts.ts";

/**
 * React Router writes its start-up into each page as inline scripts, which a strict Content-Security-Policy
 * refuses. They are taken out into one module. Their elements stay, empty: an empty script runs nothing and needs
 * no leave, and React finds the tree it expects when it hydrates. The links that would load the page's modules at once are
 * put to sleep: app/boot.ts wakes them after the first paint.
 */
export type Boot = Readonly<{
  html: string;
  /** The module's file name under /assets/ and its content. */
  name: string;
  module: string;
  /** CSP sources of the scripts that stay inline. */
  inline: readonly string[];
}>;

type Kind = "kept" | "data" | "external" | "scroll" | "context" | "stream" | "modules";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Tells React Router's scripts apart by their shape; a shape not known here must be looked at by a person. */
function kindOf(attributes: string, content: string): Kind {
  if (/\sdata-boot\b/.test(attributes)) return "kept";
  if (/\ssrc=/.test(attributes) || content === "") return "external";
  if (/\stype="(?:application\/(?:ld\+)?json|speculationrules)"/.test(attributes)) return "data";
  if (content.includes("sessionStorage.getItem(storageKey)")) return "scroll";
  if (content.startsWith("window.__reactRouterContext = {")) return "context";
  if (content.startsWith("window.__reactRouterContext.streamController.")) return "stream";
  if (/\stype="module"/.test(attributes) && content.includes("window.__reactRouterRouteModules = {"))
    return "modules";
  throw new Error(`an inline script of a shape not known: <script${attributes}>${content.slice(0, 120)}`);
}

/** Takes the start-up scripts out of one prerendered page. Throws when React Router's output has changed its shape. */
export function extractBoot(html: string, base = "/"): Boot {
  const parts = new Map<Kind, string[]>();
  const inline: string[] = [];
  const emptied = html.replace(SCRIPT, (whole, attributes: string, content: string) => {
    const kind = kindOf(attributes, content);
    if (kind === "external" || kind === "data") return whole;
    if (kind === "kept") {
      inline.push(scriptSource(content));
      return whole;
    }
    parts.set(kind, [...(parts.get(kind) ?? []), content]);
    return `<script${attributes}></script>`;
  });
  const module = assemble(parts);
  const hash = createHash("sha256").update(module).digest("base64url").replace(/[-_]/g, "").slice(0, 10);
  const name = `boot-${hash}.js`;
  // Asleep until app/boot.ts wakes them.
  const asleep = emptied.replaceAll('<link rel="modulepreload"', '<link rel="later"');
  const start = `<link rel="later" data-start="" href="${base}assets/${name}"/>`;
  return {
    html: insertBefore(asleep, "</head>", start),
    name,
    module,
    inline,
  };
}

/** Order: the context, the stream that was written into the page, the scroll position, then the modules. */
function assemble(parts: ReadonlyMap<Kind, readonly string[]>): string {
  const [context, ...contexts] = parts.get("context") ?? [];
  const [modules, ...others] = parts.get("modules") ?? [];
  const stream = parts.get("stream") ?? [];
  if (context === undefined || modules === undefined || contexts.length + others.length > 0) {
    throw new Error("a page must have one context script and one module script of React Router");
  }
  if (!stream.at(-1)?.includes(".close()")) throw new Error("a page's data stream is not closed");
  const { imports, body } = splitImports(modules);
  const entry = /^import\("([^"]+)"\);?$/m.exec(body);
  if (entry === null) throw new Error("the module script does not start entry.client");
  const scroll = parts.get("scroll") ?? [];
  return [...imports, context, ...stream, ...scroll, body]
    .map((part) => part.trim())
    .join(";\n")
    .concat("\n");
}

function splitImports(content: string): { imports: string[]; body: string } {
  const lines = content.split("\n");
  const isImport = (line: string) => /^import (?:\* as \w+ from )?"[^"]+";$/.test(line.trim());
  const imports = lines.filter(isImport).map((line) => line.trim().replace(/;$/, ""));
  const body = lines.filter((line) => !isImport(line)).join("\n");
  return { imports, body };
}

function insertBefore(html: string, mark: string, text: string): string {
  const at = html.lastIndexOf(mark);
  if (at === -1) throw new Error(`a page has no ${mark}`);
  return html.slice(0, at) + text + html.slice(at);
}
