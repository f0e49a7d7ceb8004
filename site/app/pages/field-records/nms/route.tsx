import { Suspense } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { messages as english } from "../messages/en.ts";
import { messages as head } from "../messages/head.en.ts";

const MonsterTable = lazyPart("MonsterTable", () => import("./MonsterTable.tsx"));

export function meta() {
  return pageMeta({
    title: head.monsters,
    description: english.monstersLead,
    path: "/eureka/nms",
    preview: "nms",
  });
}

export default function MonstersPage() {
  return (
    <Suspense>
      <MonsterTable />
    </Suspense>
  );
}
