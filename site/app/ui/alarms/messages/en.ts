export const messages = {
  set: "Alarm",
  on: "Alarm on",
  title: (name: string) => `Alarm: ${name}`,
  early: "First ring",
  earlyNone: "none",
  earlyMinutes: (minutes: number) => (minutes === 1 ? "1 minute early" : `${minutes} minutes early`),
  start: "Ring at the start",
  remove: "Remove the alarm",
  removed: "Alarm removed.",
  done: "Done",
  close: "Close",
  all: "All alarms",
  added: (name: string) => `Alarm set: ${name}.`,
  promise:
    "It rings while the almanac is open in a tab, this one or another. A closed browser rings nothing: for that, take the calendar file of your alarms.",
  allowed: "Notifications are allowed.",
  deniedShort: "Notifications are blocked",
  denied:
    "This browser refuses the almanac notifications. Alarms still show in the open page and chime; allow notifications in the browser’s site settings to see them elsewhere.",
  unsupportedShort: "No notifications in this browser",
  unsupported:
    "This browser has no notifications for web pages. Alarms still show in the open page and chime.",
  ask: "Allow notifications",
  ringEarly: (duration: string, time: string) => `in ${duration}, at ${time}`,
  ringStart: (time: string) => `now, until ${time}`,
  ringLate: (duration: string, time: string) =>
    `since ${time}. This ring is ${duration} late: the page was asleep or closed.`,
  ringOver: (duration: string, time: string) =>
    `was at ${time} and is over. This ring is ${duration} late: the page was asleep or closed.`,
  dismiss: "Dismiss",
  open: "Open the forecast",
  openTimers: "Open the timers",
  timerEarly: {
    monster: (duration: string, time: string) => `may return in ${duration}, at ${time}`,
    bunny: (duration: string, time: string) => `may be back in ${duration}, from ${time}`,
    pot: (duration: string, time: string) => `begins in ${duration}, at ${time}`,
    encounter: (duration: string, time: string) => `may come again in ${duration}, at ${time}`,
    tower: (duration: string, time: string) => `registration may open in ${duration}, at ${time}`,
  },
  timerDue: {
    monster: "may be back now",
    bunny: (latest: string) => `may be back now, at the latest at ${latest}`,
    pot: "begins now",
    encounter: (latest: string) => `may be summoned now; of itself from ${latest}`,
    tower: "registration may open now",
  },
  timerLate: {
    monster: (duration: string, time: string) =>
      `may be back since ${time}. This ring is ${duration} late: the page was asleep or closed.`,
    bunny: (duration: string, time: string) =>
      `may be back since ${time}. This ring is ${duration} late: the page was asleep or closed.`,
    pot: (duration: string, time: string) =>
      `began at ${time}. This ring is ${duration} late: the page was asleep or closed.`,
    encounter: (duration: string, time: string) =>
      `may come again since ${time}. This ring is ${duration} late: the page was asleep or closed.`,
    tower: (duration: string, time: string) =>
      `registration may be open since ${time}. This ring is ${duration} late: the page was asleep or closed.`,
  },
  rings: "Alarms",
};

export type AlarmMessages = typeof messages;
