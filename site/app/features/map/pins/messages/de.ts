import type { PinMessages } from "./en.ts";

const messages: PinMessages = {
  pin: "Diese Seite an die Startseite heften",
  unpin: "Diese Seite nicht mehr anheften",
  pinned: "An die Startseite geheftet",
  unpinned: "Nicht mehr angeheftet",
};

export default messages;
