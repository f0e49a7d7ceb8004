import type { DevelopersMessages } from "./en.ts";

const messages: DevelopersMessages = {
  title: "Pour les développeurs",
  description:
    "Données en JSON, paquets pour JavaScript, ligne de commande, calendriers et cadres à intégrer : ce que bots, overlays et autres sites peuvent utiliser.",
  lead: "Bots, overlays, tableurs et autres sites peuvent tout utiliser ici : ni clé, ni compte, ni limite. La météo suit une formule fixe : un résultat calculé reste toujours valable.",
  contents: "Sur cette page",
  data: "Données en JSON",
  dataText:
    "Chaque table de l’almanach est un fichier sous /data/v2, que toute page et tout programme peuvent lire. L’index donne pour chacune son schéma, ses mises à jour du jeu, sa date, sa taille et son empreinte SHA-256 : lisez-le, comparez les empreintes et ne chargez que ce qui a changé.",
  dataPromise:
    "Dans la v2, des champs peuvent être ajoutés ; aucun ne sera supprimé, ne deviendra facultatif ni ne changera de type. Un nom qui n’existe pas dans une langue est omis, et ce que personne ne sait vaut null.",
  dataVersions:
    "/data/v1 garde la première structure des données et reste à jour. Dans la v2, les zones et les missions d’exploration sont des valeurs et non plus des noms de champs\u00a0; changes.json donne la liste des différences.",
  dataFiles: {
    index: "toutes les tables, avec empreintes",
    changes: "ce que les dernières versions ont ajouté, changé et retiré",
    openapi: "description OpenAPI 3.1 de l’ensemble",
    llms: "la même chose pour les modèles de langage",
  },
  packages: "Paquets",
  packagesText:
    "Deux paquets pour JavaScript et TypeScript : eorzea (horloge, météo, recherche de fenêtres) et fieldops (données du jeu et leurs règles). Sans dépendance tierce, ils fonctionnent avec Node 20 ou une version plus récente, dans les navigateurs, avec Deno et Bun.",
  command: "Ligne de commande",
  commandText:
    "Le paquet eorzea fournit un outil en ligne de commande. Les heures sont locales ; ‑‑json donne des millisecondes Unix, ‑‑help affiche toutes les options.",
  feeds: "Calendriers et listes",
  feedsText:
    "Un calendrier auquel on s’abonne affiche chaque fenêtre des 90 jours qui suivent la dernière mise à jour de l’almanach. Les applications l’actualisent à leur rythme, le plus souvent une fois par jour, Google Agenda parfois seulement tous les deux jours ; les fenêtres ne changent jamais : ce retard est sans conséquence.",
  feedsAlarms:
    "Les alarmes sonnent dix minutes avant chaque fenêtre. Un calendrier avec alarmes couvre 5 jours, ou 2 seulement s’il regroupe plusieurs prévisions. Certaines applications ignorent les alarmes des calendriers auxquels on s’abonne. Google Agenda accepte des fichiers de 1 Mo au plus ; sans alarmes, un calendrier qui regroupe plusieurs prévisions peut dépasser cette taille : prenez alors celui avec alarmes.",
  feedsRules:
    "Un calendrier contient un événement simple par fenêtre, sans répétition. Dans conflict, lowestLeft est un seuil pour le Temps restant le plus bas de la Liste des joueurs, pas l’âge d’une instance.",
  filter: "Prévision",
  language: "Langue",
  alarms: "Alarmes",
  withoutAlarms: "Sans",
  withAlarms: "Dix minutes avant",
  calendarAddress: "Adresse du calendrier",
  nextAddress: "Les 200 prochaines fenêtres en JSON",
  changelog: "L’historique en flux Atom",
  embeds: "Cadres à intégrer",
  embedsText:
    "Une prévision, une carte, un raid ou l’horloge dans un cadre, sur votre site ou dans votre stream : aucun stockage, aucun cookie, aucune requête vers des tiers. Le code d’intégration d’un raid se trouve sur sa page.",
  embedsPrograms:
    "Les applications compatibles avec oEmbed reconnaissent les prévisions, les cartes, les raids et tous les cadres grâce aux liens de leurs pages. Un raid n’existe que dans son lien : sa description oEmbed a un titre et une image, mais pas de cadre ; collez plutôt le code d’intégration.",
  what: "Contenu",
  forecast: "Prévision",
  map: "Carte",
  fight: "Combat",
  licence: "Licence et conditions",
  licenceText:
    "Le code, ainsi que la sélection et la structure des données : licence MIT. Chaque table cite ses sources dans « source » ; merci de conserver ces mentions.",
  termsText:
    "Les noms et les chiffres du jeu appartiennent à SQUARE ENIX CO., LTD. Sa licence d’utilisation du matériel autorise l’usage non commercial avec la mention © SQUARE ENIX ; lisez-la avant de publier.",
  terms: "Licence d’utilisation du matériel (en anglais)",
};

export default messages;
