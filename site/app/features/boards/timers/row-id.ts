import type { Clock } from "@foray/fieldops/instance-board/clocks";

/** Id of a timer's row on the page. */
export const rowId = ({ kind, id }: Pick<Clock, "kind" | "id">): string => `timer-${kind}-${id}`;
