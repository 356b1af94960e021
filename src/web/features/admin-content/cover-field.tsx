import { useState } from "react";
import { uploadPicture } from "#contract/admin/content.ts";
import type { Problem } from "#contract/client.ts";
import type { Image } from "#contract/image.ts";
import { FileDrop } from "#web/features/admin-feeds/file-drop.tsx";
import { problemSentence } from "#web/features/form/problem-sentence.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Picture } from "#web/ui/picture.tsx";

type CoverFieldProps = {
  image: Image | null;
  isOwn: boolean;
  onChange: (cover: string | null, image: Image | null) => void;
};

/** The picture above an article: one of ours, or one that is sent with words for those who do not see it. */
export function CoverField({ image, isOwn, onChange }: CoverFieldProps) {
  const [alt, setAlt] = useState({ en: "", fr: "" });
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  /** Chosen and not sent: it lacks words, or did not arrive. It need not be chosen again. */
  const [waiting, setWaiting] = useState<File>();
  async function send(file: File) {
    const told = { alt_en: alt.en.trim(), alt_fr: alt.fr.trim() };
    setWaiting(file);
    if (!told.alt_en || !told.alt_fr) return setProblem(m.admin_article_cover_alt_missing());
    setProblem(undefined);
    setSending(file.name);
    const answer = await client(uploadPicture, { query: told, file });
    setSending(undefined);
    if (!answer.ok) {
      setProblem(sentenceOf(answer.refusal));
      if (answer.refusal.kind === "refused" && answer.refusal.status < 500) setWaiting(undefined);
      return;
    }
    setWaiting(undefined);
    onChange(answer.value.name, answer.value.image);
  }
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[12rem_minmax(0,1fr)]">
      <div>
        {image ? (
          <Picture image={image} sizes="192px" className="w-48 rounded-pic" />
        ) : (
          <p className="grid aspect-picture w-48 place-items-center rounded-pic border border-edge border-dashed p-4 text-center text-14 text-muted">
            {m.admin_article_cover_ours()}
          </p>
        )}
        {isOwn && (
          <Button size="small" look="quiet" onClick={() => onChange(null, null)} className="mt-2 -ml-4">
            {m.admin_article_cover_remove()}
          </Button>
        )}
      </div>
      <div className="grid content-start gap-5">
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <Field
            label={m.admin_article_cover_alt_en()}
            lang="en"
            maxLength={200}
            value={alt.en}
            onChange={({ currentTarget }) => setAlt({ ...alt, en: currentTarget.value })}
          />
          <Field
            label={m.admin_article_cover_alt_fr()}
            lang="fr"
            maxLength={200}
            value={alt.fr}
            onChange={({ currentTarget }) => setAlt({ ...alt, fr: currentTarget.value })}
          />
        </div>
        <p className="-mt-3 text-14 text-muted">{m.admin_article_cover_alt_hint()}</p>
        <FileDrop
          label={m.admin_article_cover_drop()}
          hint={m.admin_article_cover_hint()}
          accept="image/jpeg,image/png,image/webp,image/avif"
          busy={sending && m.admin_article_cover_sending({ name: sending })}
          error={problem}
          onFile={(file) => void send(file)}
        />
        {waiting && !sending && (
          <Button size="medium" onClick={() => void send(waiting)} className="justify-self-start">
            {m.admin_article_cover_send({ name: waiting.name })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What is wrong with the picture itself, where that is it. */
function sentenceOf(problem: Problem): string {
  if (problem.kind !== "refused") return problemSentence(problem);
  if (problem.status === 413) return m.admin_article_cover_too_heavy();
  const fault = problem.fields?.file;
  if (fault === "too_small") return m.admin_article_cover_too_small();
  if (fault === "too_big") return m.admin_article_cover_too_big();
  return fault ? m.admin_article_cover_no_picture() : problemSentence(problem);
}
