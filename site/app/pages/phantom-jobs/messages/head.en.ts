/** The page's title and description for search engines and shared links. */
export const messages = {
  title: (name: string) => `${name}: actions, levels and unlock`,
  text: (name: string, actions: number, traits: number, levels: number) =>
    `${name} of the Occult Crescent: its ${actions} actions${traits === 0 ? "" : ` and ${traits} ${traits === 1 ? "trait" : "traits"}`} over ${levels} levels, how to unlock it, its experience and what it brings to others.`,
};

export type PhantomHead = typeof messages;
