import { Suspense } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { messages as english } from "../messages/en.ts";
import { messages as head } from "../messages/head.en.ts";

const NoteTable = lazyPart("NoteTable", () => import("./NoteTable.tsx"));

export function meta() {
  return pageMeta({
    title: head.notes,
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
