import { MAX_CHAT_BYTES } from "@foray/fieldops/instance-board/chat-lines";
import { MAX_COMMENT_LENGTH } from "@foray/fieldops/runs/party-finder";

/** Party Finder counts characters, chat counts bytes. */
export type Room = Readonly<{ most: number; sizeOf: (text: string) => number }>;
export const finderRoom: Room = { most: MAX_COMMENT_LENGTH, sizeOf: (text) => [...text].length };
export const chatRoom: Room = {
  most: MAX_CHAT_BYTES,
  sizeOf: (text) => new TextEncoder().encode(text).length,
};

/** Shortens the title until the text fits; never shortens the link. */
export function fitted(text: (title: string) => string, title: string, { most, sizeOf }: Room): string {
  const letters = [...title];
  let tried = title;
  while (sizeOf(text(tried)) > most && letters.length > 0) {
    letters.pop();
    tried = letters.length === 0 ? "" : `${letters.join("").trimEnd()}…`;
  }
  return text(tried);
}
