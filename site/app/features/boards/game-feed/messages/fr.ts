import type { GameFeedMessages } from "./en.ts";

const messages: GameFeedMessages = {
  title: "Liaison avec le jeu",
  eyebrow: "Tableaux d’instance",
  lead: "Laissez votre jeu remplir le tableau : OverlayPlugin (ACT) ou IINACT, sur cet ordinateur, signale chaque ALÉA, chaque affrontement crucial et chaque confrontation critique de votre zone.",
  promise:
    "Rien n’est ouvert avant votre clic. Seuls les changements de zone, les ALÉA et les affrontements sont lus ; discussions, noms et combats sont écartés sans être lus et ne quittent jamais votre ordinateur.",
  asked: "Refusé",
  quiet: (duration) =>
    `Aucun ALÉA ni affrontement signalé depuis ${duration}. Dans une instance calme, c’est normal. Après une mise à jour du jeu, le plugin doit parfois être mis à jour.`,
  missingKind: {
    encounter:
      "Les ALÉA sont signalés, mais aucun affrontement ni aucune confrontation depuis 15 minutes. Après une mise à jour du jeu, le plugin doit parfois être mis à jour ; en attendant, notez-les à la main.",
    fate: "Les affrontements sont signalés, mais aucun ALÉA depuis 15 minutes. Après une mise à jour du jeu, le plugin doit parfois être mis à jour ; en attendant, notez les ALÉA à la main.",
  },
  outside:
    "Vous n’êtes dans aucune mission d’exploration. Entrez dans l’une d’elles : la liaison démarrera d’elle-même.",
  where: "Votre zone",
  unknownZone: "En attente du nom de votre zone…",
  askTitle: "Même instance ou nouveau tableau ?",
  askText: "Vous avez déjà un tableau pour cette zone. Un tableau ne vaut que pour une seule instance.",
  same: "Même instance",
  sameAs: (board) => `Même instance que « ${board} »`,
  boardOf: (time) => `Tableau de ${time}`,
  another: "Nouveau tableau",
  anotherHint: "Un nouveau tableau efface les minuteurs de cette zone.",
  writing: "Tout est noté sur votre tableau de cette zone.",
  openBoard: "Ouvrir le tableau",
  opensTab: "dans un nouvel onglet ; gardez celui-ci ouvert",
  upTitle: "En cours",
  nothingUp: "Rien de signalé pour l’instant. Le jeu n’indique que ce qui change à partir de maintenant.",
  upSince: (time) => `en cours depuis ${time}`,
  upUnknown: "en cours, début non observé",
  percent: (value) => `${value} %`,
  nextWindow: (when) => `prochaine fenêtre ${when}`,
  mayTrigger: (name) => `peut déclencher : ${name}`,
  notedTitle: "Signalé par le jeu",
  began: "début",
  spawned: "apparition",
  ended: "fin",
  killed: "mort",
  seen: "en cours",
  lapsed: "disparition",
  wasItKilled: "A-t-il été vaincu ?",
  noteKill: "Noter la mort",
  notKilled: "Non vaincu",
  outcomes: {
    waiting: "pas encore noté",
    asked: "pas encore noté",
    noted: "noté",
    known: "déjà sur le tableau",
    unlisted: "pas de minuteur",
    dropped: "non noté",
  },
  until: (time) => `jusqu’à ${time}`,
  rule: "Les deux heures d’un monstre célèbre comptent depuis son apparition, que la liaison détecte. Si elle n’a vu que la mort, le tableau suppose une apparition quelques minutes plus tôt.",
};

export default messages;
