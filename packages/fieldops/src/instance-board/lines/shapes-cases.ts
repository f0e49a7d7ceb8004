import type { UnreadReason } from "./read.ts";

/** A real-world line: where its shape was seen, and how to read it at 14:00 Server Time, 15:00 local time. */
export type LineShape = Readonly<{
  line: string;
  seen: string;
  /** Expected notes: timer, reading and minutes from now. */
  notes?: readonly string[];
  /** Expected choices if ambiguous. */
  asks?: readonly string[];
  unread?: readonly UnreadReason[];
}>;

const TRACKER = "the copy button of an online Eureka tracker";
const CACTBOT = "cactbot's Eureka overlay";
const HELPER = "EurekaHelper's clipboard";
const LINKER = "Eureka Linker's shout";
const SHOUT = "shouts in the field";
const DISCORD = "Discord channels of field operations";

export const lineShapes: readonly LineShape[] = [
  // Trackers
  {
    line: "/p NMs on cooldown: Serket (7m) → Jahannam (15m)",
    seen: TRACKER,
    notes: ["serket ahead 7", "jahannam ahead 15"],
  },
  {
    line: "Sabo (1h 5m), Paz (90m), Cassie (1h30)",
    seen: TRACKER,
    notes: ["sabotender-corrido ahead 65", "pazuzu ahead 90", "copycat-cassie ahead 90"],
  },
  { line: "Paz 07:30 → Crab 1:05:00", seen: CACTBOT, notes: ["pazuzu ahead 7.5", "king-arthro ahead 65"] },
  { line: "Pazuzu: 1 hour, 5 minutes, 30 seconds", seen: DISCORD, notes: ["pazuzu ahead 65.5"] },
  { line: "Pazuzu <t:1795875000:R>", seen: DISCORD, notes: ["pazuzu ahead 10"] },
  {
    line: "Pampa (7 min) → Graboïde (12 min)",
    seen: TRACKER,
    notes: ["sabotender-corrido ahead 7", "glavoid ahead 12"],
  },
  {
    line: "Iglu (7min) → Brüder (12min)",
    seen: TRACKER,
    notes: ["king-igloo ahead 7", "mindertaur-eldertaur ahead 12"],
  },
  {
    line: "キャシー（7分）→ アスロ（1時間5分）",
    seen: TRACKER,
    notes: ["copycat-cassie ahead 7", "king-arthro ahead 65"],
  },
  {
    line: "螃蟹 (7分) → 双牛 (1小时5分)",
    seen: TRACKER,
    notes: ["king-arthro ahead 7", "mindertaur-eldertaur ahead 65"],
  },
  {
    line: "파주주 (7분) → 캐시 (1시간 5분)",
    seen: TRACKER,
    notes: ["pazuzu ahead 7", "copycat-cassie ahead 65"],
  },
  // Plugins
  { line: "/shout Pazuzu POP. <flag>", seen: HELPER, notes: ["pazuzu appeared 0"] },
  { line: "Copycat Cassie is at 25%", seen: HELPER, notes: ["copycat-cassie up 0"] },
  { line: "/sh <flag> Skoll PT 17", seen: LINKER, notes: ["skoll up 0"] },
  {
    line: "[14:52][Shout]Aya Sol: Skoll pop ( 23.6  , 30.1 )",
    seen: "the client's chat log",
    notes: ["skoll appeared -8"],
  },
  { line: "Forked Tower: Blood in 35m", seen: LINKER, notes: ["the-forked-tower-blood ahead 35"] },
  { line: "15 south", seen: "Occult Crescent shouts about pots", notes: ["pleading-pots ahead 15"] },
  {
    line: "north pot in 20m",
    seen: "Occult Crescent shouts about pots",
    notes: ["persistent-pots ahead 20"],
  },
  // In the past
  { line: "Cassie killed 20 min ago", seen: SHOUT, notes: ["copycat-cassie killed -20"] },
  { line: "killed Cassie 20m ago", seen: SHOUT, notes: ["copycat-cassie killed -20"] },
  { line: "Skoll popped 5m ago", seen: SHOUT, notes: ["skoll appeared -5"] },
  { line: "Cassie vor 20 Minuten getötet", seen: SHOUT, notes: ["copycat-cassie killed -20"] },
  { line: "Cassie tuée il y a 20 min", seen: SHOUT, notes: ["copycat-cassie killed -20"] },
  { line: "キャシー20分前に討伐", seen: SHOUT, notes: ["copycat-cassie killed -20"] },
  { line: "パズズ湧きました X: 7.4 Y: 21.6", seen: SHOUT, notes: ["pazuzu appeared 0"] },
  { line: "帕祖祖 5分钟前 出现", seen: SHOUT, notes: ["pazuzu appeared -5"] },
  { line: "파주주 5분 전 출현", seen: SHOUT, notes: ["pazuzu appeared -5"] },
  { line: "Louhi dead", seen: SHOUT, notes: ["louhi killed 0"] },
  { line: "Louhi up since 5m", seen: SHOUT, notes: ["louhi appeared -5"] },
  // In the future
  { line: "Louhi up in 10m", seen: SHOUT, notes: ["louhi ahead 10"] },
  { line: "Louhi will be up in 10 min", seen: SHOUT, notes: ["louhi ahead 10"] },
  { line: "Louhi in 10 Min. wieder", seen: SHOUT, notes: ["louhi ahead 10"] },
  { line: "Louhi dans 10 minutes", seen: SHOUT, notes: ["louhi ahead 10"] },
  { line: "ロウヒ あと10分", seen: SHOUT, notes: ["louhi ahead 10"] },
  { line: "ロウヒ10分後", seen: SHOUT, notes: ["louhi ahead 10"] },
  { line: "娄希 还有10分钟", seen: SHOUT, notes: ["louhi ahead 10"] },
  { line: "로우히 10분 후", seen: SHOUT, notes: ["louhi ahead 10"] },
  { line: "Louhi next 14:30 ST", seen: DISCORD, notes: ["louhi ahead 30"] },
  { line: "Louhi respawn 3:30pm LT", seen: DISCORD, notes: ["louhi ahead 30"] },
  { line: "Louhi may be up 5m", seen: "this site's own line", notes: ["louhi ahead -5"] },
  // Clock times
  { line: "Cassie killed 13:40 ST", seen: DISCORD, notes: ["copycat-cassie killed -20"] },
  { line: "Cassie killed at 2:40pm", seen: DISCORD, notes: ["copycat-cassie killed -20"] },
  { line: "Cassie 13:40 UTC getötet", seen: DISCORD, notes: ["copycat-cassie killed -20"] },
  { line: "Cassie tuée à 14h40", seen: DISCORD, notes: ["copycat-cassie killed -20"] },
  { line: "Cassie um 14:40 Uhr getötet", seen: DISCORD, notes: ["copycat-cassie killed -20"] },
  { line: "キャシー 14時40分討伐", seen: DISCORD, notes: ["copycat-cassie killed -20"] },
  // Named time zones
  { line: "Cassie killed 22:40 JST", seen: SHOUT, notes: ["copycat-cassie killed -20"] },
  { line: "Cassie killed at 8:40 EST", seen: DISCORD, notes: ["copycat-cassie killed -20"] },
  { line: "Cassie killed 14:40 CET", seen: DISCORD, notes: ["copycat-cassie killed -20"] },
  { line: "Cassie killed 19:10 UTC+5:30", seen: DISCORD, notes: ["copycat-cassie killed -20"] },
  { line: "Cassie killed 13:40 UTC", seen: DISCORD, notes: ["copycat-cassie killed -20"] },
  // CST is both Chicago and Shanghai. Only one reading of each line is in the recent past.
  { line: "Cassie killed 7:45 CST", seen: DISCORD, notes: ["copycat-cassie killed -15"] },
  { line: "Cassie killed 21:45 CST", seen: DISCORD, notes: ["copycat-cassie killed -15"] },
  {
    line: "Serket and Cassie killed 10m ago",
    seen: SHOUT,
    notes: ["serket killed -10", "copycat-cassie killed -10"],
  },
  // Ambiguous
  {
    line: "/sh Cassie pop: <flag> - ET 14:30",
    seen: SHOUT,
    asks: ["copycat-cassie appeared", "copycat-cassie up"],
  },
  { line: "Cassie 14:30", seen: SHOUT, asks: ["copycat-cassie ahead", "copycat-cassie appeared"] },
  { line: "Cassie killed (20m)", seen: SHOUT, asks: ["copycat-cassie killed", "copycat-cassie ahead"] },
  {
    line: "Cassie -20m",
    seen: DISCORD,
    asks: ["copycat-cassie appeared", "copycat-cassie killed", "copycat-cassie ahead"],
  },
  { line: "Cassie killed -20m", seen: DISCORD, notes: ["copycat-cassie killed -20"] },
  { line: "Cassie - 20m left", seen: SHOUT, notes: ["copycat-cassie ahead 20"] },
  { line: "Cassie 20m ago", seen: SHOUT, asks: ["copycat-cassie appeared", "copycat-cassie killed"] },
  // Not noted
  { line: "Cassie up?", seen: SHOUT, unread: ["question"] },
  { line: "キャシー湧いてますか", seen: SHOUT, unread: ["question"] },
  { line: "Cassie da? wann", seen: SHOUT, unread: ["question"] },
  { line: "Cassie not up", seen: SHOUT, unread: ["negated"] },
  { line: "Cassie isn’t up yet", seen: SHOUT, unread: ["negated"] },
  { line: "Cassie noch nicht da", seen: SHOUT, unread: ["negated"] },
  { line: "Cassie pas encore up", seen: SHOUT, unread: ["negated"] },
  { line: "キャシーまだ湧いてない", seen: SHOUT, unread: ["negated"] },
  { line: "Pazuzu (5h)", seen: DISCORD, unread: ["tooLong"] },
  { line: "Pazuzu killed 9h ago", seen: DISCORD, unread: ["tooOld"] },
  { line: "Pazuzu", seen: DISCORD, unread: ["noTime"] },
  { line: "Nobody (9m) | Serket (7m)", seen: TRACKER, notes: ["serket ahead 7"], unread: ["noName"] },
  { line: "hello there", seen: DISCORD, unread: ["noName"] },
];
