import type { HolsterReason } from "@foray/fieldops/holster/reasons";

const why: Readonly<Record<HolsterReason["reason"], string>> = {
  always: "Always set this one first.",
  banishPhantom: "The Bozjan Phantom takes 25% more damage while this is on it.",
  battery:
    "Adds damage for the first 60\u00a0s of a fight. It is too heavy for everyone to bring, so the others copy it from you with Mimic.",
  beforePull:
    "If the roster names you for it, cast it on everyone before the pull, then set Lost Cure IV in its place.",
  boxEveryone: "Cast it on everyone at the Lost Finds Cache before the start.",
  boxNorth: "Cast it on everyone on the north pad at the Lost Finds Cache.",
  bravery:
    "Use it every 60\u00a0s: with Pure Essence of the Elder, your party deals 10% more damage. It also heals the party.",
  bursts:
    "Use it at the pull and in every two-minute burst. If the party has two, one starts 60\u00a0s later.",
  copy: "Target the player who brings Lost Excellence and use this to copy their actions.",
  cureSpare: "In case the party’s other caster with this action is KO’d.",
  damage: "Damage is your main task here, and this adds to it.",
  dispelGuard: "Removes a buff that one of the Queen’s Guard gives itself in the first phase.",
  dispelLate: "Set it from Stygimoloch Lord on: there and at the Queen, something has to be dispelled.",
  enrage: "For the Queen’s enrage, after the main tank has used both of theirs.",
  everyPull: "Needed for every pull. Without it you may be asked to leave.",
  firstTime: "One of three to choose from: the easiest on your first runs.",
  guard: "Set it for the Queen’s Guard: it lets the party deal damage during one mechanic.",
  guardAlone:
    "Only if you are the one healer of your party: for the Queen’s Guard you then need both this and Lost Spellforge.",
  mana: "Lost Font of Magic uses up your MP. Only black mages can go without ether kits.",
  mostDamage:
    "One of three to choose from: more damage, and best for black mages. Other jobs need ether kits with it.",
  mpRegen:
    "Restores MP over time. Use it on the party member who asks for it: casters, profane white mages, the duelist.",
  oneTarget:
    "Only one can be on an enemy at a time, so only one player brings it. It suits black mages best.",
  orbs: "Reflects the orbs at the Queen to make a safe spot. A spare for the Queen’s Guard if a healer misses an orb.",
  pullAndBursts: "Use it at the pull and in every two-minute burst.",
  raidwides: "Protects the party when Trinity Avowed and the Queen hit the whole raid.",
  raise: "Raising is your main task. Go to the KO’d player and jump, so no other healer raises them too.",
  raiseAfter: "Raises players after each fight. During a fight, use it on other healers only.",
  redMage: "A choice for red mages: their burst mixes physical and magic damage.",
  reflectOnCall:
    "Set it in place of Lost Spellforge when the raid lead says so at the Queen’s Guard. Keep it for Stygimoloch Lord and the Queen.",
  rendSpare:
    "A spare if a player who brings it is KO’d, and for the start of the Queen’s Guard, when four bosses need it.",
  rendTurns:
    "Enemies take 10% more damage for 30\u00a0s. Two players take turns, each every 60\u00a0s; the second starts 30\u00a0s later.",
  secondChoice:
    "Set this or the other of Lost Font of Power and Lost Dervish, depending on whether your party has another physical ranged player.",
  spareRaise: "Raises a player if the raid runs low on Lost Arise.",
  traps: "Finds traps, for example after the Bozjan Phantom.",
};

export const messages = {
  why,
  note: (host: string) => `Next to each action: why ${host} brings it, in our own words.`,
  quota: {
    party: (least: number, most: number) =>
      least === most ? `${most} per party` : `${least}–${most} per party`,
    raid: (least: number, most: number) =>
      least === most ? `${most} per raid` : `${least}–${most} per raid`,
  },
};

export type ReasonMessages = typeof messages;
