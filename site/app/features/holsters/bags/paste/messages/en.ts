export const messages = {
  open: "Load a link or preset",
  label: "Holster link or code",
  hint: "You can also paste a preset copied in the BozjaBuddy plugin.",
  load: "Load into bags",
  read: "Bags loaded from the link.",
  partly: (pieces: string) => `Bags loaded from the link. These parts could not be read: ${pieces}`,
  nothing: "No holster found in this link. Your bags are unchanged.",
  torn: "This BozjaBuddy preset is incomplete or damaged. Your bags are unchanged. Copy it again and paste all of it.",
  failed:
    "The published holsters could not be loaded. Your bags are unchanged. Check your connection and try again.",
  presetsRead: (count: number) =>
    count === 1
      ? "BozjaBuddy preset found. Choose a bag for it."
      : `${count} BozjaBuddy presets found. Choose one and a bag for it.`,
  choose: "Preset",
  noName: "no name",
  preset: (name: string, actions: number, weight: number) =>
    `${name}: ${actions === 1 ? "1 action" : `${actions} actions`}, weight ${weight}`,
  into: (bag: string) => `Put in ${bag}`,
  filled: (bag: string) => `${bag} filled from the preset. The other bag is unchanged.`,
  leftOut: (pieces: string) => `These parts could not be read: ${pieces}`,
  undone: "Undone.",
};

export type PasteMessages = typeof messages;
