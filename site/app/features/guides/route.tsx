import { pageMeta } from "~/browser/page-meta.ts";
import { IndexPage } from "~/ui/index-page/IndexPage.tsx";
import { guidesMessages } from "./messages.ts";

const { title, lead } = guidesMessages;

export function meta() {
  return pageMeta({ title, description: lead, path: "/guides" });
}

export default function GuidesPage() {
  return <IndexPage of="/guides" title={title} lead={lead} />;
}
