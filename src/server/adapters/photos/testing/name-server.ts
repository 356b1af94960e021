import { createSocket } from "node:dgram";
import { once } from "node:events";

/** What a name has: IPv4 addresses, and IPv6 addresses as 32 hexadecimal digits. */
export type Records = { readonly a?: readonly string[]; readonly aaaa?: readonly string[] };

/** A name server on this machine that knows these names. */
export async function openNameServer(names: Readonly<Record<string, Records>>) {
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) => socket.send(answer(question, names), port, address));
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

const types = { a: 1, aaaa: 28 };

function answer(question: Buffer, names: Readonly<Record<string, Records>>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  const known = names[labels.join(".").toLowerCase()];
  const type = question.readUInt16BE(at + 1);
  const data =
    type === types.a
      ? (known?.a ?? []).map((address) => Buffer.from(address.split(".").map(Number)))
      : (known?.aaaa ?? []).map((digits) => Buffer.from(digits, "hex"));
  const header = Buffer.alloc(12);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(known ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(data.length, 6);
  // Each: the name of the question, its type, the internet, a minute, as many bytes as follow.
  const records = data.map((bytes) =>
    Buffer.concat([Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length]), bytes]),
  );
  return Buffer.concat([header, question.subarray(12, at + 5), ...records]);
}
