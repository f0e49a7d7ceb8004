import { Suspense } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { messages as english } from "../messages/en.ts";

const MonsterTable = lazyPart("MonsterTable", () => import("./MonsterTable.tsx"));

export function meta() {
  return pageMeta({
    title: "Notorious monsters of Eureka",
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
