import type { WholeNumberMessages } from "./en.ts";

const messages: WholeNumberMessages = {
  notWhole: (kept) => `Indiquez un nombre entier. La valeur reste ${kept}.`,
  range: (least, most) => `Indiquez un nombre de ${least} à ${most}.`,
};

export default messages;
