import type { Findable, FindLists } from "../../search/finds/findable.ts";
import developersDe from "./messages/de.ts";
import { messages as developersEn } from "./messages/en.ts";
import developersFr from "./messages/fr.ts";
import developersJa from "./messages/ja.ts";

const parts: readonly Findable[] = [
  {
    id: "page-developers-embeds",
    kind: "page",
    target: "/developers#embeds",
    names: {
      en: developersEn.embeds,
      ja: developersJa.embeds,
      de: developersDe.embeds,
      fr: developersFr.embeds,
    },
    line: {
      en: developersEn.title,
      ja: developersJa.title,
      de: developersDe.title,
      fr: developersFr.title,
    },
    keywords: [
      "embed",
      "embed OBS Stream",
      "stream",
      "streaming",
      "overlay",
      "OBS",
      "埋め込み",
      "配信",
      "ストリーム",
      "einbetten",
      "Streamer",
      "intégrer",
      "diffusion",
      "diffuser",
    ],
    about: ["Discord Twitch widget einbinden einbauen intégration ウィジェット"],
  },
];

export const finds: FindLists = [{ place: 3, read: () => parts }];
