import { type MetaArgs, pageMeta } from "~/browser/page-meta.ts";
import { Fight, Titled } from "~/features/fights/Fight.tsx";
import { fightMeta, fullFightName } from "~/features/fights/head.ts";
import { listedName, summaryOf } from "~/features/fights/list.ts";
import { Along } from "./Along.tsx";
import { alongMessages } from "./messages.ts";

const t = alongMessages;

export const meta = ({ params }: MetaArgs) => {
  const { fight = "", operation = "" } = params;
  const key = `${operation}/${fight}`;
  if (summaryOf(key) === undefined) return fightMeta(params);
  const name = listedName(key).text;
  return pageMeta({
    title: t.pageTitle(fullFightName(key)),
    description: t.description(name),
    path: `/fights/${key}/run`,
    preview: `fights-${operation}-${fight}`,
  });
};

export default function AlongRoute() {
  return (
    <Fight>
      {(fight) => (
        <Titled title={t.pageTitle(fullFightName(fight.key))}>
          <Along key={fight.key} fight={fight} />
        </Titled>
      )}
    </Fight>
  );
}
