export { mapPath } from "./map-path.ts";
export { PinButton } from "./pins/PinButton.tsx";
export { Thumbnail } from "./thumbnail/Thumbnail.tsx";
export { ThumbnailChart } from "./thumbnail/ThumbnailChart.tsx";
