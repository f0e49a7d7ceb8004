/** Examples below the input field. A test reads them. */
export const hintLines = {
  en: ["Serket (7m) → Pazuzu (1h 5m)", "Cassie killed 20m ago", "Skoll pop 14:30 ST"],
  ja: ["セルケト (7m) → パズズ (1h 5m)", "キャシー20分前に討伐", "スコル湧きました 14:30 ST"],
  de: ["Serket (7m) → Pazuzu (1h 5m)", "Cassie vor 20 Min. getötet", "Skalli gepoppt 14:30 ST"],
  fr: ["Serket (7m) → Pazuzu (1h 5m)", "Cassie tuée il y a 20 min", "Sköll pop 14:30 ST"],
} as const;
