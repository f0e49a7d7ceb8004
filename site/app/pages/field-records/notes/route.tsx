import { lazy, Suspense } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { messages as english } from "../messages/en.ts";

const NoteTable = lazy(() => import("./NoteTable.tsx"));

export function meta() {
  return pageMeta({
    title: "Field notes of Bozja and Zadnor",
    description: english.notesLead,
    path: "/bozja/notes",
    preview: "field-notes",
  });
}

export default function NotesPage() {
  return (
    <Suspense>
      <NoteTable />
    </Suspense>
  );
}
