import { expect, test } from "vitest";
import { siteOrigin } from "./origin.ts";
import { robots, sitemap } from "./sitemap.ts";

test("the sitemap lists absolute, escaped URLs in order", () => {
  const text = sitemap("https://a.example", ["/b&c", "/", "/a b"]);
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
    "https://a.example/",
    "https://a.example/a%20b",
    "https://a.example/b&amp;c",
  ]);
});

test("robots.txt links to the sitemap", () => {
  expect(robots("https://a.example")).toContain("Sitemap: https://a.example/sitemap.xml");
});

test("siteOrigin reads SITE_ORIGIN and rejects anything but an origin", () => {
  expect(siteOrigin({})).toBe("https://forayalmanac.example");
  expect(siteOrigin({ SITE_ORIGIN: "https://b.example" })).toBe("https://b.example");
  expect(() => siteOrigin({ SITE_ORIGIN: "b.example" })).toThrow("SITE_ORIGIN");
  expect(() => siteOrigin({ SITE_ORIGIN: "https://b.example/sub" })).toThrow("SITE_ORIGIN");
});
