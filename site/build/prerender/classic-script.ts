import { fileURLToPath } from "node:url";
import { build } from "vite";

const site = fileURLToPath(new URL("../..", import.meta.url));

/**
 * @param module path relative to site/
 * @param constants values to define for names that the module declares
 */
export async function classicScript(
  module: string,
  base: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const result = await build({
    configFile: false,
    root: site,
    base,
    logLevel: "warn",
    resolve: { alias: { "~": `${site}app` } },
    define: Object.fromEntries(define),
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: site + module, output: { format: "iife" } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    "output" in each ? each.output : [],
  );
  const [chunk, ...others] = outputs.filter((output) => output.type === "chunk");
  if (chunk === undefined || others.length > 0) throw new Error(`${module} is not one script`);
  return chunk.code.trim();
}
