/** Storage keys. A separate module, so that the shell can check them without loading the features. */
export const ALARMS_KEY = "alarms";
export const TIMERS_KEY = "timers";
export const MOMENTS_KEY = "moments";
export const SEARCHES_KEY = "weatherSearches";
/** Event on `window` after this tab has changed any of these. */
export const ALARMS_CHANGED = "alarms-changed";
