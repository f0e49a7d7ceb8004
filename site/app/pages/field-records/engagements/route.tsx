import { lazy, Suspense } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { messages as english } from "../messages/en.ts";

const EncounterTable = lazy(() => import("./EncounterTable.tsx"));

export function meta() {
  return pageMeta({
    title: "Engagements, skirmishes and duels",
    description: english.encountersLead,
    path: "/bozja/engagements",
    preview: "engagements",
  });
}

export default function EncountersPage() {
  return (
    <Suspense>
      <EncounterTable />
    </Suspense>
  );
}
