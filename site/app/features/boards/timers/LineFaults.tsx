import type { UnreadPart } from "@foray/fieldops/instance-board/lines/read";
import type { Incoming } from "./incoming.ts";
import { timerPageMessages } from "./messages.ts";
import type { BoardWords } from "./use-board-words.ts";

const MAX_SHOWN = 5;

type Fault = Extract<Incoming, { kind: "board" }>["unread"][number];

const isLine = (fault: Fault): fault is UnreadPart => "timer" in fault;

export default function LineFaults({ unread, words }: { unread: readonly Fault[]; words: BoardWords }) {
  const t = timerPageMessages;
  const why = (fault: Fault) =>
    isLine(fault)
      ? t.lineReasons[fault.reason](fault.timer === null ? "" : words.name(fault.timer))
      : t.unreadReasons[fault.reason];
  return (
    <ul>
      {unread.slice(0, MAX_SHOWN).map((fault, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders
        <li key={place}>
          <code>{fault.text}</code>
          {t.because(why(fault))}
        </li>
      ))}
      {unread.length > MAX_SHOWN && <li>{t.moreUnread(unread.length - MAX_SHOWN)}</li>}
    </ul>
  );
}
