import { Suspense } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { messages as english } from "./messages/en.ts";

const RelicPage = lazyPart("RelicPage", () => import("./RelicPage.tsx"));

export function meta() {
  return pageMeta({ title: english.title, description: english.lead, path: "/relics" });
}

export default function RelicsPage() {
  return (
    <Suspense>
      <RelicPage />
    </Suspense>
  );
}
