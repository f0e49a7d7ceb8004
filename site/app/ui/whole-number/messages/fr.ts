import type { WholeNumberMessages } from "./en.ts";

const messages: WholeNumberMessages = {
  notWhole: (kept) => `Seuls les nombres entiers comptent ici : la valeur reste ${kept}.`,
  range: (least, most) => `Ce champ accepte de ${least} à ${most}.`,
};

export default messages;
