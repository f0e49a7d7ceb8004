export { messages as layerMessages } from "./layer-messages/en.ts";
