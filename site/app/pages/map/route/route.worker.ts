import { roundTrip, type Stop } from "@foray/fieldops/atlas/round-trip";

// Plans a round trip off the page's own thread: a hundred stops take a phone some seconds.
self.addEventListener("message", (event: MessageEvent<readonly Stop[]>) => {
  self.postMessage(roundTrip(event.data));
});
