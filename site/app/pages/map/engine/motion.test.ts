import { describe, expect, it } from "vitest";
import { dragged } from "./camera.ts";
import { glide, straight, travel } from "./motion.ts";

const from = { x: 10, y: 10, zoom: 4 };
const to = { x: 20, y: 12, zoom: 6 };

describe("a camera on its way", () => {
  it("begins where it is, ends where it goes, and never turns back", () => {
    const way = travel(200, straight(from, to));
    expect(way(0)).toEqual({ camera: from, over: false });
    expect(way(200)).toEqual({ camera: to, over: true });
    expect(way(9999)).toEqual({ camera: to, over: true });
    const xs = [0, 20, 60, 120, 199, 200].map((ms) => way(ms).camera.x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
  });

  it("glides on after a throw and comes to rest; a slow hand throws nothing", () => {
    const move = (dx: number, dy: number) => dragged(from, dx, dy);
    expect(glide(0.05, 0.05, move)).toBeUndefined();
    const thrown = glide(-1, 0, move);
    expect(thrown).toBeDefined();
    const first = thrown?.(16).camera.x ?? 0;
    const last = thrown?.(5000);
    expect(first).toBeGreaterThan(from.x);
    expect(last?.over).toBe(true);
    // A pixel a ms, slowed down to a third every 240 ms: 240 pixels, less the hair at which it stands.
    expect(((last?.camera.x ?? 0) - from.x) * 16).toBeGreaterThan(232);
    expect(((last?.camera.x ?? 0) - from.x) * 16).toBeLessThanOrEqual(240);
  });

  it("is not thrown off the map by the wildest hand", () => {
    let far = 0;
    const thrown = glide(1e6, 0, (dx) => {
      far = dx;
      return from;
    });
    thrown?.(1e6);
    expect(far).toBeLessThan(1000);
  });
});
