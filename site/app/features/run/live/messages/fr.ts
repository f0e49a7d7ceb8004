import type { SignUpMessages } from "./en.ts";

const messages: SignUpMessages = {
  take: "Ouvrir les inscriptions",
  cannotSeal:
    "Ce navigateur est trop ancien pour recevoir des inscriptions : il faut Chrome 137, Firefox 130 ou Safari 17. Collez plutôt une liste.",
  connecting: "Connexion",
  states: {
    joining: "Connexion",
    live: "En direct",
    alone: "Pas de connexion",
    disturbed: "Perturbé : quelqu’un spamme ce tableau",
  },
  waiting: (count) =>
    count === 1
      ? "1 modification attend ici\u00a0; rien n’est perdu."
      : `${count} modifications attendent ici\u00a0; rien n’est perdu.`,
  open: "Inscriptions ouvertes",
  closed: "Inscriptions closes",
  flooded:
    "La boîte de réception est submergée et n’est lue qu’une fois par minute. Fermez les inscriptions ou renouvelez le lien\u00a0; ce qui a été lu est conservé.",
  signedUp: (count) => (count < 2 ? `${count} inscrit` : `${count} inscrits`),
  newOnes: (count) => (count < 2 ? `${count} nouvelle` : `${count} nouvelles`),
  formLink: "Lien d’inscription",
  copyLink: "Copier le lien",
  copyDiscord: "Copier pour Discord",
  copyShout: "Copier pour /shout",
  copyFinder: "Copier pour la recherche d’équipe",
  copied: "Copié.",
  copyFailed: "Votre navigateur a bloqué la copie. Sélectionnez le lien et copiez-le à la main.",
  post: {
    discord: (title, duty, start, link) => {
      const of = duty === "" ? "" : ` (${duty})`;
      return [`**${title}**${of}`, start, `Inscription sans compte\u00a0: <${link}>`]
        .filter((line) => line !== "")
        .join("\n");
    },
    game: (title, link) => `${title} – inscription : ${link}`,
  },
  close: "Fermer les inscriptions",
  reopen: "Rouvrir les inscriptions",
  failed: "Le relais n’a pas répondu. Rien n’a changé\u00a0; réessayez.",
  closing: "Clôture des inscriptions",
  closesByHand: "par un organisateur",
  checkInOpens: "Ouverture des présences",
  before: (minutes) =>
    minutes === 0
      ? "à l’heure de début"
      : minutes < 120 && minutes !== 60
        ? `${minutes}\u00a0min avant`
        : minutes === 60
          ? "1 heure avant"
          : minutes === 1440
            ? "1 jour avant"
            : `${Math.round(minutes / 60)} heures avant`,
  closesAt: (time) => `Clôture des inscriptions\u00a0: ${time}`,
  needsStart: "Fixez une heure de début\u00a0: la clôture et l’ouverture des présences pourront la suivre.",
  shareSeats: "Chacun voit sa place",
  shareSeatsHint: "La page d’inscription de chaque joueur montre sa place, en direct.",
  more: "Organisateurs, liens et confidentialité",
  yourName: "Votre nom pour les autres organisateurs",
  hostsLink: "Copier le lien des organisateurs",
  hostsLinkHint: "Avec ce lien, on peut tout modifier et lire toutes les inscriptions.",
  readerLink: "Copier le lien pour tous",
  readerLinkHint: "Places et horaires, en direct. Rien à modifier.",
  seatLink: "Copier le lien d’une place",
  seatOf: "Place",
  renew: "Renouveler tous les liens",
  renewHint:
    "Si un lien est tombé entre de mauvaises mains, le tableau passe à de nouveaux liens\u00a0; les anciens indiquent qu’ils sont fermés. Envoyez le nouveau lien aux autres organisateurs.",
  renewed: "Tous les liens sont nouveaux. Les anciens ne fonctionnent plus.",
  deleteAll: "Supprimer toutes les inscriptions",
  deleteAllHint:
    "Ferme les inscriptions et supprime tout de suite ce que les joueurs ont envoyé, sur le relais et sur ce tableau. Les places restent. C’est définitif.",
  deleted: "Toutes les inscriptions sont supprimées.",
  notDeleted: (count) =>
    count < 2
      ? `${count} n’a pas pu être supprimée. Réessayez.`
      : `${count} n’ont pas pu être supprimées. Réessayez.`,
  sure: "Oui, continuer",
  cancel: "Annuler",
  editing: (names) => `Modifient aussi ce tableau\u00a0: ${names}`,
  aloneHere: "Aucun autre organisateur n’est là.",
  host: "Organisateur",
  holds: (name, seat) => `${seat}\u00a0: ${name} modifie cette place`,
  moved: "Ce tableau est passé à de nouveaux liens. Demandez le nouveau lien à un autre organisateur.",
  displaced: (name, by, seat) =>
    `${seat} : ${by} a pris la place en même temps ; maintenant sur le banc : ${name}`,
  undoBenched: (names) => `Ancienne place prise, maintenant sur le banc : ${names}`,
  undoKept: "Quelqu’un en a modifié une partie depuis\u00a0; cette partie reste telle quelle.",
  tooOld: "Ce lien est incomplet. Redemandez-le.",
  noRelay: "Ce site n’a pas de relais : ce lien ne peut pas s’ouvrir ici.",

  inbox: "Boîte de réception",
  empty: "Personne ne s’est encore inscrit. Publiez le lien.",
  allDone: "Tous les inscrits sont sur le tableau.",
  seat: (seat) => `Placer en ${seat}`,
  toBench: "Banc",
  leaveOut: "Laisser de côté",
  freeSeat: "Libérer la place",
  update: "Mettre à jour",
  same: "Même personne",
  other: "Quelqu’un d’autre",
  changed: "a changé son inscription",
  withdrawn: "a retiré son inscription",
  sameName: (name) => `${name} est déjà sur la liste. La même personne\u00a0?`,
  nameNow: (name) => `Sur le tableau : ${name}`,
  because: {
    choice: (choice, seat) => `${seat} est libre : ${choice}`,
    job: (job, seat) => `${seat} demande ${job}`,
    any: (seat) => `${seat} est libre`,
  },
  owns: "Possède",
  with: (name) => `Avec ${name}`,
  justNow: "à l’instant",
  ago: (duration) => `il y a ${duration}`,

  checkIn: "Présence",
  answers: { here: "présent", late: "en retard", no: "absent" },
  noAnswer: "sans réponse",
  lateBy: (minutes) => `${minutes}\u00a0min de retard`,
  movesUp: (name, seat) => `${name} peut passer en ${seat}.`,
  movesUpWhy: (name) => `${name} ne vient pas. Personne d’autre ne bouge.`,
  moveUp: "Attribuer",
  someoneElse: "Quelqu’un d’autre",
  nobodyMovesUp: (name, seat) => `${name} ne vient pas (${seat}). Personne sur le banc ne convient.`,
  remind: "Copier un rappel",
  reminder: (names) => `Merci de confirmer votre présence : ${names}`,

  formTitle: "S’inscrire",
  formLead: "Sans compte. Modifiable avec le même lien.",
  runBy: (name) => `Organisé par ${name}`,
  countOf: (count, seats) => `${count} inscrit${count > 1 ? "s" : ""} pour ${seats} places`,
  name: "Nom de votre personnage",
  world: "Monde",
  optional: "facultatif",
  jobs: "Jobs",
  jobsHint: "Par ordre de préférence.",
  phantom: "Jobs de soutien",
  phantomHint: "ceux que vous avez montés",
  fromInventory: "depuis «\u00a0Mes affaires\u00a0»",
  tasks: "Je peux me charger de",
  coming: "Je viens",
  statuses: { in: "À l’heure", late: "En retard", tentative: "Pas encore sûr", bench: "Banc seulement" },
  times: "Quand exactement\u00a0?",
  timesHint: "par exemple « dès 19:20 » ou « jusqu’à 21:30 »",
  company: "Avec qui\u00a0?",
  note: "Une note",
  sendOwned: "Envoyer ce que je possède",
  ownedHint: (count) =>
    count === 1
      ? "1 type d’objet, depuis «\u00a0Mes affaires\u00a0»"
      : `${count} types d’objets, depuis «\u00a0Mes affaires\u00a0»`,
  send: "S’inscrire",
  sendChange: "Envoyer la modification",
  needName: "Indiquez votre nom.",
  privacy:
    "Seuls les organisateurs peuvent lire ceci. Le relais voit votre adresse IP et l’heure d’envoi, et garde l’inscription chiffrée 14 jours.",
  privacyMore: "Ce qui est conservé, et où",
  line: "Envoyez cette ligne à l’organisateur",
  lineLead: "Ce site n’a pas de relais. Envoyez cette ligne à l’organisateur\u00a0; son tableau la lit.",
  lineOld:
    "Ce navigateur est trop ancien pour l’envoyer chiffrée (il faut Chrome 137, Firefox 130 ou Safari 17). Envoyez cette ligne à l’organisateur\u00a0; son tableau la lit.",
  copyLine: "Copier la ligne",
  duty: "Mission",
  badLink: "Ce lien d’inscription est incomplet. Redemandez-le à l’organisateur, ou envoyez-lui cette ligne.",

  sentTitle: "Inscription enregistrée",
  seatTitle: "Votre place",
  sent: {
    kept: "Pas encore envoyé : l’inscription est sur cet appareil et l’envoi sera retenté. Gardez cette page, ou rouvrez-la.",
    busy: "Le relais est occupé\u00a0; l’envoi sera retenté tout seul.",
    sent: "Arrivée au relais. Les organisateurs la liront à leur prochaine visite.",
    seen: "Un organisateur l’a vue.",
    closed: "Les inscriptions sont closes\u00a0; celle-ci n’est pas arrivée. Prévenez l’organisateur.",
  },
  steps: ["Sur cet appareil", "Au relais", "Vue par un organisateur"],
  withdrawnTitle: "Inscription retirée",
  withdrawnNote: "Les organisateurs en sont informés. Le même lien permet de se réinscrire.",
  whatYouSent: "Ce que vous avez envoyé",
  change: "Modifier",
  withdraw: "Se désinscrire",
  again: "Se réinscrire",
  ownLink: "Copier mon lien",
  ownLinkHint:
    "Ce lien permet de modifier ou de retirer l’inscription depuis un autre navigateur. Safari oublie cette page après une semaine sans visite.",
  formMoved: "Ce lien n’est plus valable. Demandez le nouveau à l’organisateur.",
  formClosed: "Les inscriptions sont closes. Ce qui a été envoyé avant reste.",
  noSeatYet: "Cette page montrera votre place dès que les organisateurs la partageront.",
  calendar: "Ajouter au calendrier",

  passcode: "Mot de passe",
  imHere: "Je suis là",
  late: "En retard",
  notComing: "Absent",
  lateChoice: "De combien\u00a0?",
  minutes: (count) => `${count}\u00a0min`,
  checkInFrom: (time) =>
    `Présence à indiquer à partir de ${time}. Si vous êtes absent, dites-le dès maintenant.`,
  youSaid: (answer) => `Votre réponse : ${answer}.`,
  answerSent: "Envoyée\u00a0; elle s’affiche dès qu’un organisateur ouvre le tableau.",
  answerShown: "Elle est sur le tableau.",
  onBench: "Vous êtes sur le banc. Si une place se libère, cette page la montre.",
  asOf: (time) => `En direct, à ${time}`,
  asOfAlone: (time) => `Pas de connexion\u00a0; état à ${time}`,
  nobodyHosts: "Aucun organisateur n’a le tableau ouvert en ce moment.",
};

export default messages;
