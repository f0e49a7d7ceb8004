/** Reads stored ids: only known ones, each once. */
export function parseOwned(text: string, ids: readonly string[]): readonly string[] {
  const kept = new Set(text.slice(0, 4000).split(","));
  return ids.filter((id) => kept.has(id));
}

export function printOwned(ids: readonly string[]): string {
  return ids.join(",");
}
