import { Suspense } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { messages as english } from "./messages/en.ts";

const BoxPage = lazyPart("BoxPage", () => import("./BoxPage.tsx"));

export function meta() {
  return pageMeta({ title: english.title, description: english.lead, path: "/boxes" });
}

export default function BoxesPage() {
  return (
    <Suspense>
      <BoxPage />
    </Suspense>
  );
}
