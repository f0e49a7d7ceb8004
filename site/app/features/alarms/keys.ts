/** Where alarms and timers are in the browser's storage. Apart from the rest, so that the shell can look without loading it. */
export const ALARMS_KEY = "alarms";
export const TIMERS_KEY = "timers";
export const MOMENTS_KEY = "moments";
export const SEARCHES_KEY = "weatherSearches";
/** Event on `window` when this tab has changed either. */
export const ALARMS_CHANGED = "alarms-changed";
