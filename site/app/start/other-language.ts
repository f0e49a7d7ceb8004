import { pageAddress } from "../browser/address.ts";
import type { Language } from "../i18n/language.ts";

/**
 * Starts the site in another language: a host may serve its only 404 page for an unknown address below /ja.
 */
export async function startIn(language: Language): Promise<void> {
  const answer = await fetch(pageAddress("/shell.html", language));
  const [, script] = /<script type="module"[^>]*? src="([^"]+)"/.exec(await answer.text()) ?? [];
  if (script !== undefined) await import(/* @vite-ignore */ script);
}
