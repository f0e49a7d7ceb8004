import { readGameMessage } from "@foray/fieldops/game-feed/messages";
import { type FeedEvent, type FeedState, feedLost, feedStep, noFeed } from "@foray/fieldops/game-feed/state";
import { type LinkReader, noLink } from "~/features/game-link/link.ts";

export const noConnection = noLink(noFeed);

/**
 * Reads only what boards need from the game: zone changes, FATEs and encounters. No names, combat or party.
 * @param onEvents receives the parsed events and their arrival time (Unix ms)
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
