import { fightList } from "@foray/fieldops/records/fights/list/facts";
import type { PageDeclaration } from "../../page.ts";

export const page: PageDeclaration = {
  routes: [
    { path: "fights/:operation/:fight/run", module: "along-route.tsx" },
    { path: "fights/live", module: "by-game-route.tsx" },
  ],
  paths: [
    "/fights/live",
    ...fightList.flatMap(({ id, operation, timeline }): `/${string}`[] =>
      timeline ? [`/fights/${operation}/${id}/run`] : [],
    ),
  ],
  entrances: [],
  previews: [],
};
