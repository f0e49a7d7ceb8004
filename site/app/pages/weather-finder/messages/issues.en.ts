import type { FinderIssue } from "../query.ts";

/** What an address got wrong, each with what stands in. */
export const messages: Readonly<Record<FinderIssue["key"], (text: string) => string>> = {
  way: (text) => `“${text}” is no way of searching; this is the session search.`,
  zone: (text) => `Left out: “${text}”. Up to three zones that exist can be searched.`,
  at: (text) =>
    `“${text}” is no start the almanac knows; it must be a date from 27 August 2013 on. Searching from now.`,
  weights: (text) => `Left out: “${text}”. A condition is a weather with a weight from 0 to 10.`,
  len: (text) => `A session lasts 15 to 360 minutes, not “${text}”. The usual 180 stand in.`,
  days: (text) => `A session is looked for over 0.5 to 28 days, not “${text}”. The usual 7 stand in.`,
  weather: (text) => `Left out: there is no weather “${text}”.`,
  hours: (text) =>
    `“${text}” are no Eorzean hours: two different hours from 0 to 24 are needed. Every hour counts.`,
  run: (text) => `“${text}” is no number of periods from 1 to 30. One is enough.`,
  local: (text) =>
    `“${text}” are no hours of a day: two different hours from 0 to 24 are needed. Every hour counts.`,
  n: (text) => `“${text}” is no number of results from 1 to 200.`,
  ahead: (text) => `“${text}” is no look-ahead from 1 day to 100 years. A year stands in.`,
};

export type IssueMessages = typeof messages;
