export const messages = {
  toggle: "Only when I can play",
  edit: "My hours",
  title: "When I can play",
  lead: "Your weekly hours, in your local time. A window counts if at least five minutes of it fall inside them. Saved in this browser only.",
  days: "Days",
  from: "From",
  to: "To",
  nextDay: "ends next day",
  add: "Add hours",
  remove: (range: string) => `Remove ${range}`,
  usual: "Evenings and weekends",
  none: "No hours set, so every window is shown.",
  noDay: "Choose at least one day.",
  close: "Close",
  done: "Done",
};

export type PlayTimesMessages = typeof messages;
