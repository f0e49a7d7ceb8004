/**
 * Marks that chats and sentences put behind an address and make a part of its link: closing marks, quotes and the stars of bold text. No
 * address of the site ends with one of them: names are escaped, and codes have letters, figures, - and _ alone. Browsers escape some.
 */
const TAIL = /(?:[)\]}>,;:!?"'*|~`.’”»]|%(?:22|3e|5d|60|7c|7d|c2%bb|e2%80%9[9d]))+$/i;

/** An address without what a chat put behind it; only its path, query and fragment may be given. */
export function withoutChatTail(address: string): string {
  return address.replace(TAIL, "");
}
