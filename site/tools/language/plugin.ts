import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { defaultLanguage, type Language } from "../../app/i18n/language.ts";

const app = fileURLToPath(new URL("../../app/", import.meta.url));
const fallback = `${app}i18n/name-fallback.ts`;
/** Hold the names and the calendars of whatever language is asked for: their English files are meant. */
const EVERY_LANGUAGE: readonly string[] = [`${app}i18n/name-files.ts`, `${app}i18n/every-calendar.ts`];
/** Names the English names of every map's markers for the app. */
const MARKERS = fileURLToPath(
  new URL("../../../packages/fieldops/generated/markers/index.js", import.meta.url),
);
const NAMES = "\0names:";
const MESSAGES = "\0messages:";

/** The file of another language beside an English one; undefined where the file is not English or stands alone. */
function sibling(file: string, language: Language): string | undefined {
  const other = file.replace(/([/.])en\.(js|ts)$/, `$1${language}.$2`);
  return other !== file && existsSync(other) ? other : undefined;
}

type Names = Readonly<Record<string, string>>;

async function readNames(file: string): Promise<Names> {
  const module: { default: Names } = await import(pathToFileURL(file).href);
  return module.default;
}

/**
 * Builds the site in one language. Modules of the app import English messages and names (`messages/en.ts`, `names/en`); for another
 * language each such import gives that language's file, so that a page holds the words of its own language and no others. Names that a
 * table lacks are filled up with the English ones, marked as such.
 */
export function language(wanted: Language): Plugin {
  return {
    name: "foray-language",
    enforce: "pre",
    config: () => ({ define: { "import.meta.env.VITE_LANGUAGE": JSON.stringify(wanted) } }),
    async resolveId(source, importer, options) {
      if (wanted === defaultLanguage || !/[/.]en(?:\.(?:js|ts))?$/.test(source)) return undefined;
      const asks = importer === MARKERS || (importer?.startsWith(app) && !EVERY_LANGUAGE.includes(importer));
      if (source.startsWith("virtual:") || !asks) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (resolved === null) return undefined;
      const own = sibling(resolved.id, wanted);
      if (own === undefined) return resolved;
      if (/\/names\//.test(own)) return NAMES + own;
      return own.startsWith(app) ? MESSAGES + own : own;
    },
    async load(id) {
      if (id.startsWith(MESSAGES))
        return `export { default as messages } from ${JSON.stringify(id.slice(MESSAGES.length))};`;
      if (!id.startsWith(NAMES)) return undefined;
      const file = id.slice(NAMES.length);
      const english = file.replace(new RegExp(`${wanted}(?=\\.(?:js|ts)$)`), "en");
      this.addWatchFile(file);
      this.addWatchFile(english);
      const own = await readNames(file);
      const missing = Object.entries(await readNames(english)).filter(([id]) => own[id] === undefined);
      if (missing.length === 0) return `export default ${JSON.stringify(own)};`;
      const both = [own, Object.fromEntries(missing)].map((names) => JSON.stringify(names));
      return `import { withEnglishFallback } from ${JSON.stringify(fallback)};\nexport default withEnglishFallback(${both.join(", ")});`;
    },
  };
}
