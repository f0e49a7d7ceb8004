export { mapPath } from "./map-path.ts";
export { PinButton } from "./pins/PinButton.tsx";
export { Still } from "./still-chart/Still.tsx";
export { StillChart } from "./still-chart/StillChart.tsx";
