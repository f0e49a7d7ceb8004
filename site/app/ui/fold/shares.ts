const WORTH = 4;

const LEAST = 3;

/**
 * Number of rows that phones show of each part: all if they fit into `room`, otherwise shared evenly, so that
 * a long part does not crowd out the others.
 */
export function shares(sizes: readonly number[], room: number): readonly number[] {
  const total = (most: number) => sizes.reduce((sum, size) => sum + Math.min(size, most), 0);
  let most = Math.min(LEAST, room);
  while (most < room && total(most + 1) <= room) most++;
  return sizes.map((size) => (size - most < WORTH ? size : most));
}
