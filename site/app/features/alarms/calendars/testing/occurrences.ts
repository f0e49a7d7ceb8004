import ICAL from "ical.js";
import ical from "node-ical";

/** One occurrence of an event (Unix ms). */
export type Occurrence = Readonly<{
  uid: string;
  start: number;
  end: number;
  title: string;
  alarms: number;
}>;

const inOrder = (list: Occurrence[]) => list.sort((a, b) => a.start - b.start);

/** All occurrences as read by ical.js, which throws on an invalid iCalendar. */
export function occurrencesOf(text: string): Occurrence[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const found = calendar.getAllSubcomponents("vevent").flatMap((component) => {
    const event = new ICAL.Event(component);
    const length = event.endDate.toUnixTime() - event.startDate.toUnixTime();
    const alarms = component.getAllSubcomponents("valarm").length;
    const at = (start: number) => ({
      uid: event.uid,
      start: start * 1000,
      end: (start + length) * 1000,
      title: event.summary,
      alarms,
    });
    if (!event.isRecurring()) return [at(event.startDate.toUnixTime())];
    const times: Occurrence[] = [];
    const each = event.iterator();
    for (let time = each.next(); time; time = each.next()) times.push(at(time.toUnixTime()));
    return times;
  });
  return inOrder(found);
}

const FOREVER = { from: new Date(0), to: new Date(8e12) };

/** All occurrences as read by node-ical. */
export function peerOccurrencesOf(text: string): Occurrence[] {
  const found = Object.values(ical.sync.parseICS(text)).flatMap((event) => {
    if (event?.type !== "VEVENT") return [];
    return ical.expandRecurringEvent(event, FOREVER).map(({ end, start, summary }) => ({
      uid: event.uid,
      start: start.getTime(),
      end: end.getTime(),
      title: typeof summary === "string" ? summary : summary.val,
      alarms: event.alarms?.length ?? 0,
    }));
  });
  return inOrder(found);
}
