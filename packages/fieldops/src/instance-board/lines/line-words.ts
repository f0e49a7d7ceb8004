export const lineLanguages = ["en", "ja", "de", "fr", "zh-CN", "zh-TW", "ko"] as const;
export type LineLanguage = (typeof lineLanguages)[number];

export const lineMeanings = [
  "appeared",
  "killed",
  "up",
  "mayBe",
  "ago",
  "ahead",
  "at",
  "pull",
  "negated",
  "asked",
  "am",
  "pm",
  "eorzea",
  "server",
  "local",
  "hours",
  "minutes",
  "seconds",
] as const;
export type LineMeaning = (typeof lineMeanings)[number];

type Row = Readonly<{
  /** What the word means for the board; shown in docs/records.md. */
  says: string;
  words: Readonly<Partial<Record<LineLanguage, readonly string[]>>>;
}>;

/**
 * Grammar of chat and tracker lines, also used for tests and docs/records.md. Latin words match as whole
 * words.
 */
// biome-ignore format: a table
export const lineWords: Readonly<Record<LineMeaning, Row>> = {
  appeared: {
    says: "it spawned at that time, or now if no time is given",
    words: {
      en: ["pop", "pops", "popped", "popping", "spawn", "spawned", "spawns", "spawning", "appeared", "started"],
      ja: ["湧き", "湧いた", "湧きました", "わいた", "わきました", "沸いた", "沸きました", "ポップ", "ポップしました", "出現", "出ました", "開始"],
      de: ["gepoppt", "gespawnt", "spawnt", "erschienen", "aufgetaucht", "begonnen"],
      fr: ["apparu", "apparue", "apparaît", "apparait", "spawné", "pop", "commencé"],
      "zh-CN": ["出现", "出了", "刷了", "刷新了", "开了"],
      "zh-TW": ["出現", "出了", "刷了", "重生了", "開了"],
      ko: ["출현", "떴", "떴어요", "떴음", "젠", "팝"],
    },
  },
  killed: {
    says: "it died or ended at that time, or now if no time is given",
    words: {
      en: ["killed", "kill", "dead", "died", "down", "slain", "defeated", "ended", "over", "done"],
      ja: ["討伐", "討伐済", "討伐しました", "撃破", "倒した", "倒しました", "終了", "死亡"],
      de: ["tot", "getötet", "besiegt", "gekillt", "gelegt", "gestorben", "vorbei", "beendet"],
      fr: ["tué", "tuée", "mort", "morte", "vaincu", "vaincue", "battu", "terminé", "fini"],
      "zh-CN": ["击杀", "已击杀", "打完", "打死", "死了", "结束"],
      "zh-TW": ["擊殺", "已擊殺", "打完", "打死", "死了", "結束"],
      ko: ["처치", "잡음", "잡았", "잡았어요", "죽음", "죽었", "종료"],
    },
  },
  up: {
    says: "it is up now, start unknown",
    words: {
      en: ["up", "is up", "up now", "alive", "active", "ongoing"],
      ja: ["発生中", "出現中", "湧き中", "湧いてます", "湧いています", "湧いてる", "戦闘中", "交戦中"],
      de: ["aktiv", "ist da", "oben", "läuft"],
      fr: ["actif", "active", "en cours", "est là", "présent"],
      "zh-CN": ["存活", "开着", "进行中"],
      "zh-TW": ["存活", "開著", "進行中"],
      ko: ["진행중", "진행 중", "살아있음"],
    },
  },
  mayBe: {
    says: "it may have been up since then",
    words: {
      en: ["may be up", "might be up", "can be up", "window", "ready", "off cooldown"],
      ja: ["発生可能", "湧き可能", "沸き可能", "抽選中"],
      de: ["vielleicht aktiv", "bereit", "kann da sein"],
      fr: ["peut-être actif", "prêt", "disponible"],
      "zh-CN": ["可刷新", "可触发"],
      "zh-TW": ["可重生", "可觸發"],
      ko: ["젠 가능", "출현 가능"],
    },
  },
  ago: {
    says: "the duration next to it lies in the past",
    words: {
      en: ["ago", "since"],
      ja: ["前", "まえ", "経過"],
      de: ["vor", "her", "seit"],
      fr: ["il y a", "ya", "depuis"],
      "zh-CN": ["前", "之前"],
      "zh-TW": ["前", "之前"],
      ko: ["전", "지남"],
    },
  },
  ahead: {
    says: "the duration or clock time lies ahead: it may respawn then",
    words: {
      en: ["in", "will be", "next", "respawn", "respawns", "returns", "back", "due", "left", "remaining", "eta", "cd", "cooldown", "until"],
      ja: ["あと", "後", "残り", "次", "まで", "予定", "リポップ"],
      de: ["in", "noch", "wieder", "nächster", "nächste", "bis", "übrig", "abklingzeit"],
      fr: ["dans", "encore", "prochain", "prochaine", "reste", "restant", "jusqu’à"],
      "zh-CN": ["还有", "剩余", "后", "冷却", "下次"],
      "zh-TW": ["還有", "剩餘", "後", "冷卻", "下次"],
      ko: ["후", "뒤", "남음", "남았", "다음"],
    },
  },
  at: {
    says: "a clock time follows",
    words: { en: ["at", "@"], de: ["um"], fr: ["à", "vers"], ja: ["時刻"], "zh-CN": ["于"], "zh-TW": ["於"] },
  },
  pull: {
    says: "it is up; the clock time is when it will be pulled",
    words: { en: ["pt", "pull", "pulling", "pull at", "pull time"], ja: ["釣り", "開始時刻"], de: ["angriff um"], fr: ["on pull", "départ"], ko: ["풀"] },
  },
  negated: {
    says: "nothing is logged: it is negated",
    words: {
      en: ["not", "isn’t", "isnt", "no", "wasn’t", "hasn’t", "didn’t", "don’t"],
      ja: ["湧いてない", "湧いていない", "出てない", "いない", "まだ"],
      de: ["nicht", "kein", "keine", "noch nicht"],
      fr: ["pas", "pas encore", "aucun"],
      "zh-CN": ["没", "没有", "还没", "未"],
      "zh-TW": ["沒", "沒有", "還沒", "未"],
      ko: ["안", "아직", "없음"],
    },
  },
  asked: {
    says: "nothing is logged: it is a question",
    words: {
      en: ["?", "？", "anyone", "when", "who", "lfg"],
      ja: ["ですか", "ますか", "いつ", "湧いた？"],
      de: ["wann", "weiß jemand"],
      fr: ["quand", "quelqu’un"],
      "zh-CN": ["吗", "什么时候"],
      "zh-TW": ["嗎", "什麼時候"],
      ko: ["언제", "나요"],
    },
  },
  am: { says: "the time next to it is before noon", words: { en: ["am", "a.m."], ja: ["午前"], "zh-CN": ["上午"], "zh-TW": ["上午"], ko: ["오전"] } },
  pm: { says: "the time next to it is after noon", words: { en: ["pm", "p.m."], ja: ["午後"], "zh-CN": ["下午"], "zh-TW": ["下午"], ko: ["오후"] } },
  eorzea: { says: "the clock time is Eorzea time", words: { en: ["ET"], ja: ["エオルゼア時間"], de: ["EZ"], fr: ["HE"], "zh-CN": ["艾欧泽亚时间"], ko: ["에오르제아 시간"] } },
  server: { says: "the clock time is Server Time (UTC)", words: { en: ["ST", "UTC", "GMT", "server time"], ja: ["サーバー時間"], de: ["Serverzeit"], fr: ["heure serveur"], "zh-CN": ["服务器时间"] } },
  local: { says: "the clock time is the reader's local time", words: { en: ["LT", "local"], ja: ["現地時間", "日本時間"], de: ["Ortszeit", "Uhr"], fr: ["heure locale"], "zh-CN": ["本地时间"], ko: ["현지 시간"] } },
  hours: { says: "unit of a duration", words: { en: ["h", "hr", "hrs", "hour", "hours"], ja: ["時間"], de: ["Std", "Stunde", "Stunden"], fr: ["heure", "heures"], "zh-CN": ["小时"], "zh-TW": ["小時"], ko: ["시간"] } },
  minutes: { says: "unit of a duration", words: { en: ["m", "min", "mins", "minute", "minutes"], ja: ["分", "分間"], de: ["Minute", "Minuten"], fr: ["mn", "minute", "minutes"], "zh-CN": ["分", "分钟"], "zh-TW": ["分", "分鐘"], ko: ["분"] } },
  seconds: { says: "unit of a duration", words: { en: ["s", "sec", "secs", "second", "seconds"], ja: ["秒"], de: ["Sek", "Sekunde", "Sekunden"], fr: ["seconde", "secondes"], "zh-CN": ["秒"], "zh-TW": ["秒"], ko: ["초"] } },
};

/**
 * UTC offsets of time zones in minutes, by the abbreviation after a clock time. Ambiguous abbreviations have
 * several. “PT”, “ET” and “ST” are missing, as they have other meanings here.
 */
// biome-ignore format: a table
export const lineZones: Readonly<Record<string, readonly number[]>> = {
  JST: [540], KST: [540], CET: [60], CEST: [120], MEZ: [60], MESZ: [120], BST: [60], WET: [0], WEST: [60], EET: [120], EEST: [180], MSK: [180],
  EST: [-300], EDT: [-240], CDT: [-300], CST: [-360, 480], MST: [-420], MDT: [-360], PST: [-480], PDT: [-420], BRT: [-180],
  AEST: [600], AEDT: [660], AWST: [480], NZST: [720], NZDT: [780],
};
