import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";

/** How a text comes into a field: by keys with this many milliseconds between them, or as the other means of a device bring it. */
export type Way = number | "pasted" | "dictated" | "composed" | "corrected";

/** One clipboard is shared by all browsers of a machine: anyone who pastes has it to himself for that moment. */
const CLIPBOARD = join(tmpdir(), "foray-tests-clipboard");

async function withClipboard(work: () => Promise<void>): Promise<void> {
  for (let patience = 1000; ; patience -= 1) {
    try {
      await mkdir(CLIPBOARD);
      break;
    } catch (error) {
      // A run that was broken off may have left it.
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

/** Puts a text on the clipboard of the machine and pastes it where the focus is. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await withClipboard(async () => {
    await page.evaluate(async (words) => {
      // The page's own clipboard is a stand-in of the test.
      const real: unknown = Reflect.get(Navigator.prototype, "clipboard", navigator);
      if (real instanceof Clipboard) await real.writeText(words);
    }, text);
    await page.keyboard.press("ControlOrMeta+v");
  });
}

/** Writes by an input method: each character is composed again with those before it, and Enter takes the whole. */
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
  // The Enter that ends a composition reaches the page as well.
  const enter = { windowsVirtualKeyCode: 13, key: "Enter", code: "Enter" };
  await devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...enter });
  await devtools.send("Input.insertText", { text });
  await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
  await devtools.detach();
}

/** Writes a text into a field, after what is there has been taken away by hand. */
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
