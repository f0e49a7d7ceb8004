import type { MetaAsked } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { GuidePage } from "~/ui/guide/GuidePage.tsx";
import { guideMeta } from "~/ui/guide/guide-meta.ts";
import { messages as english } from "./messages/en.ts";
import { drsGuideMessages } from "./messages.ts";
import { drsGuide } from "./pages.ts";

const parts = {
  entry: lazyPart("parts/Entry.tsx", () => import("./parts/Entry.tsx")),
  roles: lazyPart("parts/Roles.tsx", () => import("./parts/Roles.tsx")),
  fights: lazyPart("parts/Fights.tsx", () => import("./parts/Fights.tsx")),
};

export function meta(asked: MetaAsked) {
  return guideMeta(drsGuide, english, asked);
}

/** The guide to Delubrum Reginae (Savage). */
export default function DrsGuidePages() {
  return <GuidePage guide={drsGuide} words={drsGuideMessages} parts={parts} />;
}
