/** URLs have the negated y coordinate. */
export function mapPoint(map: string, x: number, y: number): string {
  return `/map/${map}?x=${x}&y=${-y}&zoom=4`;
}

/** Shows the marker's layer and opens its popup. */
export function markerAddress(map: string, layer: string, marker: string): string {
  return `/map/${map}?poi=${marker}&layers=${layer}`;
}
