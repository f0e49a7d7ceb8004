export { forgetTimers, noTimers, timers } from "./boards.ts";
export { useClockNames } from "./clock-names.ts";
export { fromBase64Url, toBase64Url } from "./live/base64url.ts";
export type { LiveEnvironment, Stream } from "./live/client.ts";
export { browserEnvironment } from "./live/environment.ts";
export { relays } from "./live/relays.ts";
export { RespawnTimer } from "./RespawnTimer.tsx";
export { timedReturns } from "./schedule.ts";
export { boardPath, zoneOfSlug } from "./zone-slugs.ts";
