import type { EmbedMessages } from "./en.ts";

const messages: EmbedMessages = {
  embed: "Intégrer",
  title: "Intégrer à une autre page",
  lead: "Un cadre pour votre site ou votre stream : il ne garde rien et ne contacte que cet almanach.",
  theme: "Thème",
  themes: { auto: "Système", light: "Clair", dark: "Sombre" },
  ground: "Fond",
  grounds: { paper: "Opaque", none: "Transparent" },
  size: "Taille",
  sizes: { bar: "Bandeau, 1920 × 80", corner: "Coin, 360 × 200", free: "Libre" },
  width: "Largeur en pixels",
  height: "Hauteur en pixels",
  preview: "Aperçu",
  source: "Adresse pour une source navigateur (OBS)",
  sourceHow: (size) => [
    `Ajoutez-la comme source navigateur de ${size} pixels.`,
    "Avec «\u00a0Interagir\u00a0», un clic ou Espace lance et arrête le chrono, Entrée le cale sur l’incantation qui commence, ← et → le décalent d’une seconde.",
    "Une page «\u00a0Suivi du combat\u00a0» ouverte dans le même navigateur, par exemple un dock d’OBS, règle le chrono pour vous.",
    "«\u00a0&start=\u00a0» suivi d’une heure en millisecondes Unix le lance à ce moment\u00a0; «\u00a0&role=tank\u00a0» (healer, melee, ranged, caster) affiche ce que fait ce rôle.",
  ],
  stream: "Overlay de stream",
  code: "Code d’intégration",
  alone: "Ouvrir séparément",
  close: "Fermer",
  clock: "Horloge",
};

export default messages;
