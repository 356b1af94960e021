import type { Kysely } from "kysely";
import type { Doing } from "#domain/admin/page.ts";
import type { UploadedPicture } from "#domain/editorial/uploaded-picture.ts";
import { nextContentVersion } from "../content-version.ts";
import { recordAudit } from "../people/audit.ts";
import type { Schema } from "../schema.ts";

type MadePicture = UploadedPicture & { readonly hash: string; readonly bytes: Uint8Array };

/** Keeps a picture; of one that is there already, the words for it. */
export const keepPicture = (db: Kysely<Schema>, { alt, ...picture }: MadePicture, doing: Doing) =>
  db.transaction().execute(async (transaction) => {
    await nextContentVersion(transaction);
    const words = { alt_en: alt.en, alt_fr: alt.fr };
    await transaction
      .insertInto("uploaded_picture")
      .values({ ...picture, ...words, created_at: doing.at })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(words))
      .execute();
    await recordAudit(transaction, {
      at: doing.at,
      action: "picture.uploaded",
      actorId: doing.actorId,
      detail: {
        subject: `picture ${picture.name}`,
        after: { width: picture.width, height: picture.height, bytes: picture.bytes.length, ...words },
        ...(doing.note && { note: doing.note }),
      },
    });
  });
