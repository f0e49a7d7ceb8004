export { forgetTimers, noTimers, timers } from "./boards.ts";
export { useClockNames } from "./clock-names.ts";
export { RespawnTimer } from "./RespawnTimer.tsx";
export { timedReturns } from "./schedule.ts";
