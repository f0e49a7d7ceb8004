import { type MetaArgs, pageMeta } from "~/browser/page-meta.ts";
import { Fight, Titled } from "~/features/fights/Fight.tsx";
import { fightMeta, fullFightName } from "~/features/fights/head.ts";
import { listedName, summaryOf } from "~/features/fights/list.ts";
import { practiceMessages } from "./messages.ts";
import { Practice } from "./Practice.tsx";

const t = practiceMessages;

export const meta = ({ params }: MetaArgs) => {
  const { fight = "", operation = "" } = params;
  const key = `${operation}/${fight}`;
  if (summaryOf(key) === undefined) return fightMeta(params);
  const name = listedName(key).text;
  return pageMeta({
    title: t.pageTitle(fullFightName(key)),
    description: t.description(name),
    path: `/fights/${key}/practice`,
    preview: `fights-${operation}-${fight}`,
  });
};

export default function PracticeRoute() {
  return (
    <Fight>
      {(fight) => (
        <Titled title={t.pageTitle(fullFightName(fight.key))}>
          <Practice key={fight.key} fight={fight} />
        </Titled>
      )}
    </Fight>
  );
}
