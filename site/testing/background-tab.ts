import { chromium } from "playwright-core";
import { onTestFinished } from "vitest";
import { chromiumOptions } from "./browser.ts";

/** Flags that Playwright adds so that hidden tabs run like others: a test about hidden tabs does without. */
const NO_THROTTLING = [
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
];

/** A tab that another one of its window hides, with whatever the browser does to such tabs. */
export type BackgroundTab = Readonly<{
  /** The value of an expression in the tab, as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
}>;

/**
 * Opens `address` in a tab of a browser of its own and another tab before it. Playwright tells every page of its own that it is seen, so
 * the tab is driven over the browser's protocol.
 * @param script runs before the page's own, so that it finds what it sets
 */
export async function openBackgroundTab(address: string, script: string): Promise<BackgroundTab> {
  const options = await chromiumOptions("whole");
  const browser = await chromium.launch({
    ...options,
    args: options.args.map((flag) => (flag === "--headless" ? "--headless=new" : flag)),
    ignoreDefaultArgs: NO_THROTTLING,
  });
  onTestFinished(() => browser.close());
  const session = await browser.newBrowserCDPSession();
  const { targetId } = await session.send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
  const waiting = new Map<number, (result: unknown) => void>();
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const answer: { id?: number; result?: { result?: { value?: unknown } } } = JSON.parse(message);
    waiting.get(answer.id ?? 0)?.(answer.result?.result?.value);
    waiting.delete(answer.id ?? 0);
  });
  let last = 0;
  const send = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      waiting.set(last, resolve);
      const message = JSON.stringify({ id: last, method, params });
      session.send("Target.sendMessageToTarget", { sessionId, message }).catch(reject);
    });
  await send("Page.enable", {});
  await send("Page.addScriptToEvaluateOnNewDocument", { source: script });
  await send("Page.navigate", { url: address });
  await session.send("Target.createTarget", { url: "about:blank" });
  return { evaluate: (expression) => send("Runtime.evaluate", { expression, returnByValue: true }) };
}
