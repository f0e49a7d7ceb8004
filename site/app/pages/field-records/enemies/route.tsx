import { Suspense } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { messages as english } from "../messages/en.ts";
import { messages as head } from "../messages/head.en.ts";

const EnemyTable = lazyPart("EnemyTable", () => import("./EnemyTable.tsx"));

export function meta() {
  return pageMeta({
    title: head.enemies,
    description: english.enemiesLead,
    path: "/occult/enemies",
  });
}

export default function EnemyPage() {
  return (
    <Suspense>
      <EnemyTable />
    </Suspense>
  );
}
