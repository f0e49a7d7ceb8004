export const messages = {
  title: "Game Feed: boards that fill themselves",
  description:
    "Connect OverlayPlugin or IINACT on your computer: every FATE, NM, pot and encounter in your instance is logged on its board, and nothing else is read.",
};

export type LiveMessages = typeof messages;
