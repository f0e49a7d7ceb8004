export const messages = {
  appeared: "Just spawned",
  killed: "Just killed",
  appearedAt: (time: string) => `Spawned at ${time}`,
  upAt: (time: string) => `Up at ${time}`,
  killedAt: (killed: string, appeared: string) => `Killed at ${killed}, so it spawned at about ${appeared}`,
  backIn: (duration: string, time: string) => `can respawn in ${duration}, at ${time}`,
  mayBeBack: (time: string) => `may have been up since ${time}`,
  undo: "Undo timer",
  alarm: "Alarm",
  copy: "Copy for chat",
  copied: "Copied.",
  copyFailed: "Your browser blocked copying.",
  line: (name: string, appeared: string, back: string) =>
    `${name}: spawned ${appeared}, respawns from ${back}`,
  lineAssumed: (name: string, appeared: string, back: string) =>
    `${name}: spawned about ${appeared}, respawns from about ${back}`,
  started: (name: string) => `Timer started: ${name}.`,
};

export type TimerMessages = typeof messages;
