import { pageMeta } from "~/browser/page-meta.ts";
import { IndexPage } from "~/ui/index-page/IndexPage.tsx";
import { recordsMessages } from "./messages.ts";

const { title, lead } = recordsMessages;

export function meta() {
  return pageMeta({ title, description: lead, path: "/records" });
}

export default function RecordsPage() {
  return <IndexPage of="/records" title={title} lead={lead} />;
}
