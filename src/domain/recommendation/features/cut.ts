import { fitCodes, maskOf } from "../../catalogue/columns.ts";
import { traitByCode } from "../correct-reading.ts";
import { type Feature, silent } from "../feature.ts";
import { cutFields } from "../fields-of-leaves.ts";
import { byteAt, pieceBytes } from "../piece-layout.ts";
import { byPiece } from "../pieces.ts";
import { yourCut } from "../words.ts";

export const cut: Feature = {
  key: "cut",
  weight: 5,
  editable: true,
  lock: "sizes",
  mayBeSilent: true,
  effort: 1,
  open(snapshot, { universe, cuts }) {
    if (cuts.size === 0) return undefined;
    const { leaves: column, fit: fits } = snapshot;
    /** By leaf: a bit for every cut they wear. */
    const worn = new Uint32Array(256);
    const masks = new Map([...cuts].map(([field, words]) => [field, maskOf(fitCodes, words)]));
    const fields = cutFields[universe];
    for (let leaf = 0; leaf < worn.length; leaf++) {
      const field = fields[leaf];
      if (field) worn[leaf] = masks.get(field) ?? 0;
    }
    return traitByCode(
      {
        ...byPiece(snapshot, ({ bytes }, places, values) => readCuts(bytes, worn, places, values)),
        says(row) {
          const field = fields[column[row] ?? 0];
          const fit = fitCodes.wordOf(snapshot.fit[row] ?? 0);
          return field && fit ? yourCut(field, fit) : { en: "", fr: "" };
        },
      },
      fits,
      fitCodes.list.length + 1,
      (code) => fitCodes.wordOf(code) && `cut:${fitCodes.wordOf(code)}`,
    );
  },
};

function readCuts(bytes: Uint8Array, worn: Uint32Array, places: Uint32Array, values: Float64Array): void {
  for (let i = 0; i < places.length; i++) {
    const at = (places[i] ?? 0) * pieceBytes;
    const mask = worn[bytes[at + byteAt.leaf] ?? 0] ?? 0;
    const fit = bytes[at + byteAt.fit] ?? 0;
    values[i] = mask === 0 || fit === 0 ? silent : (mask >>> (fit - 1)) & 1;
  }
}
