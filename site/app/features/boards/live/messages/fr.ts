import type { LiveMessages } from "./en.ts";

const messages: LiveMessages = {
  goLive: "Passer en direct",
  leave: "Quitter",
  join: "Rejoindre le tableau en direct",
  readerLink: "Copier le lien de lecture",
  editorLink: "Copier le lien d’édition",
  readerCopied: "Lien de lecture copié. Il permet de voir le tableau, sans le modifier.",
  editorCopied:
    "Lien d’édition copié. Il permet de modifier le tableau\u00a0: ne le donnez qu’à votre équipe.",
  copyFailed: "Votre navigateur a bloqué la copie.",
  keep: "Garder ce tableau en direct dans ce navigateur",
  states: {
    joining: "Synchronisation",
    live: "En direct",
    alone: "Hors ligne\u00a0: le relais est injoignable",
    disturbed: "Perturbé\u00a0: quelqu’un spamme ce tableau",
  },
  readOnly: "Lecture seule\u00a0: ce que vous notez reste dans ce navigateur.",
  here: (count) => `${count} en ligne`,
  aloneHint:
    "Vos notes sont en sécurité dans ce navigateur et seront envoyées au retour du relais. Les liens de tableau fonctionnent comme avant.",
  disturbedHint: "Vos notes sont en sécurité. Passez en direct avec un nouveau tableau et donnez ses liens.",
  ahead:
    "Certaines notes portent une heure qui n’est pas encore passée chez vous. Vérifiez l’heure de votre appareil et de ceux des autres.",
  left: "Vous avez quitté le tableau en direct. Tout ce qui a été vu reste ici.",
  joinTitle: "Un tableau en direct",
  joinLead: "Tous ceux qui ont son lien voient aussitôt les mêmes minuteurs.",
  readerLead: "Ce lien permet de le lire.",
  editorLead: "Ce lien permet de le lire et de le modifier.",
  privacyTitle: "Ce que voit le relais",
  privacy: [
    "Le tableau est chiffré dans votre navigateur. Sa clé n’est que dans les liens et n’est jamais envoyée au relais.",
    "Le relais voit votre adresse IP, les moments d’envoi et des tailles par pas de 256 octets. Il garde le tableau chiffré quatre heures après la dernière note, sans journal d’adresses.",
    "Il pourrait retenir ou retarder des notes\u00a0; il ne peut ni les lire ni les modifier.",
    "«\u00a0Quitter\u00a0» y met fin pour vous. Quand tout le monde est parti, le tableau disparaît du relais en quatre heures au plus.",
  ],
  cancel: "Annuler",
  close: "Fermer",
  noRelay:
    "Ce site n’a pas de relais\u00a0: les tableaux en direct ne s’ouvrent pas ici. Demandez plutôt un lien de tableau.",
  noCode: "Ce lien est incomplet. Redemandez-le.",
  cannotSeal:
    "Ce navigateur ne sait pas signer les tableaux (il lui manque Ed25519)\u00a0: Chrome 137, Firefox 129 ou Safari 17 le peuvent. Les liens de tableau fonctionnent ici comme avant.",
  failed: "Le passage en direct a échoué. Rien n’a changé\u00a0; réessayez.",
};

export default messages;
