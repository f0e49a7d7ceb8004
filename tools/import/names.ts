import type { SheetLanguage } from "./sheet.ts";

/**
 * A name as pages show it: plain spaces, no soft hyphens, a capital first letter in Latin scripts. Undefined where the sheet has none, or
 * holds a pattern of German endings (`kreszent[a] Nekromant`) instead of a name.
 */
export function cleanName(text: string, language: SheetLanguage): string | undefined {
  const plain = text
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll("\u00ad", "")
    .trim();
  if (plain === "" || /[<>[\]{}]|[\r\n]/.test(plain)) return undefined;
  return language === "ja" ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}
