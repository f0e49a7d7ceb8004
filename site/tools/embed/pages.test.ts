import { parseXml } from "@rgrove/parse-xml";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readSubject } from "../../app/embed/subject.ts";
import { subjects } from "../feeds/subjects.ts";
import { embedPage, oEmbed } from "./pages.ts";
import { embedSubject } from "./write.ts";

const assets = { script: "/embed/embed-0.js", sheet: "/embed/embed-0.css" };

describe("an embed's page", () => {
  it.each(subjects)("of $uri tells its script what to show", (subject) => {
    const told = embedSubject(subject, "/almanac/");
    const html = embedPage({ title: told.title.fr, assets, data: { subject: JSON.stringify(told) } });
    const body = parseXml(/<body.*<\/body>/s.exec(html)?.[0] ?? "").root;
    expect(readSubject(body?.attributes["data-subject"] ?? "")).toEqual(told);
    expect(told.page).toBe(`/almanac/forecast/${subject.uri}`);
  });

  it("has neither inline script nor inline style", () => {
    const html = embedPage({ title: "<b>", assets, data: { kind: '"><script>' } });
    expect(html).not.toMatch(/style=|<style|<b>/);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('data-kind="&quot;&gt;&lt;script&gt;"');
  });
});

describe("an oEmbed description", () => {
  it("holds what the standard asks of a rich one", () => {
    const text = oEmbed({
      address: "https://a.example/embed/clock",
      title: 'A "b"',
      height: 150,
      root: "https://a.example",
    });
    const rich = z.strictObject({
      version: z.literal("1.0"),
      type: z.literal("rich"),
      title: z.string(),
      provider_name: z.string(),
      provider_url: z.url(),
      html: z.string(),
      width: z.int().positive(),
      height: z.int().positive(),
    });
    const frame = parseXml(rich.parse(JSON.parse(text)).html).root;
    expect(frame?.attributes.src).toBe("https://a.example/embed/clock");
    expect(frame?.attributes.title).toBe('A "b"');
  });
});
