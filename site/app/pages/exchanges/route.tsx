import { Suspense } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { messages as english } from "./messages/en.ts";

const ExchangePage = lazyPart("ExchangePage", () => import("./ExchangePage.tsx"));

export function meta() {
  return pageMeta({ title: english.title, description: english.lead, path: "/exchanges" });
}

export default function ExchangesPage() {
  return (
    <Suspense>
      <ExchangePage />
    </Suspense>
  );
}
