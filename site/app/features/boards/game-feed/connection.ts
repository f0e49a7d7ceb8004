import { readGameMessage } from "@foray/fieldops/game-feed/messages";
import { type FeedEvent, type FeedState, feedLost, feedStep, noFeed } from "@foray/fieldops/game-feed/state";
import { type LinkReader, noLink } from "~/features/game-link/link.ts";

/** Before anything is opened. */
export const noConnection = noLink(noFeed);

/**
 * What boards read of the game: zone changes, FATEs and encounters; no names, no combat, no party.
 * @param onEvents is told what the lines mean, at the time they came (Unix ms)
 */
export const feedReader = (
  onEvents: (events: readonly FeedEvent[], now: number) => void,
): LinkReader<FeedState> => ({
  events: ["ChangeZone", "LogLine"],
  none: noFeed,
  lost: feedLost,
  hear(before, message, at) {
    const signal = readGameMessage(message);
    if (signal === null) return null;
    const { state, events } = feedStep(before, signal, at);
    return { state, after: () => events.length > 0 && onEvents(events, at) };
  },
});
