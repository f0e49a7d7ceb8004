/** Names are spelled as their authors spell them. */
export type Credit = Readonly<{
  name: string;
  by?: string;
  licence: string;
  href: string;
}>;

/** `licence` is null if the source states none. */
export type FactCredit = Readonly<{
  name: string;
  licence: string | null;
  /** The parts used, if fewer than the license allows. */
  taken: "facts" | "itemIds" | "sheets" | null;
  href: string;
}>;

export const glyphCredits: readonly Credit[] = [
  {
    name: "Game-icons.net",
    // In the order of the set's license file.
    by: "Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed (CC0), Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer (CC0), Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion, SeregaCthtuf",
    licence: "CC BY 3.0",
    href: "https://game-icons.net",
  },
  { name: "Lucide", by: "Lucide Contributors", licence: "ISC", href: "https://lucide.dev" },
];

export const fontCredits: readonly Credit[] = [
  {
    name: "Marcellus",
    by: "Astigmatic (Brian J. Bonislawsky)",
    licence: "SIL OFL 1.1",
    href: "https://fonts.google.com/specimen/Marcellus",
  },
  {
    name: "Figtree",
    by: "Erik Kennedy",
    licence: "SIL OFL 1.1",
    href: "https://github.com/erikdkennedy/figtree",
  },
  {
    name: "Zen Antique, Zen Kaku Gothic New",
    by: "Yoshimichi Ohira",
    licence: "SIL OFL 1.1",
    href: "https://github.com/googlefonts/zen-antique",
  },
];

export const softwareCredits: readonly Credit[] = [
  { name: "React", by: "Meta Platforms, Inc.", licence: "MIT", href: "https://react.dev" },
  { name: "React Router", by: "Shopify Inc.", licence: "MIT", href: "https://reactrouter.com" },
  { name: "Workbox", by: "Google", licence: "MIT", href: "https://developer.chrome.com/docs/workbox" },
  { name: "Valibot", by: "Fabian Hiller", licence: "MIT", href: "https://valibot.dev" },
  { name: "Zustand", by: "Paul Henschel", licence: "MIT", href: "https://zustand.docs.pmnd.rs" },
  { name: "downshift", by: "PayPal", licence: "MIT", href: "https://www.downshift-js.com" },
];

const github = (name: string, licence: string | null, taken: FactCredit["taken"] = null): FactCredit => ({
  name,
  licence,
  taken,
  href: `https://github.com/${name}`,
});

/** Sources of facts that the game's data sheets lack. No texts, drawings or code were taken from them. */
export const factCredits: readonly FactCredit[] = [
  github("xivapi/ffxiv-datamining", null, "sheets"),
  github("sharedferret/lynn", "MIT"),
  github("Infiziert90/EurekaTrackerAutoPopper", "MIT"),
  github("Dalamud-DailyRoutines/CriticalEncounter.CrowdSource", "MIT"),
  github("zhui-zi/OccultOverlay", "MIT"),
  github("awgil/ffxiv_bossmod", "BSD-3-Clause"),
  github("FFXIV-CombatReborn/BossmodReborn", "BSD-3-Clause"),
  github("OverlayPlugin/cactbot", "Apache-2.0"),
  github("materiaraiding/materiaraiding", "MIT"),
  github("lynn-lizard/lynn-lizard.github.io", null, "facts"),
  github("GayPotatoEmma/A-Late-Night-Reborn", null, "facts"),
  github("snorux/EurekaHelper", "Apache-2.0"),
  github("5t-RawBeRry/BOCCHI", "AGPL-3.0", "facts"),
  github("baanderson40/Another_Occult_Crescent_Helper", "AGPL-3.0", "facts"),
  github("ClassicRagu/bozjanet2", null, "facts"),
  github("kaleidocli/BozjaBuddy", null, "facts"),
  github("EurekaEnjoyer/Eureka_Guides", null, "facts"),
  github("r820704/ffxiv-scions", null, "facts"),
  github("apetih/LogogramHelper", null, "facts"),
  github("ofnature/Daedalus", null, "facts"),
  github("Infiziert90/TrackyTrack", null, "itemIds"),
];
