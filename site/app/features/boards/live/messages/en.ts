export const messages = {
  goLive: "Go live",
  leave: "Leave",
  join: "Join live board",
  readerLink: "Copy reader link",
  editorLink: "Copy editor link",
  readerCopied: "Reader link copied. Who has it sees the board and cannot change it.",
  editorCopied: "Editor link copied. Who has it can change the board: give it to your party only.",
  copyFailed: "The browser did not allow copying.",
  keep: "Keep this live board in this browser",
  states: {
    joining: "Catching up",
    live: "Live",
    alone: "Alone: the relay cannot be reached",
    disturbed: "Disturbed: somebody floods this board",
  },
  readOnly: "You are reading: what you note stays in this browser.",
  here: (count: number) => `${count} here`,
  aloneHint:
    "Your notes are safe in this browser and are sent when the relay is back. Board links work as before.",
  disturbedHint: "Your notes are safe. Go live on a new board and give out its links.",
  ahead: "Some notes are ahead of your clock. Check the time on your device and on theirs.",
  left: "You left the live board. Everything seen so far stays here.",
  joinTitle: "A live board",
  joinLead: "Everyone who has its link sees the same timers at once.",
  readerLead: "This link lets you read it.",
  editorLead: "This link lets you read and change it.",
  privacyTitle: "What the relay sees",
  privacy: [
    "The board is encrypted in your browser. Its key is in the links only, never sent to the relay.",
    "The relay sees your IP address, when you send, and sizes in steps of 256 bytes. It keeps the sealed board for four hours after the last note, and writes no log of addresses.",
    "It could withhold or delay notes; it cannot read or change them.",
    "Leave ends it for you. Once everyone has left, the board is gone from the relay after four hours at the latest.",
  ],
  cancel: "Cancel",
  close: "Close",
  noRelay: "This site has no relay, so live boards cannot be opened here. Ask for a board link instead.",
  noCode: "This live link was cut off. Ask for it again.",
  cannotSeal:
    "This browser cannot sign boards (it lacks Ed25519): Chrome 137, Firefox 129 or Safari 17 can. Board links work here as before.",
  failed: "The board could not go live. Nothing was changed; try again.",
};

export type LiveMessages = typeof messages;
