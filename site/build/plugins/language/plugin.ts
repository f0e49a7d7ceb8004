import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { defaultLanguage, type Language } from "../../../app/i18n/language.ts";

const app = fileURLToPath(new URL("../../../app/", import.meta.url));
const fallback = `${app}i18n/name-fallback.ts`;
const NAMES = "\0names:";
const MESSAGES = "\0messages:";

/** Modules whose English imports are replaced by those of the built language. */
const LANGUAGE_MODULE = /(?:\/messages\.ts|\/names\/page\.(?:js|ts))$/;
const ENGLISH = /^\.\/(?:messages\/)?en\.(?:js|ts)$/;

function sibling(file: string, language: Language): string | undefined {
  const other = file.replace(/\/en\.(js|ts)$/, `/${language}.$1`);
  return other !== file && existsSync(other) ? other : undefined;
}

type Names = Readonly<Record<string, string>>;

async function readNames(file: string): Promise<Names> {
  const module: { default: Names } = await import(pathToFileURL(file).href);
  return module.default;
}

/**
 * In `messages.ts` and `names/page`, imports of an English file resolve to the built language's; elsewhere
 * `en.ts` is English. Missing names are filled in from English and marked.
 */
export function language(wanted: Language): Plugin {
  return {
    name: "foray-language",
    enforce: "pre",
    config: () => ({ define: { "import.meta.env.VITE_LANGUAGE": JSON.stringify(wanted) } }),
    async resolveId(source, importer, options) {
      if (wanted === defaultLanguage || importer === undefined) return undefined;
      if (!ENGLISH.test(source) || !LANGUAGE_MODULE.test(importer)) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (resolved === null) return undefined;
      const own = sibling(resolved.id, wanted);
      if (own === undefined) return resolved;
      if (/\/names\/[\w-]+\.(?:js|ts)$/.test(own)) return NAMES + own;
      return MESSAGES + own;
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
