/** Region whose prices are shown until a player picks another. */
export const defaultRegionId = "north-america";
