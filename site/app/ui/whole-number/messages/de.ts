import type { WholeNumberMessages } from "./en.ts";

const messages: WholeNumberMessages = {
  notWhole: (kept) => `Gib eine ganze Zahl ein. Es bleibt bei ${kept}.`,
  range: (least, most) => `Gib eine Zahl von ${least} bis ${most} ein.`,
};

export default messages;
