import { drawn } from "./drawn.ts";

/** `node bench/draw-ahead.ts 100000`: makes the catalogue that several benches of one run share. */
await drawn(Number(process.argv[2]));
