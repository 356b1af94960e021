import { type ComponentProps, isValidElement, type ReactNode } from "react";
import {
  type createStaticRouter,
  type EntryContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_RemixErrorBoundary as RemixErrorBoundary,
  UNSAFE_shouldHydrateRouteLoader as runsAtFirst,
  ServerRouter,
  StaticRouterProvider,
} from "react-router";

type Props = ComponentProps<typeof ServerRouter>;
type Router = ReturnType<typeof createStaticRouter>;

/**
 * React Router's `ServerRouter` for pages all of whose data is there. That one makes all routes anew for each page, and
 * a router of getters: V8 puts those where only a full clearing up gets at them, and with them everything that their
 * page loaded. Here all pages of one language share what does not differ between them.
 */
export function PageRouter({ context, url, nonce }: Props): ReactNode {
  const page = { ...context.staticHandlerContext, loaderData: dataAtFirst(context) };
  const router = routerOf(context, url, page);
  // Ids are counted by place: the empty one stands where `ServerRouter` puts what comes later.
  return (
    <>
      <FrameworkContext.Provider value={nonce === undefined ? context : { ...context, nonce }}>
        <RemixErrorBoundary location={page.location}>
          <StaticRouterProvider router={router} context={page} hydrate={false} />
        </RemixErrorBoundary>
      </FrameworkContext.Provider>
      {null}
    </>
  );
}

/** Without that of screens which ask for it in the browser before they show anything. */
function dataAtFirst({ staticHandlerContext, routeModules, manifest, isSpaMode }: EntryContext) {
  const data = { ...staticHandlerContext.loaderData };
  for (const { route } of staticHandlerContext.matches) {
    const [module, known] = [routeModules[route.id], manifest.routes[route.id]];
    if (!module || !known || !runsAtFirst(route.id, module.clientLoader, known.hasLoader, isSpaMode))
      continue;
    if (module.HydrateFallback || !known.hasLoader) delete data[route.id];
  }
  return data;
}

/** Each language has a manifest of its own, for as long as the server runs. */
const shared = new WeakMap<EntryContext["manifest"], Router>();

function routerOf(
  context: EntryContext,
  url: Props["url"],
  page: EntryContext["staticHandlerContext"],
): Router {
  const common = shared.get(context.manifest) ?? commonRouter(context, url);
  shared.set(context.manifest, common);
  const state = {
    ...common.state,
    location: page.location,
    matches: page.matches.map((match) => ({
      ...match,
      route: common.manifest[match.route.id] ?? match.route,
    })),
    loaderData: page.loaderData,
    actionData: page.actionData,
    errors: page.errors,
  };
  return Object.create(common, { state: { value: state }, basename: { value: page.basename } });
}

/** As `ServerRouter` makes it, for a page on which nothing was found. */
function commonRouter(context: EntryContext, url: Props["url"]): Router {
  const nothing = {
    matches: [],
    loaderData: {},
    actionData: null,
    errors: null,
    loaderHeaders: {},
    actionHeaders: {},
  };
  const staticHandlerContext = { ...context.staticHandlerContext, ...nothing };
  const router = routerIn(ServerRouter({ context: { ...context, staticHandlerContext }, url }));
  if (!router) throw new Error("React Router lays pages out otherwise: review page-router.");
  return router;
}

function routerIn(node: ReactNode): Router | undefined {
  if (Array.isArray(node)) return node.map(routerIn).find(Boolean);
  if (!isValidElement<{ router?: Router; children?: ReactNode }>(node)) return undefined;
  return node.props.router ?? routerIn(node.props.children);
}
