/** 97.5% quantile of the normal distribution, for a 95% interval. */
const Z = 1.959_963_984_540_054;

/**
 * 95% Wilson interval (0 to 1) of a share observed `count` times in `openings`. Remains valid for rare events
 * and few openings; without openings it is [0, 1].
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
