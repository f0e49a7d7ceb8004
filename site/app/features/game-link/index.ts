export type { FeedAddress } from "./address.ts";
export { feedAddress } from "./address.ts";
export { LinkStatus } from "./LinkStatus.tsx";
export type { FeedSurroundings, Permission } from "./link.ts";
export { createGameLink, type GameLink, type LinkReader, type LinkView, noLink } from "./link.ts";
export { openGameLink } from "./surroundings.ts";
