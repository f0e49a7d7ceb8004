import type { SkyOperation } from "../wishes.ts";

const operations: Readonly<Record<SkyOperation, string>> = {
  eureka: "Eureka",
  bozja: "Bozja",
  occult: "Occult Crescent",
};

const head = {
  title: "Tonight: a plan for your evening",
  description:
    "Your hours and wishlist as one plan: which notorious monsters and farms fit, and when to leave for the next one, with alarms, a calendar file and a Discord post.",
};

export const messages = {
  head,
  title: "Tonight",
  lead: "See which windows fit your hours, in which order, and when to leave for the next one.",
  operations,
  comesIn: (name: string) => `${name} in`,
  upNow: (name: string) => `${name}: up now, stay for`,
  stops: (count: number) => (count === 1 ? "1 stop" : `${count} stops`),
  summary: (stops: string, range: string, way: string) => `${stops}, ${range}, ${way} on the way.`,
  wishCount: (count: number) => (count === 0 ? "wishlist empty" : `wishlist: ${count}`),
  change: "Change hours and wishlist",
  evening: "Evening",
  from: "From",
  to: "To",
  hoursHint: (day: string) => `Saved for every ${day}, and used by “Only when I can play”.`,
  operationsLegend: "Operations",
  wishes: "Wishlist",
  noWishes:
    "While your wishlist is empty, the plan uses the fragment farms and the five NMs players gather for.",
  wish: "Spawn or farm",
  addWish: "Add to wishlist",
  removeWish: (name: string) => `Remove from wishlist: ${name}`,
  monsters: "Notorious monsters",
  farms: "Lockboxes and logograms",
  fragments: "Fragments",
  enemies: "Weather enemies",
  unmet: "On your wishlist, without a stop",
  notUp: (name: string, range: string) => `${name} is not up ${range}.`,
  noRoom: (name: string, range: string) =>
    `${name} is up ${range}, but too briefly or while you are at another stop.`,
  nearest: (windows: string) => `Nearest windows: ${windows}.`,
  notUpSoon: "It has no window in the next 14 days.",
  startAt: (time: string) => `Start at ${time}`,
  endAt: (time: string) => `End at ${time}`,
  hoursMoved: (range: string) => `Your evening is now ${range}.`,
  holsterWish: "Fragments for",
  holsterHint:
    "You can also add the fragments a holster is missing: open the holster and press “Add to tonight’s wishlist”.",
  toHolsters: "Holsters",
  lacked: (fragments: number, farms: number) =>
    fragments === 0
      ? "Nothing is missing."
      : `${fragments === 1 ? "1 fragment is missing" : `${fragments} fragments are missing`}; ${farms === 0 ? "none" : farms} of them from weather farms.`,
  travel: "Minutes between stops",
  fill: "Fill free time with other NMs and fragment farms",
  ruler: "The evening by the hour",
  setAlarms: (count: number) =>
    count === 0 ? "Set alarms" : count === 1 ? "Set 1 alarm" : `Set ${count} alarms`,
  setWishAlarms: (count: number) => (count === 1 ? "Set 1 wishlist alarm" : `Set ${count} wishlist alarms`),
  alarmsSet: "Alarms set",
  alarmsGone: "Alarms removed.",
  alarmHint: (minutes: number) => `Alarms ring ${minutes} minutes before each window.`,
  copyDiscord: "Copy for Discord",
  calendar: "Add all to calendar",
  saved: "Calendar file saved.",
  undo: "Undo",
  isWish: "wishlist",
  mayBeUsed: "May be used up",
  caution:
    "Stops marked “May be used up” had the same weather shortly before. Open the mark, check the lowest Time Remaining in the Adventurer List, or ask for a tracker.",
  window: (range: string) => `up ${range}`,
  onMap: (name: string) => `Show on map: ${name}`,
  drop: (name: string) => `Leave out: ${name}`,
  dropped: (name: string) => `${name} left out.`,
  choose: "At the same time: choose one",
  chooseHint: "The rest of the plan follows your choice.",
  taken: (name: string) => `Added to the plan: ${name}.`,
  travelTo: (zone: string) => `Travel to ${zone}.`,
  walk: "Go to the next stop.",
  wait: (time: string) => `Wait until ${time}.`,
  leave: (time: string) => `Leave at ${time}.`,
  boards: "Instance boards",
  boardsLead: "In the zone, log what you see: the board counts down to when it can respawn.",
  nothing: "Nothing on your wishlist is up in these hours.",
  nothingAhead: "Nothing on your wishlist is up in your hours over the next seven days.",
  nextEvening: (day: string) => `Show ${day}`,
};

export type TonightMessages = typeof messages;
