import { z } from "zod";
import { emitModule, type Files, list } from "./emit-module.ts";
import { readRecords } from "./record-files.ts";

const HOSTS = "bozja/holster-hosts";
const holstersOf = (host: string) => `bozja/holsters/${host}`;

const hostRecord = z.looseObject({
  id: z.string(),
  types: z.array(z.looseObject({ slug: z.string(), name: z.string() })),
});
const bag = z.array(z.tuple([z.string(), z.number()]));
const holsterRecord = z.looseObject({
  type: z.string(),
  slug: z.string(),
  name: z.string(),
  role: z.string(),
  icon: z.string(),
  prepop: bag,
  main: bag,
});
type Holster = z.infer<typeof holsterRecord>;

function menuOf(holsters: readonly Holster[]) {
  const roles = [...new Set(holsters.map(({ role }) => role))];
  return roles.map((role) => ({
    role,
    holsters: holsters
      .filter((holster) => holster.role === role)
      .map(({ icon, name, slug }) => ({ slug, name, icon })),
  }));
}

const types = "src/bozja/holster-sets/types.ts";

/** Emits a menu of all hosts, one module of bags per host, and how many holsters include each lost action. */
export function emitHolsters(files: Files) {
  const hosts = z.array(hostRecord).parse(readRecords(HOSTS).records);
  const uses = new Map<string, number>();
  const menus = hosts.map(({ id, types: runTypes, ...host }) => {
    const holsters = z.array(holsterRecord).parse(readRecords(holstersOf(id)).records);
    const ofType = (slug: string) => holsters.filter(({ type }) => type === slug);
    const lost = holsters.find(({ type }) => runTypes.every(({ slug }) => slug !== type));
    if (lost !== undefined)
      throw new Error(`records/${holstersOf(id)}.json: ${lost.slug} has a run type that the host lacks`);
    for (const { main, prepop } of holsters)
      for (const action of new Set([...prepop, ...main].map(([each]) => each)))
        uses.set(action, (uses.get(action) ?? 0) + 1);
    const bags = runTypes.map(({ name, slug }) => ({
      slug,
      name,
      holsters: ofType(slug).map(({ type: _, ...holster }) => holster),
    }));
    emitModule(
      files,
      `holsters/${id}`,
      `From records/${holstersOf(id)}.json.`,
      [["runTypes", list(bags), "readonly HolsterRunType[]"]],
      `import type { HolsterRunType } from "../../${types}";\n`,
    );
    return {
      slug: id,
      ...host,
      types: runTypes.map((type) => ({ ...type, roles: menuOf(ofType(type.slug)) })),
    };
  });
  emitModule(
    files,
    "holster-hosts/facts",
    `From records/${HOSTS}.json and the holsters of each host.`,
    [["holsterHosts", list(menus), "readonly HolsterHost[]"]],
    `import type { HolsterHost } from "../../${types}";\n`,
  );
  const slugs = hosts.map(({ id }) => id);
  const head = "/* The holsters of every host, each loaded by itself. Written by tools/generate.ts. */\n";
  const entries = slugs.map((slug) => `${JSON.stringify(slug)}: () => import("./${slug}.js")`);
  const imported = `import type { HolsterRunType } from "../../${types}";\n`;
  const byHost = (value: string) => `Readonly<Partial<Record<string, ${value}>>>`;
  files.set("holsters/index.js", `${head}export const holsterFiles = { ${entries.join(", ")} };\n`);
  files.set(
    "holsters/index.d.ts",
    `${head}${imported}export declare const holsterFiles: ${byHost("() => Promise<{ readonly runTypes: readonly HolsterRunType[] }>")};\n`,
  );
  const all = "/* The holsters of every host, in menu order. Written by tools/generate.ts. */\n";
  const loaded = slugs.map((slug, at) => `import { runTypes as host${at} } from "./${slug}.js";\n`).join("");
  const pairs = slugs.map((slug, at) => `[${JSON.stringify(slug)}, host${at}]`).join(", ");
  files.set("holsters/all.js", `${all}${loaded}export const runTypesByHost = [${pairs}];\n`);
  files.set(
    "holsters/all.d.ts",
    `${all}${imported}export declare const runTypesByHost: readonly (readonly [host: string, types: readonly HolsterRunType[]])[];\n`,
  );
  emitModule(
    files,
    "lost-actions/holster-uses",
    "From records/bozja/holsters.",
    [
      [
        "holsterUses",
        JSON.stringify(Object.fromEntries(uses)),
        "Readonly<Partial<Record<LostActionId, number>>>",
      ],
    ],
    'import type { LostActionId } from "./ids.js";\n',
  );
}
