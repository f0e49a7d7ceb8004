import { describe, expect, it } from "vitest";
import { holsterHosts } from "#records/holster-hosts/facts";
import { holsterModifications } from "#records/holster-modifications/facts";
import { holsterUses } from "#records/lost-actions/holster-uses";
import { lostActionIds } from "#records/lost-actions/ids";
import { holsterIssues } from "../../../checks/fixtures/holster-issues.ts";
import { roles } from "../lost-actions/roles.ts";
import { holsterSets } from "./index.ts";
import { loadRunTypes } from "./load.ts";

/** Number of holsters by host and run type. Links to them are in circulation, so none may disappear. */
const COUNTS = {
  "lynn/anyprog": 20,
  "lynn/anyprog-mimic-chain": 23,
  "lynn/learning": 14,
  "lynn/reclear": 17,
  "kiwi/learning": 14,
  "lynnr/learning": 10,
  "lynnr/reclear": 23,
  "cam/reclear": 22,
  "stoik/learning": 10,
  "nacl/anyprog": 11,
  "carter/standard": 11,
  "carter/advanced": 14,
};

describe("holster sets", () => {
  it.each(lostActionIds)("holsterUses counts the holsters that carry %s", (id) => {
    const carrying = holsterSets.filter((set) =>
      [...set.prepop, ...set.main].some((entry) => entry[0] === id),
    );
    expect(holsterUses[id] ?? 0).toBe(carrying.length);
  });

  it("holster paths are unique, and no run type loses published holsters", () => {
    const paths = holsterSets.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.every((path) => /^\/drs\/holster\/[a-z]+\/[a-z-]+\/[\w-]+$/.test(path))).toBe(true);
    const counts = new Map<string, number>();
    for (const { host, type } of holsterSets)
      counts.set(`${host}/${type}`, (counts.get(`${host}/${type}`) ?? 0) + 1);
    for (const [run, count] of Object.entries(COUNTS))
      expect(counts.get(run), run).toBeGreaterThanOrEqual(count);
    expect(paths).toContain("/drs/holster/carter/standard/LFS-caster");
  });

  it("loadRunTypes loads the run types and holsters of one host", async () => {
    for (const { slug, types } of holsterHosts) {
      const loaded = await loadRunTypes(slug);
      expect(loaded?.map((type) => type.slug)).toEqual(types.map((type) => type.slug));
      expect(loaded?.flatMap((type) => type.holsters.map(({ id }) => id))).toEqual(
        holsterSets.filter(({ host }) => host === slug).map(({ id }) => id),
      );
    }
    expect(await loadRunTypes("nope")).toBeNull();
  });

  it("holster ids are unique and URL-safe", () => {
    expect(new Set(holsterSets.map(({ id }) => id)).size).toBe(holsterSets.length);
    expect(holsterSets.every(({ id }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toBe(true);
  });

  it("no host has the slug of custom holsters", () => {
    expect(holsterHosts.some(({ slug }) => slug === "c")).toBe(false);
  });

  it("the menu lists every holster once, under its role", () => {
    const menu = holsterHosts.flatMap((host) =>
      host.types.flatMap((type) =>
        type.roles.flatMap(({ role, holsters }) =>
          holsters.map(({ slug, name, icon }) => `${host.slug}/${type.slug}/${slug}/${role}/${name}/${icon}`),
        ),
      ),
    );
    const sets = holsterSets.map(
      (set) => `${set.host}/${set.type}/${set.slug}/${set.role}/${set.name}/${set.icon}`,
    );
    expect(menu.toSorted()).toEqual(sets.toSorted());
  });

  it("holsters list known lost actions once per bag, in quantities of 1 to 35", () => {
    const known = new Set<string>(lostActionIds);
    const icons = new Set<string>([...lostActionIds, ...roles]);
    for (const { prepop, main, icon } of holsterSets) {
      expect(icons.has(icon)).toBe(true);
      for (const bag of [prepop, main]) {
        expect(bag.every(([action, quantity]) => known.has(action) && quantity >= 1 && quantity <= 35)).toBe(
          true,
        );
        expect(new Set(bag.map(([action]) => action)).size).toBe(bag.length);
      }
    }
  });

  it("modifications named by holsters exist and bring only added actions", () => {
    const known = new Set<string>(holsterModifications.map(({ id }) => id));
    expect(known.size).toBe(8);
    const named = holsterSets.flatMap(({ modifications }) => modifications);
    expect(named.every((id) => known.has(id))).toBe(true);
    for (const { id, add, brings } of holsterModifications) {
      const added = add.map(([action]) => action);
      expect(brings.length, id).toBeGreaterThan(0);
      expect(
        brings.every((action) => added.includes(action)),
        id,
      ).toBe(true);
    }
  });

  it("lynn-learning-maintank is the only holster with slots", () => {
    const slotted = holsterSets.filter(({ slots }) => slots !== undefined);
    expect(slotted.map(({ id }) => id)).toEqual(["lynn-learning-maintank"]);
  });

  it("known holster issues refer to holsters of the recorded weight", () => {
    expect(holsterIssues).toHaveLength(2);
    for (const issue of holsterIssues) {
      const set = holsterSets.find(
        ({ host, type, slug }) => host === issue.host && type === issue.type && slug === issue.holster,
      );
      expect(set?.weight[issue.bag]).toBe(issue.weight);
    }
  });
});
