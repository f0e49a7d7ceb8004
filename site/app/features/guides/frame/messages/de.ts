import type { GuideShellMessages } from "./en.ts";

const messages: GuideShellMessages = {
  first: "Zuerst",
  pages: "Seiten dieses Leitfadens",
  chart: (map) => `Karte öffnen: ${map}`,
  missing: (page) => `Dieser Leitfaden hat keine Seite „${page}“. War eine von diesen gemeint?`,
  fights: "Kämpfe",
  loading: "Wird geladen …",
  what: "Was",
  value: "Wert",
  quests: "Aufträge",
  passcode: "Passwort",
  passcodeText: (leaders, main) => `Leitung ${leaders}\u00a0Min., Hauptgruppe ${main}\u00a0Min. vorher`,
  party: "Gruppe",
  partyText: (size, tank, healer, dps) => `${size}: ${tank} Verteidiger, ${healer} Heiler, ${dps} Angreifer`,
};

export default messages;
