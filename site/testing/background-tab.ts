import { chromium } from "playwright-core";
import { onTestFinished } from "vitest";
import { chromiumOptions } from "./browser.ts";

/** Playwright adds these to keep hidden tabs at full speed. */
const NO_THROTTLING = [
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
];

/** A hidden tab, throttled as usual. */
export type BackgroundTab = Readonly<{
  /** The value must survive JSON. */
  evaluate: (expression: string) => Promise<unknown>;
}>;

/**
 * Opens `address` behind another tab. Playwright's pages always report that they are visible, so this one is
 * driven over the DevTools protocol.
 * @param script runs before the page's own scripts
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
