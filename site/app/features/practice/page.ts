import { fightList } from "@foray/fieldops/records/fights/list/facts";
import type { PageDeclaration } from "../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "fights/:operation/:fight/practice", module: "practice-route.tsx" }],
  paths: fightList.flatMap(({ id, operation, practice }): `/${string}`[] =>
    practice ? [`/fights/${operation}/${id}/practice`] : [],
  ),
  entrances: [],
  previews: [],
};
