import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "../open-database.ts";
import { freshDatabase } from "../testing/databases.ts";

const open = (url: string) => openDatabase({ kind: "postgres", url });

/** A server on a free port that treats every connection as it is told. */
const listen = async (serve: (socket: Socket) => void): Promise<string> => {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    serve(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  return `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
};

describe("a PostgreSQL server that cannot be used is refused without its password", () => {
  test("when nothing listens there", async () => {
    const opened = await open("postgres://cleed:hunter2@127.0.0.1:1/cleed");
    expect(opened).toEqual({
      ok: false,
      refusal: {
        kind: "unreachable",
        url: "postgres://cleed@127.0.0.1:1/cleed",
        reason: expect.stringContaining("ECONNREFUSED"),
      },
    });
  });

  test("when it takes the connection and says nothing, in time", { timeout: 15_000 }, async () => {
    const address = await listen(() => {});
    const opened = await open(`postgres://cleed:hunter2@${address}/cleed`);
    expect(opened).toMatchObject({ ok: false, refusal: { kind: "unreachable" } });
    expect(JSON.stringify(opened)).not.toContain("hunter2");
  });

  test("when it closes the connection", async () => {
    const address = await listen((socket) => void socket.destroy());
    expect(await open(`postgres://${address}/cleed`)).toMatchObject({ refusal: { kind: "unreachable" } });
  });

  test("when the password is wrong, or the database is missing", async () => {
    const wrong = new URL(inject("postgresUrl"));
    wrong.password = "hunter2";
    const refused = await open(wrong.href);
    expect(refused).toMatchObject({
      refusal: { kind: "unreachable", reason: expect.stringContaining("authentication failed") },
    });
    expect(JSON.stringify(refused)).not.toContain("hunter2");

    const missing = new URL(inject("postgresUrl"));
    missing.pathname = "/nowhere";
    expect(await open(missing.href)).toMatchObject({
      refusal: { kind: "unreachable", reason: expect.stringContaining("does not exist") },
    });
  });

  test.each(["", "nonsense", "http://[broken", "postgres://cleed:hunter2@127.0.0.1:port/cleed"])(
    "when its address is none: %s",
    async (url) => {
      const opened = await open(url);
      expect(opened).toMatchObject({ ok: false, refusal: { kind: "unreachable" } });
      expect(JSON.stringify(opened)).not.toContain("hunter2");
    },
  );

  test("when it is older than PostgreSQL 15", async () => {
    const address = await listen((socket) => {
      socket.on("data", (data) =>
        socket.write(data[0] === letter("Q") ? versionAnswer("140010", "14.10") : welcome),
      );
    });
    expect(await open(`postgres://cleed@${address}/cleed`)).toEqual({
      ok: false,
      refusal: { kind: "too_old", version: "14.10" },
    });
  });
});

describe("an open PostgreSQL server", () => {
  test("may end connections that are idle: the next query has another", async () => {
    const { db, remove } = await freshDatabase("postgres");
    onTestFinished(remove);
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(db)));
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    await sleep(50);
    const all = await Promise.all([1, 2, 3].map(() => sql<{ one: number }>`select 1 as one`.execute(db)));
    expect(all.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]]);
  });
});

/** The little of PostgreSQL's protocol (version 3, chapter 55.7 of its manual) that an old server needs. */
const letter = (type: string): number => type.charCodeAt(0);
const int16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number): Buffer => Buffer.concat([int16(value >> 16), int16(value & 0xffff)]);
const message = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
};
const ready = message("Z", Buffer.from("I"));
const welcome = Buffer.concat([message("R", int32(0)), ready]);
const versionAnswer = (number: string, text: string): Buffer => {
  const column = (name: string) =>
    Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(25), int16(0), int32(0), int16(0)]);
  const value = (content: string) => Buffer.concat([int32(content.length), Buffer.from(content)]);
  return Buffer.concat([
    message("T", int16(2), column("number"), column("text")),
    message("D", int16(2), value(number), value(text)),
    message("C", Buffer.from("SELECT 1\0")),
    ready,
  ]);
};
