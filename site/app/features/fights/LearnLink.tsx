import { ButtonLink } from "~/ui/Button.tsx";
import { fightPath, listedName, operations } from "./list.ts";
import { fightMessages } from "./messages.ts";

type Player = Readonly<{ role?: string; party?: string; job?: string | null }>;

function queryOf({ job, party, role }: Player): string {
  const query = new URLSearchParams();
  if (role !== undefined) query.set("role", role);
  if (party !== undefined) query.set("party", party);
  if (job !== undefined && job !== null) query.set("job", job);
  return query.size === 0 ? "" : `?${query.toString()}`;
}

export function LearnLink({ operation, player = {} }: { operation: string; player?: Player }) {
  return (
    <ButtonLink icon="list-checks" to={`${fightPath(operation)}${queryOf(player)}`}>
      {fightMessages.learnIn(listedName(operation).text)}
    </ButtonLink>
  );
}

/** Renders nothing if the run's duty has no fights. */
export function LearnRun({ kind, player }: { kind: string; player?: Player }) {
  const operation = operations.find(({ runs }) => runs.includes(kind));
  if (operation === undefined) return null;
  return <LearnLink operation={operation.id} {...(player === undefined ? {} : { player })} />;
}
