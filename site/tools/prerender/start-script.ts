import { fileURLToPath } from "node:url";
import { build } from "vite";

const site = fileURLToPath(new URL("../..", import.meta.url));

/** The inline script of every page (app/start/start.ts) as one classic script, with the settings of this build in it. */
export async function startScript(base: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: site,
    base,
    logLevel: "warn",
    resolve: { alias: { "~": `${site}app` } },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: `${site}app/start/start.ts`, output: { format: "iife" } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    "output" in each ? each.output : [],
  );
  const [chunk, ...others] = outputs.filter((output) => output.type === "chunk");
  if (chunk === undefined || others.length > 0) throw new Error("the start is not one script");
  const code = chunk.code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error("the start cannot stand in a page");
  return code;
}
