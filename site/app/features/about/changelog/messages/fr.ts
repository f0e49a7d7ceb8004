import type { ChangelogMessages } from "./en.ts";

const messages: ChangelogMessages = {
  title: "Historique",
  description: "Ce qui a changé dans chaque version de l’almanach, de la plus récente à la plus ancienne.",
  lead: "Ce qui a changé dans chaque version, de la plus récente à la plus ancienne.",
  version: (version) => `Version ${version}`,
  changes: {
    "1.2.0": [
      "Le temps restant était pris pour l’âge de l’instance\u00a0; il ne concerne que votre propre séjour. La vérification demande désormais le Temps restant le plus bas de la Liste des joueurs.",
      "Les deux heures d’un monstre célèbre se comptent depuis son apparition, et non depuis sa mort. Appuyez sur «\u00a0Vient d’apparaître\u00a0»\u00a0; si seule la mort est notée, le minuteur précise que c’est une estimation.",
      "Les tableaux et les pots continuent après trois heures. Une prévision fondée sur une note ancienne est donnée comme moins sûre, puis oubliée après six heures.",
      "La météo d’Empyrée était fausse la plupart du temps\u00a0; elle est désormais exacte.",
      "Corrections\u00a0: durée et accès des tours fourchues, nombre minimal de joueurs, premiers pots de chaque zone, chances des coffres, deux dernières étapes des armes fantômes et adversaire du duel «\u00a0Force divine\u00a0».",
    ],
    "1.1.0": [
      "Ce soir : vos heures et vos souhaits en un seul plan, avec les trajets et un choix quand deux fenêtres tombent en même temps\u00a0; alarmes, message pour Discord et calendrier d’un seul clic.",
      "Tableau de raid : collez vos inscriptions, placez chacun et partagez places, kits et mots de passe par lien.",
      "Tableaux d’instance : ce que votre instance a vu et ce qui vient ensuite, partagé par lien ou en direct avec l’équipe.",
      "Mes affaires : ce que vous possédez et avez coché, au même endroit et dans un fichier, repris par les mémentos, les sets Logos, les armes reliques et le tableau de la tour.",
      "Tableau de la tour : huit joueurs et leurs jobs de soutien face aux besoins d’une tour, avec ce qui manque, qui peut changer de job et ce qui se débloque le plus vite.",
      "Cartes : suivez un trajet en un clic par étape et trouvez un lieu par ses coordonnées, un repère de carte ou un texte de position.",
      "Par où commencer : chaque mission d’exploration dans une colonne, avec la quête qui la débloque et votre première heure en cinq étapes.",
    ],
    "1.0.0": [
      "Première version\u00a0: tout est calculé dans votre navigateur, et chaque résultat se partage par un lien.",
      "Des prévisions pour chaque monstre célèbre qui dépend d’une météo ou de la nuit, pour les coffres, les éclats Logos et les éclats oubliés, avec compte à rebours et avertissement en cas de conflit.",
      "La recherche météo : des sessions classées par score et des suites de météos et d’heures d’Éorzéa jusqu’à cent ans à l’avance.",
      "Les cartes des huit zones avec chaque lieu connu, des trajets, vos propres épingles et la météo de la zone.",
      "Mémentos et sets Logos\u00a0: ceux que publient les meneurs et les vôtres, à partager par lien, avec ce qu’ils demandent, les prix du marché et le plan le moins cher.",
      "Actions oubliées, actions Logos et jobs de soutien côte à côte ; des alarmes et des minuteurs qui sonnent dans le navigateur ou le calendrier.",
      "La recherche de pages, d’actions, de jobs, de monstres, de lieux et de mondes dans les sept langues du jeu.",
      "Anglais, japonais, allemand et français partout ; thèmes clair et sombre ; utilisable hors ligne après une visite.",
    ],
  },
};

export default messages;
