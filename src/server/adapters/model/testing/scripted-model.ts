import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type ModelRequest = {
  readonly headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever was sent
  readonly body: any;
};

export type Script = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

/** An OpenAI-compatible server that does what a test tells it to. */
export async function openScriptedModel() {
  const requests: ModelRequest[] = [];
  let script: Script = (response) => void response.end();
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const request = { headers: incoming.headers, body: JSON.parse(Buffer.concat(chunks).toString()) };
    requests.push(request);
    await script(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    play: (next: Script) => {
      script = next;
      requests.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const begin = (response: ServerResponse) =>
  response.headersSent || response.writeHead(200, { "content-type": "text/event-stream" });

const send = (response: ServerResponse, delta: unknown, finish: string | null = null) => {
  begin(response);
  const choice = { index: 0, delta, finish_reason: finish };
  response.write(
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices: [choice] })}\n\n`,
  );
};

/** A piece of text. */
export const say = (response: ServerResponse, text: string) =>
  send(response, { role: "assistant", content: text });

/** A call of a tool, with its arguments as they are written. */
export const callTool = (response: ServerResponse, name: string, input: string) => {
  const call = { index: 0, id: "call-1", type: "function", function: { name, arguments: input } };
  send(response, { role: "assistant", tool_calls: [call] });
  send(response, {}, "tool_calls");
  response.end("data: [DONE]\n\n");
};

export const end = (response: ServerResponse, finish = "stop") => {
  send(response, {}, finish);
  response.end("data: [DONE]\n\n");
};
