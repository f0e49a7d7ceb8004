export const messages = {
  toggle: "Only when I can play",
  edit: "My hours",
  title: "When I can play",
  lead: "Hours of your week, by your own clock. A window counts when at least five minutes of it fall inside. Kept in this browser only.",
  days: "Days",
  from: "From",
  to: "To",
  nextDay: "ends the next day",
  add: "Add hours",
  remove: (range: string) => `Remove ${range}`,
  usual: "Evenings and weekends",
  none: "No hours are set, so nothing is left out.",
  noDay: "Choose at least one day.",
  close: "Close",
  done: "Done",
};

export type PlayTimesMessages = typeof messages;
