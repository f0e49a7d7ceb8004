/** Where the alarms stand in the browser's storage. Apart from the rest, so that the shell can look without loading it. */
export const ALARMS_KEY = "alarms";
/** Event on `window` when this tab has changed them. */
export const ALARMS_CHANGED = "alarms-changed";
