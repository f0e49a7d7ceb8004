import type { PinMessages } from "./en.ts";

const messages: PinMessages = {
  pin: "Épingler cette page à l’accueil",
  unpin: "Retirer l’épingle de cette page",
  pinned: "Épinglée à l’accueil",
  unpinned: "Épingle retirée",
};

export default messages;
