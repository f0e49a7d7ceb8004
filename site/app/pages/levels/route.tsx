import { Suspense } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { messages as english } from "./messages/en.ts";

const LevelPage = lazyPart("LevelPage", () => import("./LevelPage.tsx"));

export function meta() {
  return pageMeta({ title: english.title, description: english.lead, path: "/levels" });
}

export default function LevelsPage() {
  return (
    <Suspense>
      <LevelPage />
    </Suspense>
  );
}
