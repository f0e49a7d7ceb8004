export const messages = {
  records: {
    title: "Records",
    lead: "The game’s tables: monsters, enemies, encounters, boxes, exchanges, levels and relics, each searchable and sortable.",
  },
  guides: {
    title: "Guides",
    lead: "How each field operation works, from unlocking it to the final boss, plus a glossary of player terms.",
  },
  groups: {
    occult: "Occult Crescent",
    bozja: "Bozja and Delubrum Reginae",
    eureka: "Eureka",
    forays: "All operations",
    about: "Words",
  },
  lines: {
    "/start": "New to field operations? What each one is, how to unlock it, and your first hour.",
    "/occult/enemies": "Level, weakness and location of every enemy in South Horn and North Horn.",
    "/occult/records": "All entries of the Occult Record and where they come from.",
    "/bozja/notes": "All 50 field notes and what drops them.",
    "/bozja/engagements": "Skirmishes, critical engagements and duels, with triggers, locations and rewards.",
    "/eureka/nms": "67 notorious monsters: level, location, trigger and weather.",
    "/boxes":
      "What lockboxes and coffers can contain, bunny coffers included, and what their contents are worth.",
    "/exchanges": "What each currency buys, and from whom.",
    "/relics": "Check off each relic weapon step and see what you still need.",
    "/levels": "EXP, mettle and knowledge for every level and rank.",
    "/rewards": "Rewards of each FATE, skirmish, critical engagement and duel, with report counts.",
    "/occult/guide": "Unlocking, phantom jobs, treasure and the Forked Tower.",
    "/bozja/guide": "Unlocking, the Bozjan Southern Front, Zadnor, Castrum Lacus Litore and the Dalriada.",
    "/delubrum/guide": "Delubrum Reginae (Savage), boss by boss.",
    "/eureka/guide": "Unlocking, elemental levels, logos actions and the Baldesion Arsenal.",
    "/glossary": "Field operation terms, each explained in one sentence.",
  },
};

export type IndexMessages = typeof messages;
