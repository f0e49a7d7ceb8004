export function calendarText(
  _events: readonly {
    uid: string;
    start: number;
    end: number;
    title: string;
    description: string;
    location: string;
    url: string;
  }[],
  _options: { name: string; now: number },
): string {
  return "";
}
