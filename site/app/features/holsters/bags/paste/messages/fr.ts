import type { PasteMessages } from "./en.ts";

const messages: PasteMessages = {
  open: "Charger un lien ou un préréglage",
  label: "Lien ou code de mémento",
  hint: "Vous pouvez aussi coller un préréglage copié dans le plugin BozjaBuddy.",
  load: "Importer dans les sacs",
  read: "Le lien a été importé dans les sacs.",
  partly: (pieces) => `Le lien a été importé dans les sacs, sauf ce qui n’a pas pu être lu : ${pieces}`,
  nothing: "Aucun mémento trouvé dans ce lien ; les sacs n’ont pas changé.",
  torn: "Ce préréglage BozjaBuddy est incomplet ou abîmé ; les sacs n’ont pas changé. Copiez-le à nouveau et collez-le en entier.",
  failed:
    "Les mémentos publiés n’ont pas pu être chargés ; les sacs n’ont pas changé. Vérifiez votre connexion et réessayez.",
  presetsRead: (count) =>
    count === 1
      ? "Préréglage BozjaBuddy trouvé. Choisissez un sac."
      : `${count} préréglages BozjaBuddy trouvés. Choisissez-en un, puis un sac.`,
  choose: "Préréglage",
  noName: "sans nom",
  preset: (name, actions, weight) =>
    `${name} : ${actions === 1 ? "1 action" : `${actions} actions`}, poids ${weight}`,
  into: (bag) => `Mettre dans : ${bag}`,
  filled: (bag) => `Sac rempli avec le préréglage : ${bag}. L’autre sac n’a pas changé.`,
  leftOut: (pieces) => `N’a pas pu être lu : ${pieces}`,
  undone: "Annulé.",
};

export default messages;
