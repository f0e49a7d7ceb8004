import type { WholeNumberMessages } from "./en.ts";

const messages: WholeNumberMessages = {
  notWhole: (kept) => `Hier zählen nur ganze Zahlen: Es bleibt bei ${kept}.`,
  range: (least, most) => `Hier kann ${least} bis ${most} stehen.`,
};

export default messages;
