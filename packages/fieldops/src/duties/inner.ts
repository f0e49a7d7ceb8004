import type { InnerDutyFacts } from "./types.ts";

/*
 * The six duties entered from within a field. Sheets PlaceName and DynamicEvent, 7.51; the Tower of Magic from notes on 7.55.
 */
export const innerDutyFacts: readonly InnerDutyFacts[] = [
  {
    id: "the-baldesion-arsenal",
    inside: "eureka-hydatos",
    zone: "eurekaHydatos",
    engagement: null,
    maxParticipants: null,
    minutes: null,
    basis: "game",
  },
  {
    id: "castrum-lacus-litore",
    inside: "bozjan-southern-front",
    zone: "bozjanSouthernFront",
    engagement: "the-battle-of-castrum-lacus-litore",
    maxParticipants: 48,
    minutes: 20,
    basis: "game",
  },
  {
    id: "the-dalriada",
    inside: "zadnor",
    zone: "zadnor",
    engagement: "the-dalriada",
    maxParticipants: 48,
    minutes: 20,
    basis: "game",
  },
  {
    id: "the-forked-tower-blood",
    inside: "south-horn",
    zone: "southHorn",
    engagement: "the-forked-tower-blood",
    maxParticipants: 48,
    minutes: 30,
    basis: "game",
  },
  {
    id: "the-forked-tower-magic",
    inside: "north-horn",
    zone: "northHorn",
    engagement: "the-forked-tower-magic",
    maxParticipants: 48,
    minutes: null,
    basis: "players",
  },
  {
    id: "the-forked-tower-magic-extreme",
    inside: "north-horn",
    zone: "northHorn",
    engagement: "the-forked-tower-magic-extreme",
    maxParticipants: 48,
    minutes: null,
    basis: "players",
  },
];
