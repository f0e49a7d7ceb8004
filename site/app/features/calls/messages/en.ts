export const messages = {
  title: "Spoken calls",
  close: "Close",
  lead: "The device’s own voice says what comes next, in the language of this page. Nothing is sent anywhere, and it works offline.",
  on: "Calls",
  voiceHead: "Voice",
  voice: "Voice",
  rate: "Speed",
  volume: "Volume",
  fightHead: "In a fight",
  whose: "Which casts",
  part: "My part",
  all: "All",
  partHint: "Choose your role on the fight’s page.",
  beforeHit: "Seconds before the hit",
  beforeHitOf: (seconds: string) => `${seconds} s`,
  elsewhere: "Elsewhere",
  subjects: {
    windows: "A window opens",
    timers: "A timer on a board is due",
    tonight: "The next stop of Tonight",
    run: "A step of a run’s evening",
  },
  phone: "Phones stay silent until a button is pressed: test the voice once after opening a page.",
};

export type CallsMessages = typeof messages;
