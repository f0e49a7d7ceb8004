export { AlarmButton } from "./AlarmButton.tsx";
export { saveCalendar } from "./calendars/calendar-file.ts";
export { calendarAddress, publicFile, subscription } from "./calendars/feed-address.ts";
export { subscribeMessages } from "./calendars/messages.ts";
export { default as Subscribe } from "./calendars/Subscribe.tsx";
export { ALARMS_CHANGED, ALARMS_KEY, MOMENTS_KEY, SEARCHES_KEY, TIMERS_KEY } from "./keys.ts";
export { MomentBell } from "./MomentBell.tsx";
export { alarmMessages } from "./messages.ts";
export { type Moment, moments, momentsComing, noMoments, putMoment, removeMoment } from "./moments.ts";
export { NotificationNote } from "./NotificationNote.tsx";
export { askForNotifications, chime, notify, onPressedNotice } from "./notifications.ts";
export { withDayHours } from "./play-times/day-hours.ts";
export { PlayTimesToggle } from "./play-times/PlayTimesToggle.tsx";
export { playableIn, within } from "./play-times/play-filter.ts";
export {
  noPlayTimes,
  type PlayTimes,
  playTimes,
  usePlayFilter,
  usualEvening,
  usualRanges,
} from "./play-times/play-times.ts";
export { type RowMoment, useRowMoment } from "./row-moment.ts";
export { SearchAlarm } from "./SearchAlarm.tsx";
export { SignalFields } from "./SignalFields.tsx";
export {
  type Coming,
  countdownOf,
  dueSignals,
  LATE_MS,
  nextSignal,
  type Signal,
  type Subject,
  signalsOf,
  TOO_LATE_MS,
} from "./schedule.ts";
export {
  canRing,
  MAX_SEARCH_NAME_LENGTH,
  noSearches,
  type OwnHours,
  putSearch,
  queriesOf,
  rangesOf,
  removeSearch,
  ringingSearches,
  type SavedSearch,
  type Sought,
  searches,
} from "./searches.ts";
export {
  type AlarmSettings,
  alarms,
  claims,
  mendFuture,
  noAlarms,
  setTimerSignals,
  USUAL_EARLY,
} from "./settings.ts";
export type { AlarmTarget } from "./targets.ts";
export { WindowBell } from "./WindowBell.tsx";
