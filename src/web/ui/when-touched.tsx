import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  UNSAFE_LocationContext as Location,
  UNSAFE_RouteContext as Route,
  UNSAFE_DataRouterStateContext as Router,
} from "react-router";
import { useSentByServer } from "./mounted.ts";
import { asleepUntil } from "./sleeping-parts.ts";

type Module<P> = { readonly default: ComponentType<P> };
type Code<P> = {
  readonly Part: ComponentType<P>;
  /** Says whether it is there. */
  readonly fetch: () => Promise<boolean>;
  readonly loaded: () => ComponentType<P> | undefined;
};

/**
 * A part that comes from the server as it is seen, and whose code comes when somebody turns to it: with a pointer, a
 * finger, a key or the focus. What they press until then is pressed again as soon as it can be heard. Where the page
 * was made in the browser there is nothing to see without the code, so it comes at once.
 */
export function whenTouched<P extends object>(
  load: () => Promise<Module<P>>,
  {
    near,
    seldom = false,
  }: {
    /** Its code comes near it as well: for what does something by itself once it is reached. */
    readonly near?: (element: Element, act: () => void) => () => void;
    /** Most pages do without it: its code comes when one has it. */
    readonly seldom?: boolean;
  } = {},
): ComponentType<P> {
  const code = import.meta.env.SSR ? codeOnServer(load) : codeInBrowser(load, seldom);

  function Touched(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const isSent = useSentByServer();
    const [first] = useState(props);
    const [isAwake, setAwake] = useState(!isSent);
    const [frozen, setFrozen] = useState<readonly Node[]>();
    /** What it is drawn with once copies of it give way: it is there, so nothing waits. Chosen once, or it would be made anew. */
    const [Thawed, setThawed] = useState<ComponentType<P>>();
    /** Whether it is drawn by the browser: nothing that the server drew is left to be taken over. */
    const isOwn = !isSent || Thawed !== undefined;
    const isMoving = useIsMoving();
    // React would take it away for as long as its code does not come: until then what is seen of it stays.
    if (isMoving && !isOwn && !isAwake && !frozen && place.current) setFrozen(copiesIn(place.current));
    if (!isSent || props !== first)
      void code.fetch().then((isThere) => {
        // Without a connection nothing waits for what the browser makes: the page goes on around it.
        if (!isThere && !isSent) setFrozen((before) => before ?? []);
      });
    const isAsleep = !isAwake || frozen !== undefined;
    useEffect(() => {
      const { current } = place;
      if (!current) return;
      // What is pressed before the application runs waits for this (`shell/early-presses.ts`).
      current.dataset.part = "heard";
      if (isAsleep) return asleepUntil({ place: current, fetch: code.fetch, near });
    }, [isAsleep]);
    useEffect(() => {
      if (!frozen) return;
      const thaw = () =>
        void code.fetch().then((isThere) => {
          if (!isThere) return;
          setFrozen(undefined);
          setThawed(() => code.loaded());
        });
      thaw();
      // It may come after all.
      const over = new AbortController();
      for (const sign of ["online", "pointerdown", "keydown"]) addEventListener(sign, thaw, over);
      return () => over.abort();
    }, [frozen]);
    const shown = isAwake || isOwn ? props : first;
    const content = useMemo(() => {
      const Part = Thawed ?? code.Part;
      const drawn = (
        <>
          <Part {...shown} />
          <Awake onAwake={setAwake} />
        </>
      );
      // What the browser makes waits with its page for the code; what the server sent is taken over by itself.
      return isOwn ? drawn : <Suspense fallback={null}>{drawn}</Suspense>;
    }, [shown, isOwn, Thawed]);
    return (
      <div ref={place} className="contents" data-part="">
        {frozen === undefined ? content : <Frozen nodes={frozen} />}
      </div>
    );
  }
  return memo(Touched) as unknown as ComponentType<P>;
}

/** The server waits for nothing: what is drawn late there would be hidden from whoever has no scripts. */
function codeOnServer<P>(load: () => Promise<Module<P>>): Code<P> {
  let module: Module<P> | undefined;
  const loading = load().then((loaded) => {
    module = loaded;
    return loaded;
  });
  // biome-ignore lint/suspicious/noThenProperty: React asks with `then`, and takes an answer that comes at once
  const atOnce = { then: (give: (loaded: Module<P> | undefined) => void) => give(module) };
  return {
    Part: lazy(() => (module ? (atOnce as Promise<Module<P>>) : loading)) as unknown as ComponentType<P>,
    fetch: async () => true,
    loaded: () => undefined,
  };
}

function codeInBrowser<P>(load: () => Promise<Module<P>>, seldom: boolean): Code<P> {
  let module: Module<P> | undefined;
  let give: (loaded: Module<P>) => void = () => {};
  const coming = new Promise<Module<P>>((resolve) => {
    give = resolve;
  });
  let fetching: Promise<boolean> | undefined;
  const fetch = () => {
    fetching ??= load().then(
      (loaded) => {
        module = loaded;
        give(loaded);
        return true;
      },
      () => {
        // What is seen stays as it is; the next touch tries again.
        fetching = undefined;
        return false;
      },
    );
    return fetching;
  };
  // On the way to a page that is made in the browser: it comes beside the page's own code, not after it.
  if (window.__reactRouterDataRouter && !seldom) void fetch();
  return { Part: lazy(() => coming) as unknown as ComponentType<P>, fetch, loaded: () => module?.default };
}

/** Whether the router has moved since: React then draws anew whatever lies in its contexts and is not taken over. */
function useIsMoving(): boolean {
  const now = [useContext(Router), useContext(Location), useContext(Route)];
  const [first] = useState(now);
  return now.some((context, i) => context !== first[i]);
}

const copiesIn = (element: Element): readonly Node[] =>
  [...element.childNodes].map((node) => node.cloneNode(true));

/** What was seen, and no more. */
function Frozen({ nodes }: { nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={place} className="contents" />;
}

function Awake({ onAwake }: { onAwake: (isAwake: true) => void }) {
  useEffect(() => onAwake(true), [onAwake]);
  return null;
}
