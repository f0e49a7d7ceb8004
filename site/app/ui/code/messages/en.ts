export const messages = {
  copy: "Copy",
  copied: "Copied.",
  copyFailed: "The browser did not allow copying.",
};

export type CodeMessages = typeof messages;
