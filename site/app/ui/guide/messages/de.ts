import type { GuideShellMessages } from "./en.ts";

const messages: GuideShellMessages = {
  first: "Zuerst",
  pages: "Seiten dieses Leitfadens",
  chart: (map) => `Karte öffnen: ${map}`,
  missing: (page) => `Dieser Leitfaden hat keine Seite „${page}“. War eine von diesen gemeint?`,
  loading: "Wird geladen …",
};

export default messages;
