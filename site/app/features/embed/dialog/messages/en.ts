export const messages = {
  embed: "Embed",
  title: "Embed on another page",
  lead: "A frame for your own site or stream. It stores nothing and contacts only this almanac.",
  theme: "Theme",
  themes: { auto: "System", light: "Light", dark: "Dark" },
  ground: "Background",
  grounds: { paper: "Solid", none: "Transparent" },
  size: "Size",
  sizes: { bar: "Bar, 1920 × 80", corner: "Corner, 360 × 200", free: "Free" },
  width: "Width in pixels",
  height: "Height in pixels",
  preview: "Preview",
  code: "Embed code",
  alone: "Open on its own",
  close: "Close",
  clock: "Clock",
};

export type EmbedMessages = typeof messages;
