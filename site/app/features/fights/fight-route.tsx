import type { MetaArgs } from "~/browser/page-meta.ts";
import { Fight, Titled } from "./Fight.tsx";
import { FightPage } from "./FightPage.tsx";
import { fightMeta } from "./head.ts";
import { listedName } from "./list.ts";
import { fightMessages } from "./messages.ts";
import { fightName } from "./words.ts";

export const meta = ({ params }: MetaArgs) => fightMeta(params);

export default function FightRoute() {
  return (
    <Fight>
      {(fight) => (
        <Titled
          title={fightMessages.fightTitle(fightName(fight).text, listedName(fight.fight.operation).text)}
        >
          <FightPage fight={fight} />
        </Titled>
      )}
    </Fight>
  );
}
