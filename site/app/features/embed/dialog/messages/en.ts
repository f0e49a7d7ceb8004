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
  source: "Address for a browser source (OBS)",
  sourceHow: (size: string) => [
    `Add it as a browser source of ${size} pixels.`,
    "“Interact” on the source: click or Space starts and stops the clock, Enter sets it to the cast that is starting, ← and → move it by a second.",
    "A pull clock open in the same browser, such as a browser dock of OBS, moves the clock for you.",
    "“&start=” with a time in Unix milliseconds starts it at that moment; “&role=tank” (healer, melee, ranged, caster) shows what that role does.",
  ],
  stream: "Stream overlay",
  code: "Embed code",
  alone: "Open on its own",
  close: "Close",
  clock: "Clock",
};

export type EmbedMessages = typeof messages;
