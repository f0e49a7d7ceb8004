import type { DevelopersMessages } from "./en.ts";

const messages: DevelopersMessages = {
  title: "Pour les développeurs",
  description:
    "Données en JSON, paquets pour JavaScript, ligne de commande, calendriers et cadres à insérer : ce que bots, overlays et autres sites peuvent prendre à l’almanach.",
  lead: "Bots, overlays, tableurs et autres sites peuvent tout prendre ici : ni clé, ni compte, ni limite. La météo à venir est certaine : ce qui est calculé une fois reste juste.",
  contents: "Sur cette page",
  data: "Données en JSON",
  dataText:
    "Chaque table de l’almanach est un fichier sous /data/v1, lisible depuis toute page et tout programme. L’index donne pour chacune schéma, mises à jour du jeu, date, taille et SHA-256 : lisez-le, comparez les empreintes et ne chargez que ce qui a changé.",
  dataPromise:
    "Dans v1, des champs peuvent s’ajouter ; aucun ne disparaît, ne devient facultatif ni ne change de type. Un nom qu’une langue n’a pas est absent, et ce que personne ne sait est null.",
  dataFiles: {
    index: "toutes les tables, avec empreintes",
    changes: "ce que les dernières versions ont ajouté, changé et retiré",
    openapi: "description OpenAPI 3.1 de l’ensemble",
    llms: "la même chose pour les modèles de langage",
  },
  packages: "Paquets",
  packagesText:
    "Deux paquets pour JavaScript et TypeScript : le ciel (horloge, météo, recherche de fenêtres) et les données avec leurs règles. Ils ne dépendent de rien d’autre et marchent avec Node 20 ou plus récent, les navigateurs, Deno et Bun.",
  command: "Ligne de commande",
  commandText:
    "Le paquet du ciel a une commande. Les heures sont locales ; ‑‑json donne des millisecondes Unix, ‑‑help toutes les options.",
  feeds: "Calendriers et listes",
  feedsText:
    "Un calendrier auquel on s’abonne montre chaque fenêtre des 90 jours qui suivent la dernière mise à jour de l’almanach. Les programmes le relisent quand ils veulent, le plus souvent une fois par jour, Google Agenda parfois au bout de deux jours ; les fenêtres ne changent jamais, cela ne gêne donc pas.",
  feedsAlarms:
    "Le calendrier avec alarmes couvre 5 jours, celui qui regroupe plusieurs prévisions 2 jours seulement : chaque fenêtre a une alarme dix minutes avant. Certains programmes ignorent les alarmes des calendriers suivis. Google Agenda accepte des fichiers de 1 Mo au plus, et un calendrier qui regroupe plusieurs prévisions peut être plus lourd sans alarmes : prenez alors celui avec alarmes.",
  feedsRules:
    "Dans un calendrier, les fenêtres qui viennent au même moment de la semaine (UTC) forment un événement, répété chaque semaine (RRULE) sauf celles qu’il nomme (EXDATE). Qui veut une liste sans ces règles prend le JSON.",
  filter: "Prévision",
  language: "Langue",
  alarms: "Alarmes",
  withoutAlarms: "Sans",
  withAlarms: "Dix minutes avant",
  calendarAddress: "Adresse du calendrier",
  nextAddress: "Les 200 prochaines fenêtres en JSON",
  changelog: "L’historique en flux Atom",
  embeds: "Cadres à insérer",
  embedsText:
    "Une prévision, une carte, un raid ou l’horloge dans un cadre, sur votre site ou par-dessus un direct : aucun stockage, aucun cookie, aucune requête vers des tiers. Le code d’un raid se trouve sur sa page.",
  embedsPrograms:
    "Les programmes qui connaissent oEmbed trouvent une description par les liens des pages de prévisions, de cartes, de raids et de tous les cadres. Un raid tient tout entier dans son lien, qu’aucun fichier d’ici ne peut connaître : sa description a un titre et une image, mais pas de cadre ; collez-y le code.",
  what: "Contenu",
  forecast: "Prévision",
  map: "Carte",
  licence: "Licence et conditions",
  licenceText:
    "Le code, ainsi que le choix et la forme des données : MIT. Chaque table dit dans « source » d’où viennent ses faits ; gardez ces noms, s’il vous plaît.",
  termsText:
    "Les noms et les nombres du jeu appartiennent à SQUARE ENIX CO., LTD. Sa licence d’utilisation du matériel permet l’usage sans but lucratif avec la mention © SQUARE ENIX ; lisez-la avant de publier.",
  terms: "Licence d’utilisation du matériel (en anglais)",
};

export default messages;
