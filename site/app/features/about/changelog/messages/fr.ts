import type { ChangelogMessages } from "./en.ts";

const messages: ChangelogMessages = {
  title: "Historique",
  description: "Ce qui a changé dans chaque version de l’almanach, de la plus récente à la plus ancienne.",
  lead: "Ce qui a changé dans chaque version, de la plus récente à la plus ancienne.",
  version: (version) => `Version ${version}`,
  changes: {
    "1.2.0": [
      "Le temps restant était pris pour l’âge de l’instance\u00a0; c’est votre propre séjour. La vérification demande maintenant le Temps restant le plus bas de la Liste des joueurs.",
      "Les deux heures d’un monstre célèbre comptent depuis son apparition, pas depuis sa mort. Appuyez sur «\u00a0Vient d’apparaître\u00a0»\u00a0; si seule la mort est notée, le minuteur dit que c’est une estimation.",
      "Les tableaux et les pots continuent après trois heures. Une prévision fondée sur une vieille note est moins sûre, puis oubliée après six heures.",
      "La météo d’Empyrée était presque toujours fausse\u00a0; elle est juste à présent.",
      "Corrigé\u00a0: temps et accès des tours fourchues, nombre minimal de joueurs, premiers pots par zone, chances de coffres, les deux dernières étapes des armes fantômes et l’adversaire du duel Force divine.",
    ],
    "1.1.0": [
      "Ce soir : vos heures et vos souhaits en un seul plan, avec les trajets et un choix quand deux choses tombent ensemble ; alarmes, texte pour Discord et agenda en un geste.",
      "Tableau de raid : collez vos inscriptions, placez chacun et partagez places, kits et codes par lien.",
      "Tableaux d’instance : ce que votre instance a vu et ce qui vient ensuite, partagé par lien ou en direct avec l’équipe.",
      "Mes affaires : ce que vous possédez et avez coché, au même endroit et dans un fichier, lu par les mémentos, les plateaux, les armes reliques et le tableau de la tour.",
      "Tableau de la tour : huit joueurs et leurs jobs de soutien face aux besoins d’une tour : ce qui manque, qui peut changer, ce qui se débloque le plus vite.",
      "Cartes : suivez un trajet d’un geste par étape et trouvez un lieu par coordonnées, drapeau ou texte de position.",
      "Par où commencer : chaque opération dans une colonne, avec la quête qui l’ouvre et votre première heure en cinq étapes.",
    ],
    "1.0.0": [
      "La première édition : tout est calculé dans votre navigateur, et chaque réponse a une adresse que l’on peut partager.",
      "Des prévisions pour chaque monstre célèbre qui dépend d’une météo ou de la nuit, pour les coffres, les éclats Logos et les éclats oubliés, avec compte à rebours et avertissement en cas de conflit.",
      "La recherche météo : des sessions classées par score et des suites de météos et d’heures d’Éorzéa jusqu’à cent ans à l’avance.",
      "Les cartes dessinées des huit zones avec chaque lieu connu, des trajets, vos épingles et la météo de la zone.",
      "Mémentos et plateaux Logos : ceux des meneurs et les vôtres par lien, avec ce qu’ils demandent, les prix du marché et le plan le moins cher.",
      "Actions oubliées, actions Logos et jobs de soutien côte à côte ; des alarmes et des minuteurs qui sonnent dans le navigateur ou l’agenda.",
      "La recherche de pages, d’actions, de jobs, de monstres, de lieux et de mondes dans les sept langues du jeu.",
      "Anglais, japonais, allemand et français partout ; thèmes clair et sombre ; utilisable hors ligne après une visite.",
    ],
  },
};

export default messages;
