import { browserAround } from "../../boards/live/surroundings.ts";
import { getBytes, type RunAround, sendBytes } from "./around.ts";

/** The browser's own surroundings of a live run. */
export const runAround: RunAround = { ...browserAround, send: sendBytes, get: getBytes };
