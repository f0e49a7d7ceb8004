import * as L from "leaflet";

/** Where a point of the plane stands in the map pane when the map shows `center` at `zoom` (also in the middle of an animation). */
export function panePoint(map: L.Map, point: L.LatLng, zoom: number, center: L.LatLng): L.Point {
  const pane = L.DomUtil.getPosition(map.getPane("mapPane") ?? map.getContainer());
  const half = map.getSize().divideBy(2);
  const origin = map.project(center, zoom).subtract(half).add(pane).round();
  return map.project(point, zoom).subtract(origin);
}

type Follower = Readonly<{
  /** Stretches what was drawn last, cheaply: once a frame while the zoom runs. */
  stretch: (center: L.LatLng, zoom: number) => void;
  /** Draws anew: the zoom stands. */
  settle: () => void;
}>;

/** Keeps something drawn by us in step with Leaflet's zoom, its animation and the pinch of two fingers. Returns what stops it. */
export function follow(map: L.Map, { stretch, settle }: Follower): () => void {
  const animate = (event: L.ZoomAnimEvent) => stretch(event.center, event.zoom);
  const pinch = () => stretch(map.getCenter(), map.getZoom());
  map.on("zoomanim", animate);
  map.on("zoom", pinch);
  map.on("zoomend viewreset", settle);
  return () => {
    map.off("zoomanim", animate);
    map.off("zoom", pinch);
    map.off("zoomend viewreset", settle);
  };
}
