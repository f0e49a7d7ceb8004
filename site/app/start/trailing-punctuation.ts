/**
 * Punctuation, quotes and asterisks that chats append to a URL, some percent-encoded by browsers. No URL of
 * the site ends with them: names are escaped, and codes have only letters, digits, - and _.
 */
const TAIL = /(?:[)\]}>,;:!?"'*|~`.’”»]|%(?:22|3e|5d|60|7c|7d|c2%bb|e2%80%9[9d]))+$/i;

/** Expects path, query and fragment only. */
export function withoutChatTail(address: string): string {
  return address.replace(TAIL, "");
}
