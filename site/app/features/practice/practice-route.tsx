import { type MetaAsked, pageMeta } from "~/browser/page-meta.ts";
import { Fight, Titled } from "~/features/fights/Fight.tsx";
import { fightMeta } from "~/features/fights/head.ts";
import { listedName, summaryOf } from "~/features/fights/list.ts";
import { fightName } from "~/features/fights/words.ts";
import { practiceMessages } from "./messages.ts";
import { Practice } from "./Practice.tsx";

const t = practiceMessages;

export const meta = ({ params }: MetaAsked) => {
  const { fight = "", operation = "" } = params;
  const key = `${operation}/${fight}`;
  if (summaryOf(key) === undefined) return fightMeta(params);
  const name = listedName(key).text;
  return pageMeta({
    title: t.pageTitle(name),
    description: t.description(name),
    path: `/fights/${key}/practice`,
    preview: `fights-${operation}-${fight}`,
  });
};

/** Practice of a fight. */
export default function PracticeRoute() {
  return (
    <Fight>
      {(fight) => (
        <Titled title={t.pageTitle(fightName(fight).text)}>
          <Practice key={fight.key} fight={fight} />
        </Titled>
      )}
    </Fight>
  );
}
