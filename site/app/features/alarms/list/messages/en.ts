const head = {
  title: "Alarms",
  description:
    "Alarms for notorious monsters and farms: one ring a few minutes before, one at the start, and a calendar file for when the browser is closed.",
};

export const messages = {
  head,
  title: "Alarms",
  eyebrow: "Never miss a window",
  lead: "An alarm rings up to twice: as many minutes ahead as you choose, and at the start.",
  mute: "Ring mode",
  muteOn: "Normal",
  muteSilent: "Silent",
  muteOff: "Off",
  list: "Your alarms",
  none: "No alarms yet. Open a forecast and press Alarm.",
  toForecast: "Open the forecast",
  add: "Set an alarm for",
  addButton: "Set alarm",
  next: "Next ring",
  savedSearch: "saved search",
  noneAhead: "No windows in the next 14 days.",
  ringAt: (day: string, time: string) => `${day}, ${time}`,
  inTime: (duration: string) => `in ${duration}`,
  earlyKind: "first ring",
  startKind: "start",
  neither: "Both rings are off.",
  remove: (name: string) => `Remove the alarm: ${name}`,
  unknown: (id: string) => `The almanac no longer has a forecast called “${id}”.`,
  test: "Try the chime",
  testFailed: "Your browser is muting this page. Check that the tab is not muted and the volume is up.",
  groupSeveral: "Groups",
  groupSingle: "Single spawns",
  watches: (count: number) => `${count} spawns in one alarm`,
  timers: "Timers for kills, bunnies and pots also ring:",
  timersLink: "see how",
  promiseTitle: "What a browser can promise",
  promise: [
    "Alarms ring while the almanac is open in any tab, even in the background. With several tabs open, each alarm still rings only once.",
    "Browsers slow down background tabs, so a ring can be up to a minute late. A suspended page rings when it resumes and tells you how late it is.",
    "If the browser is closed, or your phone has put it to sleep, nothing rings. A site would need a server to change that, and the almanac has none.",
    "The safe option is the calendar file below: your calendar reminds you on every device it syncs to.",
  ],
  calendar: "Calendar file",
  calendarLead:
    "Every window of your alarms in the next 14 days, with reminders, as a file to import. It does not update itself, because the almanac has no server: save and import it again within two weeks. Most calendars replace windows they already have instead of duplicating them. Some use their own reminders instead of the file’s.",
  calendarButton: "Save calendar file",
  calendarName: "Foray Almanac alarms",
  saved: "Calendar file saved.",
};

export type AlarmPageMessages = typeof messages;
