/** Words of the quiet notes, which come once the page answers. */
export const messages = {
  storageTrouble: "Your browser keeps nothing for this site: settings last until you close it.",
  clockBeyond:
    "This device’s clock stands at a date for which no weather can be computed. Set it, and every time here will be right.",
  clockOff: (by: string, fast: boolean) =>
    fast
      ? `This device's clock is ${by} fast. All times here are off by that much.`
      : `This device's clock is ${by} slow. All times here are off by that much.`,
  newVersion: "A new version is here. It opens with the next page you go to.",
  dismiss: "Dismiss",
};

export type NoteMessages = typeof messages;
