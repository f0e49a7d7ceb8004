export const messages = {
  records: {
    title: "Records",
    lead: "The game’s tables: monsters, enemies, encounters, boxes, exchanges, levels and relics, each searchable and sortable.",
  },
  guides: {
    title: "Guides",
    lead: "How each operation works, from the way in to the last encounter, and what players’ words mean.",
  },
  groups: {
    occult: "Occult Crescent",
    bozja: "Bozja and Delubrum Reginae",
    eureka: "Eureka",
    forays: "All operations",
    about: "Words",
  },
  lines: {
    "/occult/enemies": "Level, weakness and place of every enemy of both horns.",
    "/occult/records": "All entries of the Occult Record and where they come from.",
    "/bozja/notes": "All 50 field notes and what drops them.",
    "/bozja/engagements": "Skirmishes, critical engagements and duels, with triggers, places and rewards.",
    "/eureka/nms": "67 notorious monsters: level, place, trigger and weather.",
    "/boxes": "What lockboxes, coffers and bunny chests can hold, and what it is worth.",
    "/exchanges": "What each currency buys, and from whom.",
    "/relics": "Every step of the relic weapons, to tick off, with what each still needs.",
    "/levels": "Experience, mettle and knowledge for every level and rank.",
    "/rewards": "What each FATE, skirmish, engagement and duel gives, with counts.",
    "/occult/guide": "Unlocking, phantom jobs, treasure, and the Forked Towers.",
    "/bozja/guide": "Unlocking, the two fronts, Castrum Lacus Litore and the Dalriada.",
    "/delubrum/guide": "Delubrum Reginae (Savage), boss by boss.",
    "/eureka/guide": "Unlocking, elemental levels, logos actions and the Baldesion Arsenal.",
    "/glossary": "The terms of the field operations, each in a sentence.",
  },
};

export type IndexMessages = typeof messages;
