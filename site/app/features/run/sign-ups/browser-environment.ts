import { browserEnvironment } from "../../boards/live/environment.ts";
import { getBytes, type RunEnvironment, sendBytes } from "./environment.ts";

export const runEnvironment: RunEnvironment = { ...browserEnvironment, send: sendBytes, get: getBytes };
