import { describe, expect, test } from "vitest";
import { createAddressWriter, type HistoryStep } from "./written-address.ts";

function openHistory() {
  const steps: HistoryStep[] = [{ key: "first", address: "/page" }];
  let at = 0;
  const now = () => steps[at] ?? { key: "none", address: "/" };
  const writer = createAddressWriter({
    step: now,
    replace: (address) => {
      steps[at] = { key: now().key, address };
    },
  });
  return {
    writer,
    now,
    go: (by: number) => {
      at += by;
      return now();
    },
    push: (step: HistoryStep) => {
      steps.splice(at + 1, Number.POSITIVE_INFINITY, step);
      at += 1;
      return step;
    },
    /** The router has not reported the replacement yet. */
    replaceStep: (key: string, told: string) => {
      steps[at] = { key, address: told };
      return now();
    },
    follow: (key: string, told: string) => {
      steps[at] = { key, address: told };
      writer.followed(told);
    },
  };
}

describe("createAddressWriter", () => {
  test("the last written address applies at once to the drawn step", () => {
    const { now, writer } = openHistory();
    const drawn = now();
    writer.write("/page?a=1");
    writer.write("/page?a=1&b=2");
    expect(writer.addressOf(drawn)).toBe("/page?a=1&b=2");
    expect(now().address).toBe("/page?a=1&b=2");
    expect(writer.pending()).toBe("/page?a=1&b=2");
  });

  test("an address written before the router draws applies to the old and new step", () => {
    const { follow, now, writer } = openHistory();
    const drawn = now();
    follow("second", writer.write("/page?a=1"));
    writer.write("/page?a=2");
    expect(writer.addressOf(drawn)).toBe("/page?a=2");
    expect(writer.addressOf({ key: "second", address: "/page?a=1" })).toBe("/page?a=2");
  });

  test("a written address stays current until the router reports its step", () => {
    const { now, replaceStep, writer } = openHistory();
    const drawn = now();
    const told = writer.write("/page?a=1");
    writer.follow(told);
    writer.write("/page?a=2");
    expect(writer.addressOf(drawn)).toBe("/page?a=2");
    const second = replaceStep("second", told);
    expect(writer.addressOf(second)).toBe("/page?a=2");
    writer.write("/page?a=3");
    expect(writer.addressOf(drawn)).toBe("/page?a=3");
    expect(writer.addressOf(second)).toBe("/page?a=3");
    writer.followed(told);
    expect(writer.addressOf(second)).toBe("/page?a=3");
    expect(now().address).toBe("/page?a=3");
  });

  test("a router that follows an earlier address does not undo a later one", () => {
    const { follow, now, writer } = openHistory();
    const told = writer.write("/page?a=1");
    writer.write("/page?a=2");
    follow("second", told);
    expect(now()).toEqual({ key: "second", address: "/page?a=2" });
    expect(writer.addressOf({ key: "second", address: told })).toBe("/page?a=2");
  });

  test("a written address applies only to its own history step", () => {
    const { go, now, push, writer } = openHistory();
    writer.write("/page?a=1");
    const link = push({ key: "link", address: "/page?a=9" });
    expect(writer.addressOf(link)).toBe("/page?a=9");
    expect(writer.pending()).toBeNull();
    writer.write("/page?a=10");
    expect(writer.addressOf(go(-1))).toBe("/page?a=1");
    expect(writer.addressOf(go(1))).toBe("/page?a=10");
    expect(now().address).toBe("/page?a=10");
  });

  test("the address writer notifies its listeners of every write", () => {
    const { writer } = openHistory();
    const seen: (string | null)[] = [];
    const leave = writer.subscribe(() => seen.push(writer.pending()));
    writer.write("/page?a=1");
    writer.write("/page");
    leave();
    writer.write("/page?a=2");
    expect(seen).toEqual(["/page?a=1", "/page"]);
  });
});
