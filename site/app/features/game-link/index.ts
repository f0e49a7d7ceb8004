export type { FeedAddress } from "./address.ts";
export { feedAddress } from "./address.ts";
export { openGameLink } from "./environment.ts";
export { LinkStatus } from "./LinkStatus.tsx";
export type { FeedEnvironment, Permission } from "./link.ts";
export { createGameLink, type GameLink, type LinkReader, type LinkView, noLink } from "./link.ts";
