import type { PinMessages } from "./en.ts";

const messages: PinMessages = {
  pin: "このページをホームにピン留め",
  unpin: "このページのピン留めを外す",
  pinned: "ホームにピン留めしました",
  unpinned: "ピン留めを外しました",
};

export default messages;
