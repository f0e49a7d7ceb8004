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
  denied:
    "This browser refuses the almanac notifications. Alarms still show in the open page and chime; allow notifications in the browser’s site settings to see them elsewhere.",
  unsupported:
    "This browser has no notifications for web pages. Alarms still show in the open page and chime.",
  ask: "Allow notifications",
  ringEarly: (duration: string, time: string) => `in ${duration}, at ${time}`,
  ringStart: (time: string) => `now, until ${time}`,
  ringLate: (duration: string, time: string) =>
    `since ${time}. This ring is ${duration} late: the page was asleep.`,
  ringOver: (duration: string, time: string) =>
    `was at ${time} and is over. This ring is ${duration} late: the page was asleep.`,
  dismiss: "Dismiss",
  open: "Open the forecast",
  rings: "Alarms",
};

export type AlarmMessages = typeof messages;
