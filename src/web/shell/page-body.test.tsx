import { Suspense, use } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { pageBody } from "./page-body.ts";

function rendering(page: React.ReactNode) {
  const errors: unknown[] = [];
  let ends = 0;
  const body = new Promise<ReadableStream<Uint8Array>>((resolve) => {
    const stream = renderToPipeableStream(page, {
      onShellReady: () => resolve(pageBody(stream, () => ends++)),
      onError: (error) => void errors.push(error),
    });
  });
  return { body, errors, ends: () => ends };
}

const Later = ({ what }: { what: Promise<string> }) => <b>{use(what)}</b>;

test("all of a page comes, however long it is and in whatever letters", async () => {
  const text = "é€😀".repeat(20_000);
  const { body, ends } = rendering(<p>{text}</p>);
  expect(await new Response(await body).text()).toBe(`<p>${text}</p>`);
  expect(ends()).toBe(1);
});

test("what is there goes before what is still waited for", async () => {
  let say = (_: string) => {};
  const what = new Promise<string>((resolve) => {
    say = resolve;
  });
  const { body, ends } = rendering(
    <main>
      <Suspense fallback={<i>…</i>}>
        <Later what={what} />
      </Suspense>
    </main>,
  );
  const reader = (await body).getReader();
  const text = (chunk: Uint8Array | undefined) => new TextDecoder().decode(chunk);
  expect(text((await reader.read()).value)).toContain("<i>…</i>");
  expect(ends()).toBe(0);
  say("here");
  let rest = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) rest += text(read.value);
  expect(rest).toContain("<b>here</b>");
  expect(ends()).toBe(1);
});

test("nothing more is made for whoever went away", async () => {
  const { body, errors, ends } = rendering(
    <main>
      <Suspense fallback={<i>…</i>}>
        <Later what={new Promise(() => {})} />
      </Suspense>
    </main>,
  );
  await (await body).cancel(new Error("gone"));
  await expect.poll(ends).toBe(1);
  expect(errors).toEqual([new Error("gone")]);
});
