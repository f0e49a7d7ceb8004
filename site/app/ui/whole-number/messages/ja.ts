import type { WholeNumberMessages } from "./en.ts";

const messages: WholeNumberMessages = {
  notWhole: (kept) => `整数を入力してください（${kept}のまま変更していません）。`,
  range: (least, most) => `${least}～${most}の範囲で入力してください。`,
};

export default messages;
