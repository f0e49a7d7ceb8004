export const messages = {
  subscribe: "Subscribe",
  title: "Subscribe to a calendar",
  lead: "Your calendar program shows every window of the 90 days after the almanac’s last update, and fetches them again automatically: most once a day, Google Calendar sometimes after two days. Windows never change, so that does no harm.",
  plain: "Calendar without alarms",
  withAlarms: "Calendar with alarms",
  alarmsNote:
    "Alarms ring ten minutes before each window. A calendar with alarms covers the next 5 days, a combined one 2. Some programs, Google Calendar among them, drop the alarms of subscribed calendars.",
  collectionNote:
    "Google Calendar takes files up to 1 MB. A combined calendar without alarms can be larger: use the one with alarms instead.",
};

export type SubscribeMessages = typeof messages;
