/** Fewer rows than these are not worth a press. */
const WORTH = 4;

/** A part that is folded shows at least these. */
const LEAST = 3;

/**
 * How many rows of each part of a list a phone shows at first: all of them where they fit into `room`, otherwise as many of each part as
 * evenly go in, so that a long part does not take the room of the others.
 */
export function shares(sizes: readonly number[], room: number): readonly number[] {
  const total = (most: number) => sizes.reduce((sum, size) => sum + Math.min(size, most), 0);
  let most = Math.min(LEAST, room);
  while (most < room && total(most + 1) <= room) most++;
  return sizes.map((size) => (size - most < WORTH ? size : most));
}
