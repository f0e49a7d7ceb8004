/**
 * The messages of one page or part, in the page's language. A catalogue is `messages/en.ts` with the other languages beside it: modules
 * import the English file, and the build for another language takes that language's file in its place (tools/language/plugin.ts).
 */
export function useMessages<Messages>(messages: Messages): Messages {
  return messages;
}
