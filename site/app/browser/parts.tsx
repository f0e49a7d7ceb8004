import {
  type ComponentType,
  createContext,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useLocation } from "react-router";
import { useNameLocale } from "~/i18n/LanguageProvider.tsx";
import { moduleCache, useModule } from "~/i18n/load.ts";
import { repeatEarlyPress, wasPressedIn } from "./early-press.ts";
import { whenNear } from "./near.ts";
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
 * A component that is fetched when first shown. Unlike `React.lazy`, a failed fetch is kept only until its failure is shown: showing it
 * again asks again, so that "Try again" works.
 */
export function lazyPart<Props extends object>(name: string, load: Loader<Props>): ComponentType<Props> {
  return fetchedPart(name, load).Part;
}

/** A component in a boundary of its own, which is drawn anew only for other props, and the fetching of it. */
function boundedPart<Props extends object>(name: string, load: Loader<Props>, waiting: ReactNode) {
  const { Part, fetch } = fetchedPart(name, load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part at the top of a module, as React.lazy is
  const Bounded = memo<Props>((props) => (
    <Suspense fallback={waiting}>
      <Gated>
        <Part {...props} />
      </Gated>
    </Suspense>
  ));
  return { Bounded, fetch };
}

const subscribeToNothing = () => () => undefined;

/** Whether the component is being hydrated when it is drawn first, rather than prerendered or drawn anew. */
function useIsHydrating(): boolean {
  const prerendered = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [hydrating] = useState(prerendered && typeof document !== "undefined");
  return hydrating;
}

/**
 * The props to draw a prerendered part with: those it was prerendered with until it is here, as others would make React take away what
 * stands there. It is fetched once `opened` is settled, and at once without it.
 */
function useLateProps<Props extends object>(
  props: Props,
  fetch: () => Promise<unknown>,
  hydrating: boolean,
  opened?: Promise<void>,
): Props {
  const [first] = useState(props);
  // Where the part is drawn anew, nothing prerendered is left to keep.
  const [here, setHere] = useState(!hydrating);
  useEffect(() => {
    let gone = false;
    const wait = async () => {
      await opened;
      if (gone) return;
      await fetch();
      startTransition(() => {
        if (!gone) setHere(true);
      });
    };
    // A failure is shown by the part itself.
    wait().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [fetch, opened]);
  return here ? props : first;
}

/** A part that is prerendered into its page and hydrated once its script is here. */
export function latePart<Props extends object>(name: string, load: Loader<Props>): ComponentType<Props> {
  const { Bounded, fetch } = boundedPart(name, load, null);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part at the top of a module, as React.lazy is
  return function Late(props: Props) {
    return <Bounded {...useLateProps(props, fetch, useIsHydrating())} />;
  };
}

/** Holds back the hydration of a prerendered part until it opens; the part's HTML stays in the page meanwhile. */
type Gate = Readonly<{
  place: RefObject<HTMLDivElement | null>;
  opened: Promise<void>;
  open: () => void;
  /** Calls `fetch` when the place comes near the screen, and opens once that has succeeded; returns a function that stops waiting. */
  watch: (fetch: () => Promise<unknown>) => () => void;
}>;

function makeGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  const place: Gate["place"] = { current: null };
  const open = () => resolve();
  return {
    place,
    opened: promise,
    open,
    watch(fetch) {
      let gone = false;
      let stop = () => {};
      const wait = (near: Element | null) => {
        stop = whenNear(near, () => void fetch().then(open, failed));
      };
      // Without its script a part stays as it stands, and the next deed asks again; who has pressed a button in it is told.
      const failed = () => {
        if (wasPressedIn(place.current)) open();
        else if (!gone) wait(null);
      };
      wait(place.current);
      return () => {
        gone = true;
        stop();
      };
    },
  };
}

/**
 * The gate of a part; none where it is drawn anew. It opens where any context changes above the part: React would draw what is shown only
 * once the part is hydrated.
 */
function useGate(hydrating: boolean): Gate | null {
  const [gate] = useState(() => (hydrating ? makeGate() : null));
  const contexts = [useLocation(), useNameLocale()];
  const [first] = useState(contexts);
  if (contexts.some((context, at) => context !== first[at])) gate?.open();
  return gate;
}

/** The gate of the part that is drawn; none for one that need not wait. */
const GateContext = createContext<Gate | null>(null);

function Gated({ children }: { children: ReactNode }) {
  const gate = use(GateContext);
  if (gate !== null) use(gate.opened);
  useEffect(() => {
    if (gate !== null) repeatEarlyPress(gate.place.current);
  }, [gate]);
  // A part inside this one has its own gate or none: with this one it would press again what was heard already.
  return <GateContext value={null}>{children}</GateContext>;
}

/**
 * As `latePart`, for what stands further down a page: where the page is hydrated, its script is fetched once its place comes near the
 * screen or the visitor does anything. A button pressed in it before it answers is pressed again. `className` is that of the element around
 * it; `waiting` stands there until it is here, where it is not prerendered.
 */
export function nearPart<Props extends object>(
  name: string,
  load: Loader<Props>,
  { className, waiting = null }: Readonly<{ className?: string | undefined; waiting?: ReactNode }> = {},
): ComponentType<Props> {
  const { Bounded, fetch } = boundedPart(name, load, waiting);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part at the top of a module, as React.lazy is
  return function Near(props: Props) {
    const hydrating = useIsHydrating();
    const gate = useGate(hydrating);
    useEffect(() => gate?.watch(fetch), [gate]);
    return (
      <div ref={gate?.place} className={className}>
        <GateContext value={gate}>
          <Bounded {...useLateProps(props, fetch, hydrating, gate?.opened)} />
        </GateContext>
      </div>
    );
  };
}
