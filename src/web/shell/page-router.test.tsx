import { Suspense, useId } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  data,
  type EntryContext,
  isRouteErrorResponse,
  Link,
  Outlet,
  ServerRouter,
  useLoaderData,
  useLocation,
  useMatches,
  useParams,
  useRouteError,
} from "react-router";
import { expect, test } from "vitest";
import { PageRouter } from "./page-router.tsx";

type Page = EntryContext["staticHandlerContext"];

function Told({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  const shown = JSON.stringify([name, useLoaderData(), useParams(), pathname, search, useMatches(), useId()]);
  return (
    <section aria-labelledby={useId()}>
      <Link to="../other?x=1">{shown}</Link>
      <Suspense fallback="…">
        <Outlet />
      </Suspense>
    </section>
  );
}

function Fault() {
  const error = useRouteError();
  return <em>{isRouteErrorResponse(error) ? error.status : "?"}</em>;
}

const told = (name: string) => ({ default: () => <Told name={name} /> });
const asksAtFirst = Object.assign(() => Promise.resolve("asked"), { hydrate: true as const });
const modules = {
  root: { ...told("root"), ErrorBoundary: Fault, Layout: ({ children }: { children: unknown }) => children },
  product: { ...told("product"), loader: () => 0, handle: { wide: true } },
  account: {
    default: () => <Told name="account" />,
    clientLoader: asksAtFirst,
    HydrateFallback: () => <i>waiting</i>,
    loader: () => 0,
  },
  broken: { ...told("broken"), loader: () => 0, ErrorBoundary: Fault },
  gone: { ...told("gone"), loader: () => 0 },
};

const route = (id: string, path: string | undefined, parentId: string | undefined, hasLoader: boolean) => ({
  id,
  path,
  parentId,
  hasLoader,
  hasAction: false,
  hasClientLoader: id === "account",
  hasErrorBoundary: "ErrorBoundary" in (modules[id as keyof typeof modules] ?? {}),
  module: `/${id}.js`,
  imports: [],
});

const manifest = {
  version: "1",
  url: "/manifest.js",
  entry: { module: "/entry.js", imports: [] },
  routes: {
    root: route("root", "", undefined, false),
    product: route("product", "product/:id", "root", true),
    account: route("account", "account", "root", true),
    broken: route("broken", "broken", "root", true),
    gone: route("gone", "gone", "root", true),
  },
};

const fails = (status: number) => () => {
  throw data("no", { status });
};
const handler = createStaticHandler([
  {
    id: "root",
    path: "",
    ErrorBoundary: Fault,
    children: [
      { id: "product", path: "product/:id", loader: ({ params }) => ({ named: params.id }) },
      { id: "account", path: "account", loader: () => "of the server" },
      { id: "broken", path: "broken", loader: fails(418), ErrorBoundary: Fault },
      { id: "gone", path: "gone", loader: fails(410) },
    ],
  },
]);

async function contextOf(url: string): Promise<EntryContext> {
  const page = (await handler.query(new Request(url))) as Page;
  return {
    manifest,
    routeModules: modules,
    staticHandlerContext: page,
    serverHandoffString: "{}",
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: "initial" },
    serializeError: (error: Error) => error,
  } as unknown as EntryContext;
}

test.each([
  ["/product/12?size=m", "{&quot;named&quot;:&quot;12&quot;}"],
  ["/product/13", "{&quot;named&quot;:&quot;13&quot;}"],
  ["/account", "waiting"],
  ["/broken", "<em>418</em>"],
  ["/gone", "<em>410</em>"],
  ["/nowhere", "<em>404</em>"],
])("%s is what ServerRouter makes of it", async (path, shown) => {
  const url = `http://site${path}`;
  const theirs = renderToString(<ServerRouter context={await contextOf(url)} url={url} nonce="n" />);
  expect(theirs).toContain(shown);
  expect(renderToString(<PageRouter context={await contextOf(url)} url={url} nonce="n" />)).toBe(theirs);
});
