/** Normalizes a URL segment: ignores case and width, and treats `_` and spaces as `-`. */
export function slugify(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase().replaceAll(/[_\s]/g, "-");
}

/** Reduces a URL segment or name to letters and digits, to match alternative spellings. */
export function plainSlug(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
