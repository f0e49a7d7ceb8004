import { expect, test } from "vitest";
import { openSite } from "../testing/site.ts";

test("the helper of the clocks tells what to kill", async () => {
  const { page } = await openSite({
    path: "/fights/forked-tower-magic/curseclocks/clock-rule",
    viewport: "phone",
  });
  const helper = page.getByRole("region", { name: "Helper" });
  await helper.getByRole("radio", { name: "7", exact: true }).check();
  await helper.getByRole("radio", { name: "40", exact: true }).check();
  for (const kill of ["2 × Large", "1 × Medium", "2 × Small", "2 × Tiny"])
    await helper.getByText(kill, { exact: true }).waitFor();
  await helper.getByRole("button", { name: "One more: Large" }).click();
  await helper.getByText("1 × Large", { exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("an unknown fight offers the nearest, and a caller’s sheet prints on one page", async () => {
  const { page } = await openSite({ path: "/fights/forked-tower-blood/marble-drago", status: 404 });
  await page.getByRole("link", { name: "Marble Dragon" }).first().click();
  await page.getByRole("link", { name: "Caller’s sheet" }).click();
  await page.getByRole("list", { name: "What to call" }).waitFor();
  const pdf = await page.pdf({ format: "Letter" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});
