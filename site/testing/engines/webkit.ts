import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Capabilities, Key, Origin, WebElement } from "selenium-webdriver";
import { browserEnvironment } from "../fonts.ts";
import { neededProgram } from "../programs.ts";
import { type Engine, type EngineWindow, FIND_CONTROL, here, type NamedKey } from "./engine.ts";

const keys: Readonly<Record<NamedKey, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? done(address.port) : fail(new Error("no port")),
      );
    });
  });
}

async function listening(origin: string, child: ChildProcess): Promise<void> {
  for (let patience = 600; patience > 0 && child.exitCode === null; patience -= 1) {
    try {
      await fetch(`${origin}/status`);
      return;
    } catch {
      await pause(50);
    }
  }
  throw new Error("WebKitWebDriver did not begin to listen");
}

/** Each window is a separate session with its own storage. */
export async function startWebkit(): Promise<Engine> {
  const port = await freePort();
  const child = spawn(
    neededProgram("xvfb"),
    ["-a", "-s", "-screen 0 1600x1200x24", neededProgram("webkit"), `--port=${port}`, "--host=127.0.0.1"],
    // A process group, so that `close` also ends the virtual screen.
    { stdio: "ignore", detached: true, env: { ...(await browserEnvironment()), NO_AT_BRIDGE: "1" } },
  );
  const origin = `http://127.0.0.1:${port}`;
  await listening(origin, child);
  const closing: (() => Promise<void>)[] = [];
  return {
    async open({ width, height }): Promise<EngineWindow> {
      const args = [`--width=${width}`, `--height=${height}`, `--script=${here("watch-faults.js")}`];
      const capabilities = new Capabilities({
        browserName: "webkit-window",
        "webkitgtk:browserOptions": { binary: here("webkit-window.py"), args },
      });
      const driver = await new Builder()
        .usingServer(origin)
        .withCapabilities(capabilities)
        .forBrowser("webkit-window")
        .build();
      await driver.manage().setTimeouts({ pageLoad: 30_000, script: 30_000 });
      const close = async () => {
        await driver.quit().catch(() => undefined);
      };
      closing.push(close);
      return {
        goTo: (url) => driver.get(url),
        async resize(size) {
          await driver
            .manage()
            .window()
            .setRect({ x: 0, y: 0, ...size });
        },
        reload: () => driver.navigate().refresh(),
        ask: (expression) => driver.executeScript<unknown>(`return (${expression})`),
        async press(name) {
          const found: unknown = await driver.executeScript(`return (${FIND_CONTROL})(arguments[0])`, name);
          if (!(found instanceof WebElement)) return false;
          await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", found);
          await found.click();
          return true;
        },
        async type(text) {
          for (const letter of text)
            await driver
              .actions()
              .sendKeys(letter === "\n" ? Key.ENTER : letter)
              .perform();
        },
        key: (key) => driver.actions().sendKeys(keys[key]).perform(),
        control: (letter) =>
          driver.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
        async drag(from, to) {
          const point = ({ x, y }: typeof from) => ({
            x: Math.round(x),
            y: Math.round(y),
            origin: Origin.VIEWPORT,
          });
          await driver
            .actions()
            .move(point(from))
            .press()
            .move({ ...point({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }), duration: 50 })
            .move({ ...point(to), duration: 50 })
            .release()
            .perform();
        },
        close,
      };
    },
    async close() {
      for (const close of closing) await close();
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    },
  };
}
