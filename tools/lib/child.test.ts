import { expect, test } from "vitest";
import { runChild } from "./child.mjs";

test("runChild keeps progress reports out of the output, even after reporter dots", async () => {
  const program = `process.stdout.write('··@progress {"done":1}\\n·@progress {"done":2}\\nAll passed\\n')`;
  const heard: unknown[] = [];
  const { output } = await runChild(process.execPath, ["-e", program], {
    quiet: true,
    onProgress: (told: unknown) => heard.push(told),
  });
  expect(heard).toEqual([{ done: 1 }, { done: 2 }]);
  expect(output).toBe("···All passed\n");
});
