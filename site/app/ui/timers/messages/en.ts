export const messages = {
  killed: "Killed just now",
  killedAt: (time: string) => `Killed at ${time}`,
  backIn: (duration: string, time: string) => `may return in ${duration}, at ${time}`,
  mayBeBack: (time: string) => `may be back since ${time}`,
  undo: "Take the timer back",
  copy: "Copy for chat",
  copied: "Copied.",
  copyFailed: "The browser did not allow copying.",
  line: (name: string, killed: string, back: string) => `${name}: down ${killed}, back from ${back}`,
  started: (name: string) => `Timer started: ${name}.`,
};

export type TimerMessages = typeof messages;
