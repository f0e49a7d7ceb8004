export const messages = {
  copy: "Copy",
  copied: "Copied.",
  copyFailed: "Your browser blocked copying. Select the code and copy it.",
};

export type CodeMessages = typeof messages;
