import type { RunJob } from "@foray/fieldops/runs/seat-words";
import { runJobs } from "@foray/fieldops/runs/seat-words";
import type { TowerBoard } from "@foray/fieldops/tower-board/board";
import { announce } from "~/browser/announce.ts";
import { formatLabelled } from "~/i18n/format.ts";
import { Select } from "~/ui/Field.tsx";
import { towerMessages } from "./messages.ts";
import { useTowerWords } from "./use-words.ts";

type JobQuestionProps = Readonly<{
  board: TowerBoard;
  who: string;
  onJob: (job: RunJob) => void;
  className?: string | undefined;
}>;

/** For a player whose sign-up names no phantom job. */
export function JobQuestion({ board, who, onJob, className }: JobQuestionProps) {
  const t = towerMessages;
  const { job: jobName } = useTowerWords(board);
  return (
    <span className={className}>
      <Select
        aria-label={formatLabelled(t.whichPhantom, who)}
        value=""
        onChange={({ currentTarget: { value } }) => {
          const job = runJobs.find((each) => each === value);
          if (job === undefined) return;
          onJob(job);
          announce(t.playsNow(who, jobName(job)));
        }}
      >
        <option value="">{t.whichPhantom}</option>
        {runJobs.map((job) => (
          <option key={job} value={job}>
            {jobName(job)}
          </option>
        ))}
      </Select>
    </span>
  );
}
