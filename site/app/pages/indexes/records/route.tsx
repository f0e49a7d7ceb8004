import { pageMeta } from "~/browser/page-meta.ts";
import { IndexPage } from "../IndexPage.tsx";
import { indexMessages } from "../messages.ts";

const { title, lead } = indexMessages.records;

export function meta() {
  return pageMeta({ title, description: lead, path: "/records" });
}

/** The tables of the game. */
export default function RecordsPage() {
  return <IndexPage of="/records" title={title} lead={lead} />;
}
