export const messages = {
  goLive: "Go live",
  leave: "Leave",
  join: "Join live board",
  readerLink: "Copy reader link",
  editorLink: "Copy editor link",
  readerCopied: "Reader link copied. Anyone with it can see the board but not change it.",
  editorCopied: "Editor link copied. Anyone with it can change the board, so share it only with your party.",
  copyFailed: "Your browser blocked copying.",
  keep: "Keep this live board in this browser",
  states: {
    joining: "Catching up",
    live: "Live",
    alone: "Offline: the relay cannot be reached",
    disturbed: "Disrupted: someone is flooding this board",
  },
  readOnly: "Read-only: what you log stays in this browser.",
  here: (count: number) => `${count} here`,
  aloneHint:
    "Your changes are safe in this browser and will be sent when the relay is back. Board links still work.",
  disturbedHint: "Your changes are safe. Go live on a new board and share its links.",
  ahead: "Some entries are ahead of your clock. Check the time on your device and on theirs.",
  left: "You left the live board. Everything seen so far stays here.",
  joinTitle: "Live board",
  joinLead: "Everyone with its link sees the same timers at once.",
  readerLead: "This link lets you read it.",
  editorLead: "This link lets you read and change it.",
  privacyTitle: "What the relay sees",
  privacy: [
    "The board is encrypted in your browser. Its key is only in the links and is never sent to the relay.",
    "The relay sees your IP address, when you send, and sizes in steps of 256 bytes. It keeps the encrypted board for four hours after the last entry and does not log addresses.",
    "It could withhold or delay entries, but it cannot read or change them.",
    "“Leave” disconnects you. Once everyone has left, the relay drops the board within four hours.",
  ],
  cancel: "Cancel",
  close: "Close",
  noRelay: "This site has no relay, so live boards cannot be opened here. Ask for a board link instead.",
  noCode: "This live link is incomplete. Ask for it again.",
  cannotSeal:
    "This browser is too old for live boards (no Ed25519). Use Chrome 137, Firefox 129, Safari 17 or newer. Board links still work here.",
  failed: "The board could not go live. Nothing was changed; try again.",
};

export type LiveMessages = typeof messages;
