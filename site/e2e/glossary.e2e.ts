import { describe, expect, test } from "vitest";
import { terms } from "../app/records/terms.ts";
import { openSite } from "../testing/site.ts";

describe("the glossary", () => {
  test("the glossary lists every term", async () => {
    const { page } = await openSite({ path: "/glossary" });
    await expect.poll(() => page.locator("main dt").count()).toBe(terms.length);
  });
});
