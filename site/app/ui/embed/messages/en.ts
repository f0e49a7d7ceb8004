export const messages = {
  embed: "Embed",
  title: "Put it on another page",
  lead: "A frame for your own site or a stream: it keeps nothing, and asks nobody but this almanac.",
  theme: "Theme",
  themes: { auto: "As the device", light: "Day", dark: "Night" },
  ground: "Background",
  grounds: { paper: "Paper", none: "Transparent" },
  code: "Code to paste",
  alone: "Look at it alone",
  close: "Close",
  clock: "Clock",
};

export type EmbedMessages = typeof messages;
