export const messages = {
  title: "Records",
  lead: "The game’s tables: monsters, enemies, encounters, boxes, exchanges, levels and relics, each searchable and sortable.",
};

export type RecordsMessages = typeof messages;
