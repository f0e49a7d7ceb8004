import { describe, expect, inject, test } from "vitest";
import { z } from "zod";

const site = inject("siteOrigin");

const oEmbed = z.object({ type: z.string(), html: z.string().optional(), thumbnail_url: z.url().optional() });

async function describedBy(path: string) {
  const html = await (await fetch(site + path)).text();
  const [, link = ""] =
    /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? [];
  return oEmbed.parse(await (await fetch(site + new URL(link).pathname)).json());
}

describe("links for other programs", () => {
  test.each([
    ["/forecast/crab", "crab"],
    ["/alarms", "all"],
  ])("%s links calendar feeds with and without alarms", async (path, feed) => {
    const html = await (await fetch(site + path)).text();
    for (const file of [`/feeds/${feed}.ics`, `/feeds/alarms/${feed}.ics`]) {
      expect(html).toMatch(new RegExp(`href="webcal://[^/"]+${file}"`));
      const calendar = await fetch(site + file);
      expect(calendar.headers.get("content-type")).toContain("text/calendar");
    }
  });

  test.each([
    ["/forecast/crab", "/embed/forecast/crab"],
    ["/map/southhorn", "/embed/map/southhorn"],
    ["/embed/forecast/crab", "/embed/forecast/crab"],
    ["/embed/clock", "/embed/clock"],
    ["/embed/fight/drs/dahu", "/embed/fight/drs/dahu"],
  ])("%s links its oEmbed description", async (path, framed) => {
    expect(await describedBy(path)).toMatchObject({
      type: "rich",
      html: expect.stringContaining(`${framed}"`),
    });
  });

  test.each(["/run", "/run/some-code", "/ja/run/some-code", "/embed/run/some-code"])(
    "%s links the runs' oEmbed description, a link with an image",
    async (path) => {
      const { thumbnail_url: picture, type } = await describedBy(path);
      expect(type).toBe("link");
      const answer = await fetch(site + new URL(picture ?? "").pathname);
      expect(answer.headers.get("content-type")).toBe("image/png");
    },
  );
});
