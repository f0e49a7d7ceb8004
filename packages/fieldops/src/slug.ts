/** A part of an address as links spell it: capitals and width make no difference, and `-`, `_` and spaces part words alike. */
export function slugify(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase().replaceAll(/[_\s]/g, "-");
}

/** A part of an address, or a name, by its letters and digits alone, for finding what another spelling means. */
export function plainSlug(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
