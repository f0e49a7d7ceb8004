/** The 97.5 % point of the normal distribution: an interval of 95 %. */
const Z = 1.959_963_984_540_054;

/**
 * The interval in which the true share lies with 95 % certainty, after `count` of `openings` showed it: Wilson's, which also applies to rare
 * things and few openings. Both ends from 0 to 1; nothing opened says nothing.
 */
export function wilsonInterval(count: number, openings: number): readonly [low: number, high: number] {
  if (openings <= 0) return [0, 1];
  const share = Math.min(1, Math.max(0, count / openings));
  const weight = Z ** 2 / openings;
  const middle = share + weight / 2;
  const spread = Z * Math.sqrt((share * (1 - share)) / openings + Z ** 2 / (4 * openings ** 2));
  const low = share === 0 ? 0 : (middle - spread) / (1 + weight);
  const high = share === 1 ? 1 : (middle + spread) / (1 + weight);
  return [Math.max(0, low), Math.min(1, high)];
}
