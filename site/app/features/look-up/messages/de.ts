import type { LookUpMessages } from "./en.ts";

const messages: LookUpMessages = {
  eyebrow: "Nachschlagen",
  title: "Was suchst du?",
  description:
    "Alles durchsuchen oder eine Seite wählen: Karten, Kommandos, Phantomjobs, Holster, Loadouts, Kämpfe und Tabellen nach Feldexkursion.",
  groups: { occult: "Kreszentia", bozja: "Bozja und DRS", eureka: "Eureka und BA" },
  everywhere: "Alle Seiten",
};

export default messages;
