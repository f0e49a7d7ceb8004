import { describe, expect, test } from "vitest";
import { headerSets } from "../../server/headers.ts";
import { headerKind } from "../../server/open-paths.ts";
import { pageAddress, pageFiles } from "../../server/page-files.ts";
import { resolve } from "../../server/resolve.ts";
import { shareShell } from "../../server/share-codes.ts";
import { type Built, cloudflare, githubPages, netlify, visited } from "../../server/testing/static-hosts.ts";
import { headersFile, redirectsFile } from "./hosts.ts";
import { oldAddresses } from "./old-addresses.ts";

const addresses = [
  "/",
  "/forecast",
  "/forecast/cassie",
  "/eureka/loadout",
  "/drs/holster/c",
  "/ja",
  "/ja/forecast",
  "/ja/forecast/cassie",
  "/ja/eureka/loadout",
  "/embed/next",
];
const others = [
  "/404.html",
  "/ja/404.html",
  "/shell.html",
  "/shell-holster.html",
  "/shell-loadout.html",
  "/ja/shell.html",
  "/ja/shell-holster.html",
  "/ja/shell-loadout.html",
  "/assets/a-1.js",
  "/embed/shell-run.html",
  "/embed/404.html",
  "/data/v1/zones.json",
  "/data/v2/zones.json",
  "/feeds/cassie.ics",
  "/sw.js",
];
const sets = headerSets({ loopback: false });
const layouts = {
  "a file a page": (address: string) => pageFiles(address)[0] ?? "",
  "a folder a page": (address: string) => pageFiles(address).at(-1) ?? "",
};
const hosts = { "Cloudflare Pages": cloudflare, Netlify: netlify, "GitHub Pages": githubPages };
const built = (layout: (address: string) => string): Built => ({
  files: new Set([...addresses.map(layout), ...others]),
  headers: headersFile(sets),
  redirects: redirectsFile("/"),
});

test.each(addresses)("pageAddress maps each possible file of %s back to it", (address) => {
  for (const file of pageFiles(address)) expect(pageAddress(file)).toBe(address);
});

test.each(["/404.html", "/ja/404.html", "/shell.html", "/ja/shell-holster.html", "/a.js", "/html"])(
  "pageAddress returns undefined for %s",
  (file) => expect(pageAddress(file)).toBeUndefined(),
);

describe.each(Object.entries(layouts))("hosts with the layout “%s”", (name, layout) => {
  const site = built(layout);

  test.each(Object.entries(hosts))("%s serves every page with at most one redirect", (_, host) => {
    for (const address of addresses) {
      const { page, status, hops, at } = visited(host, site, address);
      expect(page, address).toBe(address);
      expect(status, address).toBe(200);
      if (name === "a file a page") expect({ hops, at }, address).toEqual({ hops: 0, at: address });
      else expect(hops, address).toBe(address === "/" ? 0 : 1);
    }
  });

  test("the local server serves every page and redirects variants of its address", () => {
    for (const address of addresses) {
      expect(resolve(address, site.files)).toEqual({ kind: "file", file: layout(address) });
      const variants =
        address === "/" ? ["/index.html"] : [`${address}/`, `${address}/index.html`, `${address}.html`];
      for (const variant of variants)
        expect(resolve(`${variant}?a=1`, site.files), variant).toEqual({
          kind: "redirect",
          to: `${address}?a=1`,
          status: 308,
        });
    }
    for (const file of others) expect(resolve(file, site.files)).toEqual({ kind: "file", file });
  });

  test.each([
    ["/drs/holster/c/QTE", "/shell-holster.html"],
    ["/drs/holster/c/QTE/Miw", "/shell-holster.html"],
    ["/eureka/loadout/MG4sdmYsbmY", "/shell-loadout.html"],
    ["/ja/drs/holster/c/QTE", "/ja/shell-holster.html"],
    ["/ja/eureka/loadout/MG4", "/ja/shell-loadout.html"],
    ["/embed/run/MTsx", "/embed/shell-run.html"],
  ])("the share code %s is served by the shell %s", (path, shell) => {
    for (const host of [cloudflare, netlify]) {
      const { file, status, at } = visited(host, site, path);
      expect({ file, status, at }).toEqual({ file: shell, status: 200, at: path });
    }
    expect(resolve(path, site.files)).toEqual({ kind: "file", file: shell });
    expect(visited(githubPages, site, path)).toMatchObject({ file: "/404.html", status: 404, at: path });
  });

  test("hosts serve the not-found page for an unknown path, localized where possible", () => {
    for (const host of Object.values(hosts)) expect(visited(host, site, "/nope").file).toBe("/404.html");
    expect(visited(cloudflare, site, "/ja/nope/deep").file).toBe("/ja/404.html");
    expect(visited(netlify, site, "/ja/nope").file).toBe("/404.html");
  });
});

describe("other names of pages", () => {
  const pages = [...new Set(oldAddresses().map(({ to }) => to))];

  test("every host serves each other name of a page, which is never a share code", () => {
    const whole: Built = {
      files: new Set([
        ...pages.map(layouts["a folder a page"]),
        ...oldAddresses().map(({ from }) => `${from}.html`),
        ...others,
      ]),
      headers: headersFile(sets),
      redirects: redirectsFile("/"),
    };
    for (const { from } of oldAddresses()) {
      for (const host of Object.values(hosts))
        expect(visited(host, whole, from), from).toMatchObject({ status: 200, file: `${from}.html` });
      expect(resolve(from, whole.files), from).toEqual({ kind: "file", file: `${from}.html` });
      expect(shareShell(from), from).toBeUndefined();
    }
  });

  test("redirectsFile has at most 100 rules", () => {
    expect(redirectsFile("/").split("\n").filter(Boolean).length).toBeLessThanOrEqual(100);
  });
});

describe("headers of hosts", () => {
  const site = built(layouts["a file a page"]);
  const open = others.concat(addresses).filter((path) => /^\/(?:data|feeds|embed)\//.test(path));
  const closed = [...addresses, ...others].filter((path) => !open.includes(path));

  test.each(open)("hosts send cross-origin headers for %s", (path) => {
    const file = pageFiles(path).find((each) => site.files.has(each)) ?? path;
    const kind = headerKind(path, file.endsWith(".html"));
    const wanted = new Map(sets[kind]);
    for (const host of [cloudflare, netlify]) {
      const { headers } = host(site, path);
      // The hosts' rules only match paths, so all files get the policy of pages.
      for (const [name, value] of wanted) expect(headers[name], name).toBe(value);
    }
    expect(wanted.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(cloudflare(site, path).headers["X-Frame-Options"]).toBe(
      path.includes("embed") ? undefined : "DENY",
    );
  });

  test("only data allows CORS and only embeds allow framing", () => {
    expect(new Map(sets.open).get("Access-Control-Allow-Origin")).toBe("*");
    expect(new Map(sets.open).get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(new Map(sets.embeds).has("Access-Control-Allow-Origin")).toBe(false);
    expect(new Map(sets.embeds).get("Content-Security-Policy")).toContain("frame-ancestors *");
  });

  test.each(closed)("hosts send same-origin headers for %s", (path) => {
    for (const host of [cloudflare, netlify]) {
      const { headers } = host(site, path);
      for (const [name, value] of sets.pages) expect(headers[name], name).toBe(value);
      expect(headers["Access-Control-Allow-Origin"]).toBeUndefined();
      expect(headers["Cross-Origin-Resource-Policy"]).toBe("same-origin");
    }
  });

  test.each(["/timers/live", "/timers/live/", "/ja/timers/live", "/fights/live", "/de/fights/live"])(
    "hosts allow loopback requests for %s but not for a longer path",
    (path) => {
      for (const host of [cloudflare, netlify]) {
        const { headers } = host(site, path);
        for (const [name, value] of sets.game) expect(headers[name], name).toBe(value);
        expect(host(site, `${path.replace(/\/$/, "")}x`).headers["Permissions-Policy"]).toBe(
          new Map(sets.pages).get("Permissions-Policy"),
        );
      }
    },
  );

  test("headerSets includes subdomains in HSTS only if asked to", () => {
    const of = (subdomains: boolean) =>
      new Map(headerSets({ loopback: false, subdomains }).pages).get("Strict-Transport-Security");
    expect(of(false)).toBe("max-age=63072000");
    expect(of(true)).toBe("max-age=63072000; includeSubDomains");
  });
});

test("every rule for hosts starts with the site’s base", () => {
  for (const line of [
    ...headersFile(sets, "/some/almanac/").split("\n"),
    ...redirectsFile("/some/almanac/").split("\n"),
  ])
    if (line.startsWith("/")) expect(line).toMatch(/^\/some\/almanac\//);
  expect(redirectsFile("/some/almanac/")).toContain(
    "/some/almanac/ja/drs/holster/c/:code /some/almanac/ja/shell-holster 200\n",
  );
});
