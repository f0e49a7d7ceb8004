import { Suspense } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { messages as english } from "../messages/en.ts";
import { messages as head } from "../messages/head.en.ts";

const RecordList = lazyPart("RecordList", () => import("./RecordList.tsx"));

export function meta() {
  return pageMeta({
    title: head.records,
    description: english.recordsLead,
    path: "/occult/records",
  });
}

export default function OccultRecordsPage() {
  return (
    <Suspense>
      <RecordList />
    </Suspense>
  );
}
