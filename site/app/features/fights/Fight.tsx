import type { ReactNode } from "react";
import { useParams } from "react-router";
import { usePageTitle } from "~/browser/use-title.ts";
import { Wakes } from "~/ui/late-parts.tsx";
import { type LoadedFight, useFight } from "./fight-data.ts";
import { fightPath, listedName, listedNames, operationOf } from "./list.ts";
import { Missing } from "./Missing.tsx";
import { fightMessages } from "./messages.ts";

const t = fightMessages;

function Loaded({ id, children }: { id: string; children: (fight: LoadedFight) => ReactNode }) {
  const fight = useFight(id);
  if (fight !== null) return children(fight);
  const [operation = "", asked = ""] = id.split("/");
  const known = operationOf(operation);
  const all = listedNames().map(([key, name]) => [fightPath(...key.split("/")), name] as const);
  const back =
    known === undefined
      ? ([fightPath(), t.title] as const)
      : ([fightPath(known.id), t.openOperation(listedName(known.id).text)] as const);
  return <Missing title={t.noFight(asked)} asked={asked} all={all} back={back} />;
}

export function Titled({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return children;
}

/** Suggests similar fights if there is none with that key. */
export function FightById({ id, children }: { id: string; children: (fight: LoadedFight) => ReactNode }) {
  return (
    <Wakes waiting={null}>
      <Loaded key={id} id={id}>
        {children}
      </Loaded>
    </Wakes>
  );
}

export function Fight({ children }: { children: (fight: LoadedFight) => ReactNode }) {
  const { fight = "", operation = "" } = useParams();
  return <FightById id={`${operation}/${fight}`}>{children}</FightById>;
}
