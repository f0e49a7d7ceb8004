import { describe, expect, test } from "vitest";
import { scriptSource } from "../../server/inline-scripts.ts";
import { extractBoot } from "./boot.ts";

const context = `<script>window.__reactRouterContext = {"ssr":false};</script>`;
const modules = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";

  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client.js");</script>`;
const stream = `<!--$--><script>window.__reactRouterContext.streamController.enqueue("[]");</script><!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$-->`;
const theme = `<script data-boot="true">theme()</script>`;
const page = (inner: string) =>
  `<!DOCTYPE html><html><head>${theme}</head><body><p>x</p>${inner}</body></html>`;

describe("extractBoot", () => {
  const boot = extractBoot(page(context + modules + stream));

  test("leaves only the marked script inline, and names its source", () => {
    const filled = [...boot.html.matchAll(/<script\b[^>]*>([^<]+)<\/script>/g)].map((match) => match[1]);
    expect(filled).toEqual(["theme()"]);
    expect(boot.inline).toEqual([scriptSource("theme()")]);
  });

  test("keeps each emptied element in its place", () => {
    expect(boot.html).toContain(
      `<p>x</p><script></script><script type="module" async=""></script><!--$--><script></script>`,
    );
  });

  test("names the module to start, and puts it and all others to sleep", () => {
    const links = `<link rel="modulepreload" href="/assets/root.js"/>`;
    const { html, name } = extractBoot(page(links + context + modules + stream));
    expect(html).toContain(`<link rel="later" href="/assets/root.js"/>`);
    expect(html).toContain(`<link rel="later" data-start="" href="/assets/${name}"/></head>`);
    expect(html).not.toContain("modulepreload");
  });

  test("keeps the order: imports, context, data, modules, entry", () => {
    const order = [
      "manifest.js",
      "root.js",
      "Context = {",
      "enqueue",
      "close()",
      "RouteModules",
      "entry.client",
    ];
    const places = order.map((part) => boot.module.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test("same content, same name; other content, another", () => {
    expect(extractBoot(page(context + modules + stream)).name).toBe(boot.name);
    expect(extractBoot(page(context + modules + stream.replace("[]", "[1]"))).name).not.toBe(boot.name);
  });

  test("leaves structured data as it is", () => {
    const data = `<script type="application/ld+json">{"a":1}</script>`;
    expect(extractBoot(page(data + context + modules + stream)).html).toContain(data);
  });

  test.each([
    ["an unknown script", `<script>alert(1)</script>${context}${modules}${stream}`],
    ["no context", modules + stream],
    ["two module scripts", context + modules + modules + stream],
    ["an open stream", context + modules],
    ["no entry", context + modules.replace(/import\("[^"]*"\);/, "") + stream],
  ])("refuses %s", (_, inner) => {
    expect(() => extractBoot(page(inner))).toThrow();
  });
});
