import type { LoadoutPlan, PlanInput } from "@foray/fieldops/loadout-plan/types";
import { useEffect, useRef, useState } from "react";

export type Solved = Readonly<{ plan: LoadoutPlan; input: PlanInput }>;

type Answer = Readonly<{ serial: number; plan: LoadoutPlan }>;

/** Time in ms after which a worker without an answer counts as failed. */
const TIMEOUT_MS = 10_000;

/**
 * Finds the cheapest plan in a worker. Keeps the last one until the next is ready.
 * `failed` if the worker cannot run or does not answer.
 */
export function usePlan(input: PlanInput): Readonly<{ solved: Solved | null; failed: boolean }> {
  const [solved, setSolved] = useState<Solved | null>(null);
  const [failed, setFailed] = useState(false);
  const worker = useRef<Worker | null>(null);
  const serial = useRef(0);

  useEffect(() => {
    const own = new Worker(new URL("./plan.worker.ts", import.meta.url), { type: "module" });
    worker.current = own;
    own.addEventListener("error", () => setFailed(true));
    return () => {
      worker.current = null;
      own.terminate();
    };
  }, []);

  useEffect(() => {
    const own = worker.current;
    if (own === null) return undefined;
    serial.current += 1;
    const asked = serial.current;
    const timer = setTimeout(() => setFailed(true), TIMEOUT_MS);
    const onAnswer = ({ data }: MessageEvent<Answer>) => {
      if (data.serial !== asked) return;
      clearTimeout(timer);
      setFailed(false);
      setSolved({ plan: data.plan, input });
    };
    own.addEventListener("message", onAnswer);
    own.postMessage({ serial: asked, input });
    return () => {
      clearTimeout(timer);
      own.removeEventListener("message", onAnswer);
    };
  }, [input]);

  return { solved, failed };
}
