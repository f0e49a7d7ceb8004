import type { WholeNumberMessages } from "./en.ts";

const messages: WholeNumberMessages = {
  notWhole: (kept) => `Hier zählen nur ganze Zahlen: Es bleibt bei ${kept}.`,
  range: (least, most) => `Erlaubt: ${least} bis ${most}.`,
};

export default messages;
