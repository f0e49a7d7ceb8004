/** Pixels of the pictures of the morbols that phones choose from. */
export const MORBOLS_WIDTHS: readonly number[] = [750, 1200, 2000];
