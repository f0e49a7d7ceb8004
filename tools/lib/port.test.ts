import { describe, expect, test } from "vitest";
import { wantedPort } from "./port.mjs";

describe("wantedPort", () => {
  test.each([
    [[], {}, 4173],
    [[], { PORT: "" }, 4173],
    [[], { PORT: "5000" }, 5000],
    [["--port", "1"], { PORT: "5000" }, 1],
    [["--port=65535"], {}, 65535],
  ])("wantedPort of %j with %j is %i", (argv, env, port) => {
    expect(wantedPort(argv, env)).toBe(port);
  });

  test.each([
    "",
    " ",
    "0",
    "65536",
    "0x50",
    "1e3",
    "80.0",
    "+80",
    "-1",
    " 80",
    "80 ",
    "٨٠",
    "080",
    "http",
    "99999999",
  ])("wantedPort rejects the port %j", (text) => {
    expect(() => wantedPort([`--port=${text}`], {})).toThrow("is not a port");
  });

  test("wantedPort rejects an unknown option", () => {
    expect(() => wantedPort(["--prot", "80"], {})).toThrow("the only option is --port NUMBER");
  });
});
