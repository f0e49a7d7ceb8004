import { classicScript } from "./classic-script.ts";

export async function startScript(base: string): Promise<string> {
  const code = await classicScript("app/start/start.ts", base);
  if (/<\/script|<!--/i.test(code)) throw new Error("the start cannot stand in a page");
  return code;
}
