/** Part of Hydatos in the picture, in hundredths of a map unit: left, top, width, height. */
export const MORBOLS_VIEW = [100, 590, 4020, 2680] as const;
