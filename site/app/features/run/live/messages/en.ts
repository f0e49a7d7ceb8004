import type { CheckInKind } from "@foray/fieldops/runs/live/fields";
import type { FormStatus } from "@foray/fieldops/runs/live/sign-up";

export const messages = {
  // The host
  take: "Take sign-ups",
  cannotSeal:
    "This browser is too old to take sign-ups. Use Chrome 137, Firefox 130, Safari 17 or newer, or paste a list instead.",
  connecting: "Connecting",
  states: {
    joining: "Connecting",
    live: "Live",
    alone: "No connection",
    disturbed: "Disrupted: someone is flooding this board",
  },
  waiting: (count: number) =>
    count === 1
      ? "1 change not sent yet; nothing is lost."
      : `${count} changes not sent yet; nothing is lost.`,
  open: "Sign-ups are open",
  closed: "Sign-ups are closed",
  flooded:
    "The inbox is being flooded, so it is checked once a minute. Close sign-ups or renew all links; sign-ups already received stay.",
  signedUp: (count: number) => `${count} signed up`,
  newOnes: (count: number) => `${count} new`,
  formLink: "Sign-up link",
  copyLink: "Copy link",
  copyDiscord: "Copy for Discord",
  copyShout: "Copy for shout",
  copyFinder: "Copy for Party Finder",
  copied: "Copied.",
  copyFailed: "Your browser blocked copying. Select the link and copy it manually.",
  post: {
    discord: (title: string, duty: string, start: string, link: string) =>
      [`**${title}**${duty === "" ? "" : ` (${duty})`}`, start, `Sign up here, no account needed: <${link}>`]
        .filter((line) => line !== "")
        .join("\n"),
    game: (title: string, link: string) => `${title} – sign up: ${link}`,
  },
  close: "Close sign-ups",
  reopen: "Open sign-ups",
  failed: "The relay did not answer. Nothing was changed; try again.",
  closing: "Sign-ups close",
  closesByHand: "when a host closes them",
  checkInOpens: "Check-in opens",
  before: (minutes: number) =>
    minutes === 0
      ? "at the start"
      : minutes < 120 && minutes !== 60
        ? `${minutes} min before`
        : minutes === 60
          ? "1 hour before"
          : minutes === 1440
            ? "1 day before"
            : `${Math.round(minutes / 60)} hours before`,
  closesAt: (time: string) => `Sign-ups close: ${time}`,
  needsStart: "Set a start time so that sign-ups can close and check-in can open automatically.",
  shareSeats: "Players see their seats",
  shareSeatsHint: "Each player’s sign-up page shows their own seat, live.",
  more: "Hosts, links and privacy",
  yourName: "Your name, as other hosts see it",
  hostsLink: "Copy hosts’ link",
  hostsLinkHint: "Anyone with it can edit everything and read all sign-ups.",
  readerLink: "Copy link for everyone",
  readerLinkHint: "Seats and times, live and read-only.",
  seatLink: "Copy seat link",
  seatOf: "Seat",
  renew: "Renew all links",
  renewHint:
    "Use this if a link got into the wrong hands. The board moves to new links, and the old ones stop working. Send the new hosts’ link to your co-hosts.",
  renewed: "All links are new. The old ones no longer work.",
  deleteAll: "Delete all sign-ups",
  deleteAllHint:
    "Closes sign-ups and immediately deletes everything players have sent, from the relay and from this board. Seats stay. This cannot be undone.",
  deleted: "All sign-ups deleted.",
  notDeleted: (count: number) => `${count} could not be deleted. Try again.`,
  sure: "Yes, do it",
  cancel: "Cancel",
  editing: (names: string) => `Also editing: ${names}`,
  aloneHere: "You are the only host here now.",
  host: "Host",
  holds: (name: string, seat: string) => `${name} is holding ${seat}`,
  moved: "This board has moved to new links. Ask another host for the new hosts’ link.",
  displaced: (name: string, by: string, seat: string) =>
    `${by} was put into ${seat} at the same time as ${name}, who is on the bench now.`,
  undoBenched: (names: string) => `Former seat taken, now on the bench: ${names}`,
  undoKept: "Someone has changed part of this since then, so that part was left unchanged.",
  tooOld: "This link is incomplete. Ask for it again.",
  noRelay: "This site has no relay, so this link cannot be opened here.",

  // The inbox
  inbox: "Inbox",
  empty: "Nobody has signed up yet. Post the link.",
  allDone: "Everyone who signed up is on the board.",
  seat: (seat: string) => `Seat in ${seat}`,
  toBench: "Bench",
  leaveOut: "Leave out",
  freeSeat: "Free the seat",
  update: "Update",
  same: "Same person",
  other: "Someone else",
  changed: "changed their sign-up",
  withdrawn: "withdrew",
  sameName: (name: string) => `${name} is already on the list. The same person?`,
  nameNow: (name: string) => `On the board as ${name}`,
  because: {
    choice: (choice: string, seat: string) => `${seat} is free: ${choice}`,
    job: (job: string, seat: string) => `${seat} needs ${job}`,
    any: (seat: string) => `${seat} is free`,
  },
  owns: "Owns",
  with: (name: string) => `With ${name}`,
  justNow: "just now",
  ago: (duration: string) => `${duration} ago`,

  // Check-in
  checkIn: "Check-in",
  answers: {
    here: "here",
    late: "late",
    no: "not coming",
  } satisfies Record<CheckInKind, string>,
  noAnswer: "no answer",
  lateBy: (minutes: number) => `${minutes} min late`,
  movesUp: (name: string, seat: string) => `${name} could move up to ${seat}.`,
  movesUpWhy: (name: string) => `${name} is not coming. Nobody else moves.`,
  moveUp: "Move up",
  someoneElse: "Someone else",
  nobodyMovesUp: (name: string, seat: string) => `${name} is not coming (${seat}). Nobody on the bench fits.`,
  remind: "Copy reminder",
  reminder: (names: string) => `Please check in: ${names}`,

  // The form
  formTitle: "Sign up",
  formLead: "No account needed. Use the same link to change it later.",
  runBy: (name: string) => `Run by ${name}`,
  countOf: (count: number, seats: number) => `${count} signed up for ${seats} seats`,
  name: "Your character’s name",
  world: "World",
  optional: "optional",
  jobs: "Jobs",
  jobsHint: "Select in order of preference.",
  phantom: "Phantom jobs",
  phantomHint: "the ones you have leveled",
  fromInventory: "from My Things",
  tasks: "I can take",
  coming: "I am coming",
  statuses: {
    in: "On time",
    late: "Late",
    tentative: "Not sure yet",
    bench: "Bench only",
  } satisfies Record<FormStatus, string>,
  times: "When exactly?",
  timesHint: "such as “from 19:20” or “until 21:30”",
  company: "Playing with anyone?",
  note: "Note",
  sendOwned: "Send what I own",
  ownedHint: (count: number) =>
    count === 1 ? "1 kind of item, from My Things" : `${count} kinds of items, from My Things`,
  send: "Sign up",
  sendChange: "Send the change",
  needName: "Enter your name.",
  privacy:
    "Only the hosts can read this. The relay sees your IP address and when you send, and keeps the encrypted sign-up for 14 days.",
  privacyMore: "What is stored where",
  line: "Send this line to the host",
  lineLead: "This site has no relay. Send the host this line: their board can read it.",
  lineOld:
    "This browser is too old to send it encrypted (Chrome 137, Firefox 130, Safari 17 or newer can). Send the host this line: their board can read it.",
  copyLine: "Copy line",
  duty: "Duty",
  badLink: "This sign-up link is incomplete. Ask the host for it again, or send them this line.",

  // What was sent
  sentTitle: "You are signed up",
  seatTitle: "Your seat",
  sent: {
    kept: "Not sent yet. It is saved on this device and will be retried: keep this page open, or come back to it.",
    busy: "The relay is busy. Retrying automatically.",
    sent: "On the relay. Hosts receive it when they open the board.",
    seen: "A host has seen it.",
    closed: "Sign-ups are closed, so this was not accepted. Message the host instead.",
  },
  steps: ["Saved on this device", "On the relay", "Seen by a host"] as readonly string[],
  withdrawnTitle: "You have withdrawn",
  withdrawnNote: "The hosts can see this. You can sign up again with the same link.",
  whatYouSent: "What you sent",
  change: "Change",
  withdraw: "Withdraw",
  again: "Sign up again",
  ownLink: "Copy my link",
  ownLinkHint:
    "With this link you can change or withdraw your sign-up in another browser. Safari forgets this page after a week without a visit.",
  formMoved: "This link is no longer valid. Ask the host for the new one.",
  formClosed: "Sign-ups are closed. Anything already sent is kept.",
  noSeatYet: "This page shows your seat as soon as the hosts share it.",
  calendar: "Add to calendar",

  // A live seat
  passcode: "Passcode",
  imHere: "I’m here",
  late: "Late",
  notComing: "Not coming",
  lateChoice: "How late?",
  minutes: (count: number) => `${count} min`,
  checkInFrom: (time: string) => `Check-in opens ${time}. If you can’t come, say so now.`,
  youSaid: (answer: string) => `You said: ${answer}.`,
  answerSent: "Sent; it shows on the board as soon as a host’s page is open.",
  answerShown: "Shown on the board.",
  onBench: "You are on the bench. If a seat becomes free, this page shows it.",
  asOf: (time: string) => `Live, as of ${time}`,
  asOfAlone: (time: string) => `No connection; as of ${time}`,
  nobodyHosts: "No host has the board open at the moment.",
};

export type SignUpMessages = typeof messages;
