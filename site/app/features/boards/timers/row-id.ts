import type { Clock } from "@foray/fieldops/instance-board/clocks";

export const rowId = ({ kind, id }: Pick<Clock, "kind" | "id">): string => `timer-${kind}-${id}`;
