/**
 * The scene that stands in the home page itself (tools/finish/held-picture.ts), by its place in the art's list. On a slow line another
 * one would come a round trip after the text.
 */
export const HELD_SCENE = 4;
