import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { defaultLanguage } from "../app/i18n/language.ts";
import { workerScript } from "../build/publish/worker/build.ts";
import type { KeptFiles } from "../build/publish/worker/kept-files.ts";
import { type Site, serveSite } from "../server/serve.ts";
import { client } from "./addresses.ts";
import { sharedBrowser } from "./browser.ts";

/** Sent in place of the built file. */
export type Mistake = Readonly<{ status?: number; type?: string; body?: string | Uint8Array }>;

export type CarelessHost = Readonly<{
  origin: string;
  /** By path, without the query. */
  mistakes: Map<string, Mistake>;
  asked: readonly string[];
  deploy: (client: string) => Promise<void>;
  close: () => Promise<void>;
}>;

/** Few files, so that the service worker installs quickly. */
export async function fewKept(client: string): Promise<KeptFiles> {
  const pages = ["/index.html", "/forecast/index.html", "/shell.html"];
  const texts = await Promise.all(pages.map((page) => readFile(join(client, page), "utf8")));
  const named = texts.join().match(/\/assets\/[\w~.-]+/g) ?? [];
  return { common: [...new Set(named)], byLanguage: { [defaultLanguage]: pages } };
}

const fewKeeping = async (client: string) =>
  (await workerScript({ client, base: "/", defaultLanguage, groups: await fewKept(client) })).code;

async function careless(client: string): Promise<CarelessHost> {
  let site: Site = await serveSite({ root: client, port: 0 });
  let worker = await fewKeeping(client);
  const mistakes = new Map<string, Mistake>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    asked.push(path);
    const mistake =
      mistakes.get(path) ?? (path === "/sw.js" ? { type: "text/javascript", body: worker } : undefined);
    if (mistake) {
      const { status = 200, type = "text/html; charset=utf-8", body = "" } = mistake;
      response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-cache" });
      response.end(request.method === "HEAD" ? undefined : body);
      return;
    }
    const answer = async () => {
      const method = request.method ?? "GET";
      const theirs = await fetch(site.origin + request.url, {
        method,
        redirect: "manual",
        headers: { "Accept-Encoding": "identity" },
      });
      const headers = [...theirs.headers].filter(
        ([name]) => !/^(?:connection|keep-alive|transfer-)/.test(name),
      );
      response.writeHead(theirs.status, Object.fromEntries(headers));
      response.end(new Uint8Array(await theirs.arrayBuffer()));
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", () => done());
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the host has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    mistakes,
    asked,
    async deploy(next) {
      await site.close();
      site = await serveSite({ root: next, port: 0 });
      worker = await fewKeeping(next);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await site.close();
    },
  };
}

/** Both are closed at the end of the test. */
export async function visitCareless(): Promise<{ host: CarelessHost; page: Page }> {
  const host = await careless(client);
  const browser = await sharedBrowser();
  const context = await browser.newContext({ baseURL: host.origin, viewport: { width: 1280, height: 800 } });
  onTestFinished(async () => {
    await context.close();
    await host.close();
  });
  const page = await context.newPage();
  return { host, page };
}

export const registerWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
