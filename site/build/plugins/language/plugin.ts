import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { defaultLanguage, type Language } from "../../../app/i18n/language.ts";

const app = fileURLToPath(new URL("../../../app/", import.meta.url));
const fallback = `${app}i18n/name-fallback.ts`;
const NAMES = "\0names:";
const MESSAGES = "\0messages:";

/** The doors to words: modules that give a page the words of its language by importing the English ones. */
const LANGUAGE_MODULE = /(?:\/messages\.ts|\/names\/page\.(?:js|ts))$/;
const ENGLISH = /^\.\/(?:messages\/)?en\.(?:js|ts)$/;

/** The file of another language beside an English one; `undefined` if there is none. */
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
 * Builds the site in one language. In `messages.ts` and `names/page` alone, the import of the English file gives the file of the built
 * language, so that a page ships the words of its own language and no others. Everywhere else `en.ts` means English. Names missing in a
 * table are filled in from English and marked as such.
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
