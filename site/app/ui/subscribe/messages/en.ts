export const messages = {
  subscribe: "Subscribe",
  title: "Subscribe to a calendar",
  lead: "Your calendar program shows the windows and fetches them again by itself: most once a day, Google Calendar sometimes after two days. Windows never change, so that does no harm.",
  plain: "Calendar without alarms",
  withAlarms: "Calendar with alarms",
  alarmsNote:
    "Alarms ring ten minutes before each window. Some programs, Google Calendar among them, drop the alarms of subscribed calendars.",
};

export type SubscribeMessages = typeof messages;
