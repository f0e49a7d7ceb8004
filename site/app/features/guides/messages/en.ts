export const messages = {
  title: "Guides",
  lead: "How each field operation works, from unlocking it to the final boss, plus a glossary of player terms.",
};

export type GuidesMessages = typeof messages;
