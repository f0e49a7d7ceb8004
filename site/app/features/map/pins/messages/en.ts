export const messages = {
  pin: "Pin this page to Home",
  unpin: "Unpin this page",
  pinned: "Pinned to Home",
  unpinned: "Unpinned",
};

export type PinMessages = typeof messages;
