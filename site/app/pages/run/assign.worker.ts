import { assignSeats, type Player } from "@foray/fieldops/runs/assign";
import type { Seat } from "@foray/fieldops/runs/types";

/** Seats players, off the page's own thread. */
self.addEventListener(
  "message",
  (event: MessageEvent<Readonly<{ seats: readonly Seat[]; players: readonly Player[] }>>) => {
    self.postMessage(assignSeats(event.data.seats, event.data.players));
  },
);
