export const messages = {
  title: "If the host asks you",
  note: (host: string) =>
    `Most carry the list as it stands. ${host} asks one member of the role to change it, so that the party has these once. Agree in the party who does.`,
  brings: (names: string) => `You bring ${names}`,
  putIn: "Put in",
  takeOut: "Take out",
  weight: (weight: number, capacity: number) => `Main then weighs ${weight} of ${capacity}.`,
  over: (weight: number, capacity: number) =>
    `Main then weighs ${weight} of ${capacity}: take something else out as well.`,
  lacking: (names: string) => `Not in the bag, so it cannot be taken out: ${names}.`,
  apply: (names: string) => `Change the bag: ${names}`,
  applyShort: "Change the bag",
  applied: "In the bag",
  done: (names: string) => `Main changed for ${names}. Undo takes it back.`,
};

export type AskedMessages = typeof messages;
