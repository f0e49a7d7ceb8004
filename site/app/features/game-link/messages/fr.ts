import type { GameLinkMessages } from "./en.ts";

const messages: GameLinkMessages = {
  connect: "Se connecter au jeu",
  stop: "Arrêter",
  tryAgain: "Réessayer",
  tryNow: "Essayer maintenant",
  off: "Non connecté.",
  asking:
    "Votre navigateur demande une autorisation. Autorisez cette page à accéder aux applications de cet appareil.",
  looking: "Recherche d’OverlayPlugin ou d’IINACT…",
  connected: "Connecté.",
  absent: "Aucun programme trouvé sur cet ordinateur.",
  silent: "Quelque chose répond sur le port 10501, mais pas comme OverlayPlugin.",
  lost: "La connexion est perdue. Tout ce qui précède est conservé.",
  retryIn: (duration) => `Prochain essai dans ${duration}.`,
  refused: "Votre navigateur n’autorise pas cette page à accéder aux applications de cet appareil.",
  unableBrowser:
    "Ce navigateur ne peut pas se connecter : Safari bloque les programmes de votre propre ordinateur.",
  unableHeaders:
    "Le serveur de ce site interdit la connexion : il n’envoie pas les en-têtes propres à cette page.",
  wrongAddress: {
    address: "L’adresse dans OVERLAY_WS n’est pas une adresse WebSocket.",
    elsewhere:
      "L’adresse dans OVERLAY_WS mène à un autre ordinateur. La connexion n’est possible qu’avec celui-ci.",
    port: "L’adresse dans OVERLAY_WS utilise un autre port. Choisissez le port 10501 dans le plugin.",
  },
  asked: "Refusé",
  usualAddress: "Utiliser l’adresse habituelle",
  lastLine: (duration) => `Dernier message il y a ${duration}.`,
  noLine: "Aucun message pour l’instant.",
  mute: "Le plugin n’envoie rien. Le jeu est-il lancé ?",
  setUp: "Comment l’installer",
  steps: [
    "OverlayPlugin : dans ACT, ouvrez Plugins, OverlayPlugin WSServer, gardez 127.0.0.1 et le port 10501, puis cliquez sur Start.",
    "IINACT : ouvrez ses réglages dans le jeu, onglet WebSocket Server, et démarrez-le sur le port 10501.",
    "Jouez et ouvrez cette page sur le même ordinateur, dans Chrome, Edge ou Firefox.",
  ],
  allow: "Comment l’autoriser",
  allowSteps: [
    "Chrome, Edge : cliquez sur l’icône à gauche de l’adresse, puis réglez « Applications sur l’appareil » (ou « Accès au réseau local ») sur Autoriser.",
    "Firefox : cliquez sur l’icône à gauche de l’adresse et levez le blocage pour « Applications de cet appareil ».",
    "Cliquez ensuite sur Réessayer.",
  ],
  otherBrowser: "Ouvrez cette page dans Chrome, Edge ou Firefox.",
};

export default messages;
