import { Suspense } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { messages as english } from "../messages/en.ts";
import { messages as head } from "../messages/head.en.ts";

const EncounterTable = lazyPart("EncounterTable", () => import("./EncounterTable.tsx"));

export function meta() {
  return pageMeta({
    title: head.encounters,
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
