import { fingerprint } from "../check.ts";
import type { Source } from "../fill.ts";
import type { Entry, Manifest } from "../manifest.ts";
import { MemoryCaches, ORIGIN } from "./memory-caches.ts";

const typeOf = (path: string) =>
  path.endsWith(".js")
    ? "text/javascript"
    : path.endsWith(".svg")
      ? "image/svg+xml"
      : "text/html; charset=utf-8";

/** In-memory host that logs its requests. */
export class SmallHost {
  readonly files = new Map<string, () => Response>();
  readonly asked: string[] = [];
  online = true;

  put(path: string, text: string, type = typeOf(path)) {
    this.files.set(path, () => new Response(text, { headers: { "Content-Type": type } }));
  }
  readonly fetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), ORIGIN);
    this.asked.push(init?.cache === "reload" ? `${url.pathname} anew` : url.pathname);
    if (!this.online) throw new TypeError("Failed to fetch");
    return this.files.get(url.pathname)?.() ?? new Response("lost", { status: 404 });
  };
}

const entry = async (path: string, text: string): Promise<Entry> => [
  path,
  await fingerprint(new TextEncoder().encode(text)),
];

/** Puts a version on the host. Files contain its name unless `texts` overrides them. */
export async function deploy(
  host: SmallHost,
  version: string,
  { base = "/", texts = new Map<string, string>() } = {},
): Promise<Manifest> {
  const put = (path: string) => {
    const text = texts.get(path) ?? version;
    host.put(path, text);
    return entry(path, text);
  };
  const group = async (language: string, folder: string) => ({
    folder,
    shell: `${folder}shell.html`,
    entries: [
      await put(`${folder}shell.html`),
      await put(language === "en" ? folder : folder.slice(0, -1)),
      await put(`${folder}forecast`),
      await put(`${base}assets/words.${language}-${version}.js`),
    ],
  });
  return {
    base,
    defaultLanguage: "en",
    common: [await put(`${base}assets/app-${version}.js`), await put(`${base}favicon.svg`)],
    byLanguage: { en: await group("en", base), ja: await group("ja", `${base}ja/`) },
  };
}

export async function smallSite(base = "/") {
  const host = new SmallHost();
  const caches = new MemoryCaches();
  const manifest = await deploy(host, "one", { base });
  const source: Source = { caches, fetch: host.fetch, base };
  return { host, caches, manifest, source };
}

export const tab = (path: string) => ORIGIN + path;
