import type { WholeNumberMessages } from "./en.ts";

const messages: WholeNumberMessages = {
  notWhole: (kept) => `整数だけを入力できます。${kept}のままです。`,
  range: (least, most) => `ここに入るのは${least}～${most}です。`,
};

export default messages;
