import { pageAddress } from "../browser/address.ts";
import type { Language } from "../i18n/language.ts";

/**
 * Starts the site in another language: a host may answer an unknown address below /ja with the one page it has for what is missing, which
 * is in the default language. The other language's shell names its script.
 */
export async function startIn(language: Language): Promise<void> {
  const answer = await fetch(pageAddress("/shell.html", language));
  const [, script] = /<script type="module"[^>]*? src="([^"]+)"/.exec(await answer.text()) ?? [];
  if (script !== undefined) await import(/* @vite-ignore */ script);
}
