import { type ComponentType, memo, type NamedExoticComponent, Suspense } from "react";
import { moduleCache, useModule } from "~/i18n/load.ts";

/** A part of the site may take this long to arrive, in ms. */
export const PART_TIMEOUT = 120_000;

/** A part of the page that did not come: a script or a style sheet, from where. */
export class PartError extends Error {
  readonly kind: "script" | "style";
  readonly address: string;
  constructor(kind: "script" | "style", address: string, cause?: unknown) {
    super(`The ${kind} ${address} could not be loaded.`, { cause });
    this.name = "PartError";
    this.kind = kind;
    this.address = address;
  }
}

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
    const module = useModule(cache, name, null, () => withDeadline(load(), name));
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
