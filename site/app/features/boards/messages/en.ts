export const messages = {
  killed: "Just killed",
  killedAt: (time: string) => `Killed at ${time}`,
  backIn: (duration: string, time: string) => `can respawn in ${duration}, at ${time}`,
  mayBeBack: (time: string) => `may have been up since ${time}`,
  undo: "Undo timer",
  copy: "Copy for chat",
  copied: "Copied.",
  copyFailed: "Your browser blocked copying.",
  line: (name: string, killed: string, back: string) => `${name}: down ${killed}, respawns from ${back}`,
  started: (name: string) => `Timer started: ${name}.`,
};

export type TimerMessages = typeof messages;
