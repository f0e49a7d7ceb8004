export const messages = {
  set: "Alarm",
  on: "Alarm on",
  title: (name: string) => `Alarm: ${name}`,
  early: "First ring",
  earlyNone: "none",
  earlyMinutes: (minutes: number) => (minutes === 1 ? "1 minute before" : `${minutes} minutes before`),
  start: "Ring at the start",
  remove: "Remove the alarm",
  removed: "Alarm removed.",
  done: "Done",
  close: "Close",
  all: "All alarms",
  added: (name: string) => `Alarm set: ${name}.`,
  promise:
    "It rings while the almanac is open in any tab. When the browser is closed nothing rings; use the calendar file on the Alarms page for that.",
  allowed: "Notifications are allowed.",
  deniedShort: "Notifications are blocked",
  denied:
    "Notifications are blocked for this site. Alarms still appear and chime on the open page; allow notifications in your browser’s site settings to see them elsewhere.",
  unsupportedShort: "No notifications in this browser",
  unsupported: "This browser does not support notifications. Alarms still appear and chime on the open page.",
  homeScreenShort: "Notifications need the Home Screen",
  homeScreen:
    "On iPhone and iPad, only sites on the Home Screen can send notifications. Tap Share, then Add to Home Screen, open the almanac from there and allow notifications. Until then, alarms appear and chime on the open page.",
  ask: "Allow notifications",
  ringEarly: (duration: string, time: string) => `in ${duration}, at ${time}`,
  ringStart: (time: string) => `now, until ${time}`,
  ringLate: (duration: string, time: string) =>
    `up since ${time}. This ring is ${duration} late: the page was suspended or closed.`,
  ringOver: (duration: string, time: string) =>
    `started at ${time} and is over. This ring is ${duration} late: the page was suspended or closed.`,
  ringRow: (name: string, time: string, zone: string) => `${time} ${name}, ${zone}`,
  dismiss: "Dismiss",
  open: "Open the forecast",
  openTimers: "Open the timers",
  timerEarly: {
    monster: (duration: string, time: string) => `can respawn in ${duration}, at ${time}`,
    bunny: (duration: string, time: string) => `can respawn in ${duration}, from ${time}`,
    pot: (duration: string, time: string) => `starts in ${duration}, at ${time}`,
    encounter: (duration: string, time: string) => `can be triggered again in ${duration}, at ${time}`,
    tower: (duration: string, time: string) => `registration can open in ${duration}, at ${time}`,
  },
  timerDue: {
    monster: "may be up now",
    bunny: (latest: string) => `may be up now; up by ${latest} at the latest`,
    pot: "starting now",
    encounter: (latest: string) => `can be triggered now; spawns on its own from ${latest}`,
    tower: "registration can open now",
  },
  timerLate: {
    monster: (duration: string, time: string) =>
      `may have been up since ${time}. This ring is ${duration} late: the page was suspended or closed.`,
    bunny: (duration: string, time: string) =>
      `may have been up since ${time}. This ring is ${duration} late: the page was suspended or closed.`,
    pot: (duration: string, time: string) =>
      `started at ${time}. This ring is ${duration} late: the page was suspended or closed.`,
    encounter: (duration: string, time: string) =>
      `could have been triggered since ${time}. This ring is ${duration} late: the page was suspended or closed.`,
    tower: (duration: string, time: string) =>
      `registration may have been open since ${time}. This ring is ${duration} late: the page was suspended or closed.`,
  },
  rings: "Alarms",
};

export type AlarmMessages = typeof messages;
