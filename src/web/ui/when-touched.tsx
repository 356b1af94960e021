import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useNavigation } from "react-router";
import { doAgain, doWithout, type Held, holdPress, holdWords } from "./held-press.ts";
import { useMounted } from "./mounted.ts";

type Module<P> = { readonly default: ComponentType<P> };
type Code<P> = { readonly Part: ComponentType<P>; readonly fetch: () => Promise<boolean> };

/**
 * A part that comes from the server as it is seen, and whose code comes when somebody turns to it: with a pointer, a
 * finger, a key or the focus. What they press until then is pressed again as soon as it can be heard. Where the page
 * was made in the browser there is nothing to see without the code, so it comes at once.
 */
export function whenTouched<P extends object>(
  load: () => Promise<Module<P>>,
  /** How far below the window it is when its code comes too, for what does something by itself once it is reached. */
  near?: `${number}px`,
): ComponentType<P> {
  const code = import.meta.env.SSR ? codeOnServer(load) : codeInBrowser(load);

  function Touched(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const isSent = useSentByServer();
    const [first] = useState(props);
    const [isAwake, setAwake] = useState(!isSent);
    // A page that changes around it would have it drawn anew, which takes its code: until that is there it stays.
    const shown = isAwake ? props : first;
    const isLeaving = useNavigation().state !== "idle";
    if (!isSent || isLeaving || props !== first) void code.fetch();
    useTouches(place, isAwake, code.fetch);
    useNearness(place, isAwake ? undefined : near, code.fetch);
    const part = useMemo(
      () => (
        <Suspense fallback={null}>
          <code.Part {...shown} />
          <Awake onAwake={setAwake} />
        </Suspense>
      ),
      [shown],
    );
    return (
      <div ref={place} className="contents">
        {part}
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

function codeInBrowser<P>(load: () => Promise<Module<P>>): Code<P> {
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
  return { Part: lazy(() => coming) as unknown as ComponentType<P>, fetch };
}

const touches = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

function useTouches(
  place: RefObject<HTMLElement | null>,
  isAwake: boolean,
  fetch: Code<never>["fetch"],
): void {
  const held = useRef<Held>(undefined);
  useEffect(() => {
    if (isAwake) {
      if (held.current) doAgain(held.current);
      held.current = undefined;
      return;
    }
    const { current: element } = place;
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    const hold = (next: Held | undefined) => {
      if (!next) return;
      held.current = next;
      void fetch().then((isThere) => {
        if (!isThere && held.current === next) doWithout(next);
      });
    };
    for (const touch of touches) element?.addEventListener(touch, () => void fetch(), options);
    element?.addEventListener("click", (event) => hold(holdPress(event)), options);
    element?.addEventListener("input", (event) => hold(holdWords(event)), options);
    return () => over.abort();
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

/** True for what the browser takes over from the server, for as long as that is shown. */
function useSentByServer(): boolean {
  const mounted = useMounted();
  return useState(!mounted)[0];
}
