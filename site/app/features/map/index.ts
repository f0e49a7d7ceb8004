export { stageOf } from "./engine/start.ts";
export { readMask } from "./lettering/land-mask.ts";
export { mapPath } from "./map-path.ts";
export { MarkerTiles } from "./markers/marker-tiles.ts";
export { readShapes } from "./markers/medallions.ts";
export { emptyScene, type Scene } from "./markers/scene.ts";
export { PinButton } from "./pins/PinButton.tsx";
export { Still } from "./still-chart/Still.tsx";
export { StillChart } from "./still-chart/StillChart.tsx";
