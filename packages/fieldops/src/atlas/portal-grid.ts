/**
 * The six sections into which players divide the portals of Hydatos: dividing lines and the place of each number, map
 * coordinates. From sharedferret/lynn (MIT).
 */
export const portalDividers: readonly (readonly (readonly [number, number])[])[] = [
  [
    [11.0, 14.0],
    [11.0, 19.0],
    [9.0, 21.5],
    [9.0, 30],
  ],
  [
    [17.8, 12.5],
    [17.8, 30.1],
  ],
  [
    [24.1, 14.8],
    [24.1, 31.2],
  ],
  [
    [28.0, 14.6],
    [28.0, 17.0],
    [29.0, 19.0],
    [29.0, 30.7],
  ],
  [
    [34.0, 13.2],
    [34.0, 25.0],
    [32.3, 26.5],
    [32.3, 30.6],
  ],
];

export const portalNumbers: readonly Readonly<{ section: number; x: number; y: number }>[] = [
  { section: 1, x: 7.0, y: 8.0 },
  { section: 2, x: 14.0, y: 8.0 },
  { section: 3, x: 20.5, y: 8.0 },
  { section: 4, x: 25.5, y: 8.0 },
  { section: 5, x: 31.0, y: 8.0 },
  { section: 6, x: 36.5, y: 8.0 },
];
