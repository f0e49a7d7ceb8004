import type { WholeNumberMessages } from "./en.ts";

const messages: WholeNumberMessages = {
  notWhole: (kept) => `Nombres entiers seulement : la valeur reste ${kept}.`,
  range: (least, most) => `Ce champ accepte de ${least} à ${most}.`,
};

export default messages;
