import { browserEnvironment } from "../../boards/live/environment.ts";
import { getBytes, type RunEnvironment, sendBytes } from "./environment.ts";

/** The browser's own environment of a live run. */
export const runEnvironment: RunEnvironment = { ...browserEnvironment, send: sendBytes, get: getBytes };
