export const messages = {
  pick: "Search for an action by name, in any language",
  none: "No action by that name.",
  found: (count: number) => (count === 1 ? "1 action" : `${count} actions`),
};

export type PickerMessages = typeof messages;
