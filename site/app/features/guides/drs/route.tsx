import { lazy } from "react";
import type { MetaArgs } from "~/browser/page-meta.ts";
import { GuidePage } from "../frame/GuidePage.tsx";
import { guideMeta } from "../frame/guide-meta.ts";
import { drsGuideMessages } from "./messages.ts";
import { drsGuide } from "./pages.ts";

const parts = {
  entry: lazy(() => import("./parts/Entry.tsx")),
  roles: lazy(() => import("./parts/Roles.tsx")),
  fights: lazy(() => import("./parts/Fights.tsx")),
};

export function meta(asked: MetaArgs) {
  return guideMeta(drsGuide, drsGuideMessages, asked);
}

export default function DrsGuidePages() {
  return <GuidePage guide={drsGuide} words={drsGuideMessages} parts={parts} />;
}
