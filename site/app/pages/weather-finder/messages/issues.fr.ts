import type { IssueMessages } from "./issues.en.ts";

const messages: IssueMessages = {
  way: (text) => `« ${text} » n’est pas une façon de chercher ; voici la recherche de sessions.`,
  zone: (text) => `Ignoré : « ${text} ». On peut chercher dans trois zones existantes au plus.`,
  at: (text) =>
    `« ${text} » n’est pas un début connu ; il faut une date à partir du 27 août 2013. La recherche part de maintenant.`,
  weights: (text) => `Ignoré : « ${text} ». Une condition est une météo avec un poids de 0 à 10.`,
  len: (text) => `Une session dure de 15 à 360 minutes, pas « ${text} ». Les 180 habituelles s’appliquent.`,
  days: (text) => `Une session se cherche sur 0,5 à 28 jours, pas « ${text} ». Les 7 habituels s’appliquent.`,
  weather: (text) => `Ignoré : la météo « ${text} » n’existe pas.`,
  hours: (text) =>
    `« ${text} » ne sont pas des heures éorzéennes : il en faut deux différentes de 0 à 24. Toute heure compte.`,
  run: (text) => `« ${text} » n’est pas un nombre de 1 à 30. Une période suffit.`,
  local: (text) =>
    `« ${text} » ne sont pas des heures d’un jour : il en faut deux différentes de 0 à 24. Toute heure compte.`,
  n: (text) => `« ${text} » n’est pas un nombre de résultats de 1 à 200.`,
  ahead: (text) => `« ${text} » n’est pas un horizon d’un jour à 100 ans. Un an s’applique.`,
};

export default messages;
