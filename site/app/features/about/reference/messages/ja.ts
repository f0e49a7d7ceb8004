import type { ReferenceMessages } from "./en.ts";

const messages: ReferenceMessages = {
  eyebrow: "設定画",
  title: (type, first) => (first ? "設定画" : `${type} 設定画`),
  description: (name) => `${name}の版画風の図版5点。正面、背面、横向き、戦闘、装備。`,
  types: "種類",
  names: { mch: "機工士", war: "戦士" },
  views: ["正面", "背面", "横向き", "戦闘", "装備の習作"],
  alt: (name, view) => `版画風に描いた${name}。${view}。`,
  unknown: (type) => `「${type}」という設定画はありません。機工士の図版を表示しています。`,
};

export default messages;
