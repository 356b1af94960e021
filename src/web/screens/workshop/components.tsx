import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadPosts } from "#web/data/editorial.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { Controls } from "./components-controls.tsx";
import { Drawings } from "./components-drawings.tsx";
import { Fields } from "./components-fields.tsx";
import { Foundations } from "./components-foundations.tsx";
import { Overlays } from "./components-overlays.tsx";

export const loader = async ({ context, url }: LoaderFunctionArgs) => ({
  covers: (await loadPosts(context.get(pageRequest).client, url.pathname)).map(({ cover }) => cover),
});

export const meta = () => [{ title: "The workshop · Cleed" }];

/** The living page: every primitive in every state. For whoever builds Cleed; never linked from the product. */
export default function Components() {
  const { covers } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-page flex-col gap-24 px-edge py-16">
      <h1 className="display-80">
        The workshop, <em>every part in every state</em>
      </h1>
      <Foundations />
      <Controls />
      <Fields />
      <Overlays />
      <Drawings covers={covers} />
    </div>
  );
}
