/** The page's title and description for search engines and shared links. */
export const messages = {
  title: "Alarms",
  description:
    "Alarms for notorious monsters and farms: a ring some minutes early, one at the start, and a calendar file that rings with the browser closed.",
};

export type AlarmsHead = typeof messages;
