import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useNavigation } from "react-router";
import { useSentByServer } from "./mounted.ts";
import { asleepUntil } from "./sleeping-parts.ts";

type Module<P> = { readonly default: ComponentType<P> };
type Code<P> = { readonly Part: ComponentType<P>; readonly fetch: () => Promise<boolean> };

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
    /** How far below the window it is when its code comes too, for what does something by itself once it is reached. */
    readonly near?: `${number}px`;
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
    // A page that changes around it would have it drawn anew, which takes its code: until that is there it stays.
    const shown = isAwake ? props : first;
    const isLeaving = useNavigation().state !== "idle";
    if (!isSent || isLeaving || props !== first)
      void code.fetch().then((isThere) => {
        // Without a connection nothing waits for it: the page goes on around what is seen of it.
        if (!isThere) setFrozen((before) => before ?? copiesIn(place.current));
      });
    useSleep(place, isAwake && frozen === undefined, code.fetch);
    useNearness(place, isAwake ? undefined : near, code.fetch);
    useThaw(frozen !== undefined, code.fetch, setFrozen);
    const part = useMemo(() => {
      const drawn = (
        <>
          <code.Part {...shown} />
          <Awake onAwake={setAwake} />
        </>
      );
      // What the browser makes waits with its page for the code; what the server sent is taken over by itself.
      return isSent ? <Suspense fallback={null}>{drawn}</Suspense> : drawn;
    }, [shown, isSent]);
    return (
      <div ref={place} className="contents">
        {frozen === undefined ? part : <Frozen nodes={frozen} />}
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
  };
}

function codeInBrowser<P>(load: () => Promise<Module<P>>, seldom: boolean): Code<P> {
  let give: (loaded: Module<P>) => void = () => {};
  const coming = new Promise<Module<P>>((resolve) => {
    give = resolve;
  });
  let fetching: Promise<boolean> | undefined;
  const fetch = () => {
    fetching ??= load().then(
      (loaded) => {
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
  return { Part: lazy(() => coming) as unknown as ComponentType<P>, fetch };
}

const copiesIn = (element: Element | null): readonly Node[] =>
  [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true));

/** What was seen, and no more. */
function Frozen({ nodes }: { nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={place} className="contents" />;
}

/** The network is back: so is what it could not bring. */
function useThaw(
  isFrozen: boolean,
  fetch: Code<never>["fetch"],
  setFrozen: (frozen: undefined) => void,
): void {
  useEffect(() => {
    if (!isFrozen) return;
    const thaw = () =>
      void fetch().then((isThere) => {
        if (isThere) setFrozen(undefined);
      });
    for (const sign of ["online", "pointerdown", "keydown"]) window.addEventListener(sign, thaw);
    return () => {
      for (const sign of ["online", "pointerdown", "keydown"]) window.removeEventListener(sign, thaw);
    };
  }, [isFrozen, fetch, setFrozen]);
}

function useSleep(place: RefObject<HTMLElement | null>, isAwake: boolean, fetch: Code<never>["fetch"]): void {
  useEffect(() => {
    if (!isAwake && place.current) return asleepUntil({ place: place.current, fetch });
  }, [place, isAwake, fetch]);
}

function useNearness(
  place: RefObject<HTMLElement | null>,
  near: string | undefined,
  fetch: Code<never>["fetch"],
): void {
  useEffect(() => {
    const element = place.current?.firstElementChild;
    if (!near || !element) return;
    const watching = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetch();
      },
      { rootMargin: `${near} 0px` },
    );
    watching.observe(element);
    return () => watching.disconnect();
  }, [place, near, fetch]);
}

function Awake({ onAwake }: { onAwake: (isAwake: true) => void }) {
  useEffect(() => onAwake(true), [onAwake]);
  return null;
}
