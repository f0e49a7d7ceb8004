import type { Reporter, TestCase, TestModule } from "vitest/node";

type Told = Readonly<{ done: number; total: number; passed: number; failed: number }>;

/** Reported at the end. */
type Ended = Readonly<{
  files: readonly (readonly [file: string, ms: number])[];
  skipped: readonly string[];
  /** Tests that failed at first and passed when they were run again. */
  flaky: readonly string[];
}>;

const tell = (value: Told | Ended) => process.stdout.write(`@progress ${JSON.stringify(value)}\n`);

/** Reports to the test command on standard output. */
export default class ProgressReporter implements Reporter {
  #done = 0;
  #total = 0;
  #passed = 0;
  #failed = 0;

  onTestRunStart(files: readonly unknown[]) {
    this.#total = files.length;
  }

  onTestCaseResult(test: TestCase) {
    const { state } = test.result();
    if (state === "passed") this.#passed += 1;
    if (state === "failed") this.#failed += 1;
    this.#tell();
  }

  onTestModuleEnd() {
    this.#done += 1;
    this.#tell();
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const skipped = modules.flatMap((module) =>
      [...module.children.allTests("skipped")].map((test) => test.fullName),
    );
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests("passed")]
        .filter((test) => test.diagnostic()?.flaky === true)
        .map((test) => `${module.relativeModuleId}: ${test.fullName}`),
    );
    const files = modules.map(
      (module) => [module.relativeModuleId, Math.round(module.diagnostic().duration)] as const,
    );
    tell({ files: files.toSorted(([, a], [, b]) => b - a), skipped, flaky });
  }

  #tell() {
    tell({ done: this.#done, total: this.#total, passed: this.#passed, failed: this.#failed });
  }
}
