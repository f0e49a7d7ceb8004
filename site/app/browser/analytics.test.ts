import { expect, test } from "vitest";
import { settings } from "~/settings.ts";
import { analyticsAttributes } from "./analytics.ts";

const counter = { scriptPath: "/stats/script.js", siteId: "abc" };

test("analytics are off by default", () => {
  expect(settings.analytics).toBeUndefined();
  expect(analyticsAttributes(undefined, {})).toBeUndefined();
});

test("analyticsAttributes excludes search strings", () => {
  expect(analyticsAttributes(counter, {})).toEqual({
    src: "/stats/script.js",
    "data-website-id": "abc",
    "data-exclude-search": "true",
    "data-do-not-track": "true",
  });
  expect(analyticsAttributes({ ...counter, host: "/stats" }, { doNotTrack: null })).toMatchObject({
    "data-host-url": "/stats",
  });
});

test.each([{ doNotTrack: "1" }, { doNotTrack: "yes" }, { globalPrivacyControl: true }])(
  "analyticsAttributes is undefined for a visitor with %o",
  (wishes) => {
    expect(analyticsAttributes(counter, wishes)).toBeUndefined();
  },
);

test.each(["https://elsewhere.example/x.js", "//elsewhere.example/x.js", "/\\elsewhere.example", "x.js"])(
  "analyticsAttributes rejects a script that is not a path of this origin: %s",
  (scriptPath) => {
    expect(analyticsAttributes({ ...counter, scriptPath }, {})).toBeUndefined();
  },
);
