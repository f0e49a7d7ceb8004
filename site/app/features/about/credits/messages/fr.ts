import type { CreditsMessages } from "./en.ts";

const messages: CreditsMessages = {
  title: "Crédits et vie privée",
  description:
    "De qui viennent les glyphes, polices, données et mémentos de l’almanach et sous quelles licences ; ce qu’il conserve dans votre navigateur et les requêtes qu’il envoie.",
  lead: "Cet almanach repose sur le travail d’autres personnes. Les voici, avec les conditions auxquelles elles l’ont partagé, et ce que le site sait de vous : rien.",
  contents: "Sur cette page",
  art: "Dessins",
  artText:
    "Les sept scènes, les planches de référence, les cartes, les icônes de météo et le logo ont été dessinés pour Foray Almanac.",
  plates: "Planches de référence",
  glyphs: "Glyphes et polices",
  glyphsText:
    "Les glyphes des actions, des monstres et des repères ont été recolorés et posés sur des plaques ; leurs points sont arrondis à une grille de 144.",
  fontsText:
    "Les titres sont en Marcellus, le texte et les chiffres en Figtree ; le japonais des aperçus de liens en Zen Antique et Zen Kaku Gothic New.",
  data: "Données du jeu",
  dataText:
    "FINAL FANTASY XIV © SQUARE ENIX. Les noms, les nombres et les tables de météo viennent du jeu ; aucune image, aucun texte ni aucun son du jeu ne fait partie du site tel qu’il est livré.",
  marketText: "Les prix du marché sont recueillis par des joueurs et fournis par",
  holsters: "Mémentos",
  holstersText:
    "Les mémentos pour Delubrum Reginae (sadique) sont l’œuvre de ces meneurs, tels qu’ils les ont publiés.",
  marks: "Fiabilité d’une valeur",
  marksText:
    "Une valeur sans marque vient des fichiers du jeu ou de plusieurs sources indépendantes qui concordent. Un soulignement pointillé signale un doute : survolez-le, atteignez-le au clavier ou touchez-le pour savoir pourquoi.",
  facts: "Sources des faits",
  factsText:
    "Positions, conditions, chaînes et butins ont été recueillis par des joueurs et comparés entre eux. Seuls des faits ont été repris, aucune phrase ni aucun code.",
  noLicence: "aucune indiquée",
  factsOnly: (terms) => `${terms} ; faits seulement`,
  taken: { sheets: "tables de données du jeu", itemIds: "numéros des objets" },
  software: "Logiciels utilisés",
  privacy: "Vie privée",
  privacyText:
    "Il n’y a ni compte, ni cookie, ni serveur qui pourrait se souvenir de vous : les pages sont des fichiers, et tout est calculé dans votre navigateur. La liaison avec le jeu se connecte à un programme de votre propre ordinateur, et seulement si vous cliquez sur «\u00a0Se connecter au jeu\u00a0»\u00a0; ce qu’elle lit reste sur vos tableaux.",
  stored: "Ce qui est conservé",
  storedText:
    "Uniquement dans votre navigateur : ce que vous choisissez, et les dernières pages ouvertes. Effacer les données du site supprime tout.",
  storedAll: "Liste complète",
  keys: {
    theme: "Thème clair, sombre ou celui du système.",
    language: "Langue de l’interface.",
    nameLanguage: "Langue des noms du jeu.",
    hourCycle: "Affichage de l’heure sur 12 ou 24 heures.",
    timeZone: "Fuseau horaire de toutes les heures, si vous en avez choisi un.",
    universalisServer: "Région, centre de données ou monde dont vous lisez les prix.",
    marketPrices:
      "Les prix du marché que vous avez vus ces derniers jours, pour qu’une page les montre aussitôt.",
    pinnedZones: "Zones que vous avez ajoutées à la grille météo de l’horloge.",
    recentFinds: "Les cinq derniers résultats ouverts depuis la recherche.",
    pins: "Les pages que vous avez épinglées.",
    lastPages: "Les six dernières pages ouvertes, pour l’accueil.",
    homeLogograms: "L’affichage des farms d’éclats Logos parmi les prochaines fenêtres.",
    alarms: "Les alarmes que vous avez réglées : pour quoi, avec quelle avance et quel son.",
    weatherSearches: "Les recherches météo que vous avez enregistrées et leur alarme.",
    alarmsRung: "Les alarmes déjà déclenchées, pour qu’aucune ne sonne deux fois.",
    timers: "Les minuteurs que vous avez lancés.",
    instanceAnswers: "Temps restants et apparitions saisis pour vérifier une instance, pendant six heures.",
    playTimes: "Les jours et les heures où vous pouvez jouer.",
    tonight: "Ce que vous souhaitez pour une soirée, et votre temps de trajet entre deux étapes.",
    mapLayers: "Les calques affichés sur chaque carte.",
    mapNames: "L’affichage des noms sur les cartes.",
    mapPins: "Les épingles que vous avez posées sur les cartes.",
    mapPinsShown: "Les cartes où vos épingles sont cachées.",
    mapPicture: "Les cartes qui montrent l’image du jeu, là où elle est installée.",
    towerBoard: "L’équipe de votre tableau de la tour.",
    formerRuns: "Les raids préparés sur le tableau de raid.",
    runRegulars: "Les joueurs que vous gardez comme habitués de vos raids.",
    runTemplates: "Vos propres textes pour les messages d’un raid.",
    hostedRuns:
      "Les raids dont vous recevez les inscriptions : le lien des organisateurs, le tableau et ce qui n’est pas encore envoyé.",
    ownSignUps: "Les inscriptions que vous avez envoyées, avec la clé qui permet de les modifier.",
    moments: "Les alarmes réglées pour un raid\u00a0: mots de passe et départ.",
    holsterRun: "Les mémentos de raid que vous composez.",
    mapRouteRuns: "Les trajets que vous suivez sur les cartes : quelles étapes sont faites.",
    lastPortalSection: "Le secteur où vous avez noté le dernier portail ouvert.",
    holsterRuns: "Le nombre de raids pour lesquels vous préparez des mémentos.",
    sidebarFolded: "Les groupes du menu latéral que vous avez repliés.",
    sidebarRail: "Si le menu latéral est réduit à ses icônes.",
    fightPart: "Le rôle, l’équipe et le job de soutien choisis pour les combats.",
    fightWays: "La méthode choisie pour chaque mécanique.",
    fightPulls: "Les pulls de ce soir par combat\u00a0: combien, et le plus long.",
    spokenCalls: "Si les annonces sont dites à voix haute, et combien de secondes à l’avance.",
    lasting: "Si ce navigateur a été prié de tout conserver, et si l’avertissement a été affiché.",
    mapTicks: "Les repères que vous avez cochés sur les cartes.",
    things:
      "Tout ce que vous possédez ou avez accompli : éclats Logos, actions oubliées, éclats oubliés, jobs de soutien, armes reliques, notes du front bozjien et calepin du croissant.",
    eurekaPrices: "Les prix des éclats Logos que vous avez saisis.",
  },
  scroll: "Votre position de défilement sur chaque page, pour cet onglet seulement.",
  caches: "Des copies des fichiers du site, pour qu’il fonctionne hors ligne.",
  pictureTimes:
    "La date à laquelle les images d’un lot ont été vues pour la dernière fois, pour supprimer d’abord les plus anciennes.",
  relay: "Ce que voit un relais",
  relayText:
    "Les tableaux en direct et les inscriptions par lien passent par un relais, si ce site en indique un. Tout est chiffré dans votre navigateur, avec des clés que seuls les liens contiennent. Le relais voit votre adresse IP, l’heure d’envoi et des tailles par paliers. Il garde un tableau en direct quatre heures après la dernière note, les inscriptions et les raids 14 jours après le dernier changement, et ne tient aucun journal d’adresses. Les organisateurs d’un raid peuvent en supprimer toutes les inscriptions d’un coup.",
  requested: "Requêtes envoyées",
  requestedText:
    "Les fichiers du site. Là où des prix sont affichés, les numéros de ces objets et la région choisie sont envoyés à universalis.app, et rien d’autre.",
  noAnalytics: "Les visites ne sont pas comptées.",
  analytics:
    "Les visites sont comptées sans cookies et sans vos recherches ; pas du tout si votre navigateur demande à ne pas être suivi.",
  changelog: "Ce qui a changé dans chaque version",
};

export default messages;
