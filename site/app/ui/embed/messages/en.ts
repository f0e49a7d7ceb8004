export const messages = {
  embed: "Embed",
  title: "Embed on another page",
  lead: "A frame for your own site or stream. It stores nothing and contacts only this almanac.",
  theme: "Theme",
  themes: { auto: "System", light: "Light", dark: "Dark" },
  ground: "Background",
  grounds: { paper: "Solid", none: "Transparent" },
  code: "Embed code",
  alone: "Open on its own",
  close: "Close",
  clock: "Clock",
};

export type EmbedMessages = typeof messages;
