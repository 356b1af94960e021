import type { Hono } from "hono";
import { uploadPicture } from "#contract/admin/content.ts";
import type { FieldFault } from "#contract/errors.ts";
import type { PictureDesk, PictureRefusal } from "#domain/admin/content-ports.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { bind } from "../../endpoint.ts";
import type { ApiEnv, ApiPorts } from "../../ports.ts";
import { presentImage } from "../../present/image.ts";
import { readFile } from "../../read-file.ts";

const mostBytes = 10_000_000;

const faults: Readonly<Record<PictureRefusal, FieldFault>> = {
  no_picture: "invalid",
  too_small: "too_small",
  too_many_pixels: "too_big",
};

export function bindUploads(
  app: Hono<ApiEnv>,
  { accounts, pictures }: ApiPorts,
  { keep }: PictureDesk,
): void {
  bind(app, uploadPicture, async ({ query }, { caller, file, language }) => {
    const read = await readFile(file, mostBytes);
    if (!read.ok) return read;
    const alt = { en: query.alt_en, fr: query.alt_fr };
    const kept = await keep(read.value, alt, { actorId: caller.personId, at: accounts.now() });
    if (!kept.ok) return refuse({ kind: "invalid", fields: { file: faults[kept.refusal] } });
    const facts = pictures.find(kept.value);
    if (!facts) throw new Error(`The picture ${kept.value} was kept and cannot be found.`);
    return accept({ answer: { name: kept.value, image: presentImage(facts, language) } });
  });
}
