import type { IndexMessages } from "./en.ts";

const messages: IndexMessages = {
  occult: "Kreszentia",
  bozja: "Bozja und Delubrum Reginae",
  eureka: "Eureka",
  forays: "Alle Feldexkursionen",
  about: "Begriffe",
};

export default messages;
