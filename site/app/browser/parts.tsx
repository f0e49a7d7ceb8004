import { type ComponentType, memo, Suspense, startTransition, useEffect, useState } from "react";
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

/** A style sheet that did not come: the part that missed it, and the attempt that is under way to fetch it again. */
type FailedStyle = { readonly part: string; again: Promise<void> | null };

/** Failed style sheets by address, to be asked for again before the next part is. */
const failedStyles = new Map<string, FailedStyle>();

/**
 * Loads a part once. A failed script is a `PartError`; so is a failed style sheet, which the bundler's loader would take for loaded from
 * then on, as its link stands in the page.
 */
export async function loadPart<T>(load: () => Promise<T>, name: string): Promise<T> {
  try {
    await Promise.all([...failedStyles].map(([address, failed]) => styleAgain(address, failed, name)));
    return await withDeadline(load(), name);
  } catch (error) {
    const failure = chunkFailure(error);
    if (failure === null) throw error;
    if (failure.kind === "style" && !failedStyles.has(failure.address))
      failedStyles.set(failure.address, { part: name, again: null });
    throw new PartError(failure.kind, failure.address === "" ? name : failure.address, error);
  }
}

/** Rejects where it fails once more and `part` is the one that missed it; any other part may still come. */
async function styleAgain(address: string, failed: FailedStyle, part: string): Promise<void> {
  failed.again ??= linkStyle(address);
  try {
    await failed.again;
    failedStyles.delete(address);
  } catch (error) {
    failed.again = null;
    if (failed.part === part) throw error;
  }
}

/** Puts a new link in the place of one that failed. */
function linkStyle(address: string): Promise<void> {
  for (const old of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (old.href === address) old.remove();
  const link = document.createElement("link");
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new PartError("style", address)));
    link.rel = "stylesheet";
    link.href = address;
    document.head.append(link);
  });
}

/** Fetched parts that answer presses. */
const alive = new Set<string>();

/** Adds a loaded part, which now answers presses, to `data-alive` of the root element; returns a function that removes it. */
function noteAlive(name: string): () => void {
  const write = () => {
    document.documentElement.dataset.alive = [...alive].join(" ");
  };
  alive.add(name);
  write();
  return () => {
    alive.delete(name);
    write();
  };
}

type Loader<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A fetched component, and the fetching of it before it is shown. */
function fetchedPart<Props extends object>(name: string, load: Loader<Props>) {
  const cache = moduleCache<{ readonly default: ComponentType<Props> } | null>();
  const fetchPart = () => loadPart(load, name);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part at the top of a module, as React.lazy is
  const Part: ComponentType<Props> = (props) => {
    const module = useModule(cache, name, null, fetchPart);
    useEffect(() => noteAlive(name), []);
    if (module === null) return null;
    const Fetched = module.default;
    return <Fetched {...props} />;
  };
  return { Part, fetch: () => cache.load(name, fetchPart).promise };
}

/**
 * A component that is fetched when first shown. Unlike `React.lazy`, a failed fetch is not kept: showing it again asks
 * again, so that "Try again" works.
 */
export function lazyPart<Props extends object>(name: string, load: Loader<Props>): ComponentType<Props> {
  return fetchedPart(name, load).Part;
}

/**
 * A part that is prerendered into its page and hydrated once its script is here. Until then it keeps the props that it was prerendered
 * with: others would make React take away what stands there.
 */
export function latePart<Props extends object>(name: string, load: Loader<Props>): ComponentType<Props> {
  const { Part, fetch } = fetchedPart(name, load);
  // biome-ignore lint/correctness/noComponentHookFactories: as above
  const Boundary = memo<Props>((props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  ));
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part at the top of a module, as React.lazy is
  return function Late(props: Props) {
    const [first] = useState(props);
    // Once the page is hydrated, nothing prerendered is left to keep.
    const [here, setHere] = useState(
      () => typeof document !== "undefined" && "hydrated" in document.documentElement.dataset,
    );
    useEffect(() => {
      let gone = false;
      // A failure is shown by the part itself.
      fetch().then(
        () =>
          startTransition(() => {
            if (!gone) setHere(true);
          }),
        () => undefined,
      );
      return () => {
        gone = true;
      };
    }, []);
    return <Boundary {...(here ? props : first)} />;
  };
}
