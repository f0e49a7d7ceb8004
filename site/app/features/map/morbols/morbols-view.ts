/** Left, top, width and height of the picture, in hundredths of a map unit. */
export const MORBOLS_VIEW = [100, 590, 4020, 2680] as const;
