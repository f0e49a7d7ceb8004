export const messages = {
  subscribe: "Subscribe",
  title: "Subscribe to a calendar",
  lead: "Your calendar app shows every window in the 90 days after the almanac’s last update and refreshes automatically: most apps once a day, Google Calendar sometimes only every two days. Windows never change, so a late refresh does no harm.",
  plain: "Calendar without alarms",
  withAlarms: "Calendar with alarms",
  alarmsNote:
    "Alarms ring ten minutes before each window. A calendar with alarms covers the next 5 days; a combined calendar with alarms covers the next 2. Some apps, Google Calendar among them, drop the alarms of subscribed calendars.",
  collectionNote:
    "Google Calendar takes files up to 1 MB. A combined calendar without alarms can be larger: use the one with alarms instead.",
};

export type SubscribeMessages = typeof messages;
