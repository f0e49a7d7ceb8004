import { afterEach, expect, test } from "vitest";
import { pagePolicy } from "./headers.ts";
import { relayAddresses } from "./relays.ts";

const before = process.env.RELAY;
afterEach(() => {
  if (before === undefined) delete process.env.RELAY;
  else process.env.RELAY = before;
});

test("relayAddresses reads any number of relays and rejects invalid URLs", () => {
  expect(relayAddresses({})).toEqual([]);
  expect(relayAddresses({ RELAY: "http://127.0.0.1:9100/" })).toEqual(["http://127.0.0.1:9100"]);
  expect(relayAddresses({ RELAY: "https://a.example/b, https://c.example" })).toEqual([
    "https://a.example/b",
    "https://c.example",
  ]);
  for (const RELAY of ["relay", "ftp://a.example", "https://a.example/?x", "data:,", "https://u@a.example"])
    expect(() => relayAddresses({ RELAY }), RELAY).toThrow("RELAY must be");
});

test("pagePolicy allows connections to the relays in RELAY", () => {
  delete process.env.RELAY;
  expect(pagePolicy("'sha256-x'")).toContain("connect-src 'self' https://universalis.app;");
  process.env.RELAY = "https://relay.example";
  expect(pagePolicy("'sha256-x'")).toContain(
    "connect-src 'self' https://universalis.app https://relay.example;",
  );
});
