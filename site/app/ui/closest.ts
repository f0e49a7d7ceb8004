import { editDistance } from "@foray/eorzea/edit-distance";

/** The `count` candidates closest to `text` by edit distance, at most a third of its length away. */
export function closest(text: string, candidates: readonly string[], count: number): string[] {
  const wanted = text.slice(0, 80).toLowerCase();
  const limit = Math.ceil(wanted.length / 3);
  return candidates
    .map((candidate) => ({ candidate, away: editDistance(wanted, candidate.toLowerCase(), limit) }))
    .filter(({ away }) => away <= limit)
    .sort((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
