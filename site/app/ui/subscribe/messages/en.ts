export const messages = {
  subscribe: "Subscribe",
  title: "Subscribe to a calendar",
  lead: "Your calendar program shows every window of the 400 days after the almanac’s last update, and fetches them again by itself: most once a day, Google Calendar sometimes after two days. Windows never change, so that does no harm.",
  plain: "Calendar without alarms",
  withAlarms: "Calendar with alarms",
  alarmsNote:
    "Alarms ring ten minutes before each window. With alarms a calendar reaches 100 days, that of several together 21. Some programs, Google Calendar among them, drop the alarms of subscribed calendars.",
  collectionNote:
    "Google Calendar takes files up to 1 MB. A calendar of several together is larger without alarms: there, choose the one with alarms.",
};

export type SubscribeMessages = typeof messages;
