/** How a farm works, a sentence a fact. */
export const messages = {
  mutated: "They must mutate: fight them until the weather changes their element.",
  adapted: "They must adapt: leave them standing until the weather makes them stronger.",
  rate: (least: string, most: string) => `${least} to ${most} of them mutate.`,
  rateLow: "Few of them mutate.",
  chain: (chain: number) => `Drops are best at chain ${chain}.`,
  build: (chain: number) => `Build the chain to ${chain} first.`,
  killAt: (chain: number) => `Kill the sprite as number ${chain}.`,
  boxes: (count: number) => `Chain 30 drops ${count === 1 ? "1 box" : `${count} boxes`}.`,
  extraBox: (name: string) => `${name}: one more box on chain 30.`,
  noExtraBox: (name: string) => `${name}: no extra box on chain 30.`,
  hold: "Keep the last mutated one for the thirtieth kill.",
  holdThese: (names: string) => `Keep for the thirtieth kill: ${names}.`,
  builders: (names: string) => `Chain builders: ${names}.`,
  holder: "A second tank holds it meanwhile.",
  recipe: "A way to the chain",
  kills: (count: number | "all" | "some", names: string, when?: "day" | "night") =>
    `${count === "all" ? "all" : count === "some" ? "some" : count} × ${names}${when === "night" ? " (at night)" : when === "day" ? " (by day)" : ""}`,
  magia: (count: number, element: string) => `${count} ${element}`,
  magiaTitle: "Magia board",
  keeps: "An adapted one stays after the weather has ended.",
  reflect: "Farmed with reflect: its own spells kill it.",
  gearOff: "Take your gear off, so that its spell hits hard enough when it comes back.",
  outside: "Cast reflect from outside its sight, then step in.",
  action: (name: string) => `Action: ${name}.`,
  essence: (name: string) => `Essence: ${name}.`,
  defensive: (count: number) => `${count} magia on defence.`,
  sync: (monster: string, level: number) =>
    `Above your level: enter ${monster} nearby to be synced to ${level}.`,
  syncAny: "Sync to a notorious monster nearby.",
  highChain: "High chains drop more.",
  optional: (name: string, level: number, drops: string) => `${name} (level ${level}) nearby drops ${drops}.`,
  alternative: (monster: string, weather: string) => `Second best: ${monster} in ${weather}.`,
  lethal: (name: string) => `${name} kills with plain attacks.`,
  sprites: "Sprites of the area",
};

export type FarmMessages = typeof messages;
