export const messages = {
  awake: {
    held: "Screen stays on",
    lost: "Screen may turn off: open this tab",
    none: "Screen may turn off",
  },
  callsOn: "Calls on",
  callsOff: "Calls off",
  callsSettings: "Call options",
  callsTest: "Test the voice",
  callsTone: "This device has no English voice, so a tone plays instead.",
  testLine: "Calls are on.",
  popOut: "Pop out",
  popIn: "Close the window",
  popNone: "This browser cannot open a window over the game.",
  before: "Call this far ahead",
  beforeOf: { 120: "2 minutes", 10: "10 seconds" },
  soon: { 120: (name: string) => `${name} in 2 minutes.`, 10: (name: string) => `${name} in 10 seconds.` },
};

export type OverGameMessages = typeof messages;
