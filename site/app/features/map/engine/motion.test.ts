import { describe, expect, it } from "vitest";
import { glide, straight, travel } from "./motion.ts";
import { dragged } from "./viewport.ts";

const from = { x: 10, y: 10, zoom: 4 };
const to = { x: 20, y: 12, zoom: 6 };

describe("viewport motion", () => {
  it("travel starts at one viewport, ends at the other and never turns back", () => {
    const motion = travel(200, straight(from, to));
    expect(motion(0)).toEqual({ viewport: from, over: false });
    expect(motion(200)).toEqual({ viewport: to, over: true });
    expect(motion(9999)).toEqual({ viewport: to, over: true });
    const xs = [0, 20, 60, 120, 199, 200].map((ms) => motion(ms).viewport.x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
  });

  it("glide coasts to a stop after a fast throw and ignores a slow one", () => {
    const move = (dx: number, dy: number) => dragged(from, dx, dy);
    expect(glide(0.05, 0.05, move)).toBeUndefined();
    const thrown = glide(-1, 0, move);
    expect(thrown).toBeDefined();
    const first = thrown?.(16).viewport.x ?? 0;
    const last = thrown?.(5000);
    expect(first).toBeGreaterThan(from.x);
    expect(last?.over).toBe(true);
    // 1 px per ms with a time constant of 240 ms gives 240 px, minus the cutoff at low speed.
    expect(((last?.viewport.x ?? 0) - from.x) * 16).toBeGreaterThan(232);
    expect(((last?.viewport.x ?? 0) - from.x) * 16).toBeLessThanOrEqual(240);
  });

  it("glide limits the distance of an extreme throw", () => {
    let far = 0;
    const thrown = glide(1e6, 0, (dx) => {
      far = dx;
      return from;
    });
    thrown?.(1e6);
    expect(far).toBeLessThan(1000);
  });
});
