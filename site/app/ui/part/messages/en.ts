export const messages = {
  notLoaded: "A part of the page could not be loaded. Check your connection, then reload the page.",
  reload: "Reload",
};

export type PartMessages = typeof messages;
