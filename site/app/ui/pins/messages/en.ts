export const messages = {
  pin: "Pin this page to the front page",
  unpin: "Take the pin off this page",
  pinned: "Pinned to the front page",
  unpinned: "The pin is off",
};

export type PinMessages = typeof messages;
