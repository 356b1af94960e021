import { createServer } from "node:http";

/**
 * Nothing but a server that is busy for as long as a remembered page takes and sends as much: whatever makes its
 * answers late is the machine, and not what a site does.
 */
const [busyNs, body] = [100_000n, Buffer.alloc(15_000, "a")];
createServer((_, response) => {
  const until = process.hrtime.bigint() + busyNs;
  while (process.hrtime.bigint() < until);
  response.writeHead(200, { "content-type": "text/html", "content-length": body.length });
  response.end(body);
}).listen(Number(process.env.PORT), "127.0.0.1");
