import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";

/** A number is the delay between keys in ms. */
export type Way = number | "pasted" | "dictated" | "composed" | "corrected";

/** All browsers of the machine share one clipboard; this folder is its lock. */
const CLIPBOARD = join(tmpdir(), "foray-tests-clipboard");

async function withClipboard(work: () => Promise<void>): Promise<void> {
  for (let patience = 1000; ; patience -= 1) {
    try {
      await mkdir(CLIPBOARD);
      break;
    } catch (error) {
      // A killed run may have left the folder.
      if (patience === 0) throw error;
      await pause(10);
    }
  }
  try {
    await work();
  } finally {
    await rm(CLIPBOARD, { recursive: true, force: true });
  }
}

/** Uses the machine's clipboard. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await withClipboard(async () => {
    await page.evaluate(async (words) => {
      // `openSite` replaces the page's own `navigator.clipboard`.
      const real: unknown = Reflect.get(Navigator.prototype, "clipboard", navigator);
      if (real instanceof Clipboard) await real.writeText(words);
    }, text);
    await page.keyboard.press("ControlOrMeta+v");
  });
}

/** Composes each character with those before; Enter commits the text. */
async function compose(page: Page, text: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const taken = { windowsVirtualKeyCode: 229, key: "Process" };
  for (let length = 1; length <= text.length; length += 1) {
    await devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...taken });
    await devtools.send("Input.imeSetComposition", {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
    await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...taken });
  }
  // The page also receives the Enter that ends a composition.
  const enter = { windowsVirtualKeyCode: 13, key: "Enter", code: "Enter" };
  await devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...enter });
  await devtools.send("Input.insertText", { text });
  await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
  await devtools.detach();
}

export async function write(field: Locator, text: string, way: Way = 0): Promise<void> {
  const page = field.page();
  await field.focus();
  if ((await field.inputValue()) !== "") {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Backspace");
  }
  if (way === "pasted") await paste(page, text);
  else if (way === "dictated") await page.keyboard.insertText(text);
  else if (way === "composed") await compose(page, text);
  else if (way === "corrected") {
    await field.pressSequentially(`${text}xq`);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
  } else await field.pressSequentially(text, { delay: way });
}
