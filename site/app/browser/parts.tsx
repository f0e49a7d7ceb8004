import { type ComponentType, memo, type NamedExoticComponent, Suspense } from "react";
import { moduleCache, useModule } from "~/i18n/load.ts";
import { chunkFailure, PartError } from "./part-error.ts";

/** A part of the site may take this long to arrive, in ms. */
export const PART_TIMEOUT = 120_000;

/** Waits for `part`, at most `PART_TIMEOUT`; a failure says which part it was. */
export async function withDeadline<T>(part: Promise<T>, address: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PartError("script", address)), PART_TIMEOUT);
  });
  try {
    return await Promise.race([part, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Style sheets that did not come, to be asked for again before the next part is. */
const failedStyles = new Set<string>();

/**
 * Loads a part once. A failed script is a `PartError`; so is a failed style sheet, which the bundler's loader would take for loaded from
 * then on, as its link stands in the page.
 */
export async function loadPart<T>(load: () => Promise<T>, name: string): Promise<T> {
  await Promise.all([...failedStyles].map(styleAgain));
  try {
    return await withDeadline(load(), name);
  } catch (error) {
    const failure = chunkFailure(error);
    if (failure === null) throw error;
    if (failure.kind === "style") failedStyles.add(failure.address);
    throw new PartError(failure.kind, failure.address === "" ? name : failure.address, error);
  }
}

/** Where it fails once more, its part comes without it rather than not at all. */
function styleAgain(address: string): Promise<void> {
  failedStyles.delete(address);
  for (const old of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (old.href === address) old.remove();
  const link = document.createElement("link");
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    link.rel = "stylesheet";
    link.href = address;
    document.head.append(link);
  });
}

/**
 * A component that is fetched when first shown. Unlike `React.lazy`, a failed fetch is not kept: showing it again asks
 * again, so that "Try again" works.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const cache = moduleCache<{ readonly default: ComponentType<Props> } | null>();
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part at the top of a module, as React.lazy is
  return function LazyPart(props: Props) {
    const module = useModule(cache, name, null, () => loadPart(load, name));
    if (module === null) return null;
    const Part = module.default;
    return <Part {...props} />;
  };
}

/**
 * A part below a component that is drawn anew each second. While its script is on the way, what was prerendered stands in its
 * place; a new drawing of what surrounds it must not reach it then, or React would take it away until the script is here.
 */
export function latePart<Props extends object>(
  name: string,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): NamedExoticComponent<Props> {
  const Part = lazyPart(name, load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part at the top of a module, as React.lazy is
  const Late: ComponentType<Props> = (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
  return memo<Props>(Late);
}
