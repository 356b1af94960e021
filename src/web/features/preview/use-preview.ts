import { useEffect, useRef, useState } from "react";
import type { Problem } from "#contract/client.ts";
import type { Answer } from "#contract/endpoint.ts";
import type { getFit, getReco, RecommendedCard } from "#contract/recommendations.ts";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { fetchCallsAhead } from "#web/state/call.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { fitCall, recoCall } from "./calls.ts";
import { changeSentence } from "./change-sentence.ts";
import { previewCount } from "./preview-count.ts";
import { fitSentence, movedSentence } from "./sentences.ts";
import { nextSlots, type Slot, settled } from "./slots.ts";

/** A thumb on its way does not ask at every step. */
const settleMs = 250;
/** How long what leaves can still be seen. */
const fadeMs = 1400;

type Page = {
  readonly slots: readonly Slot<RecommendedCard>[];
  readonly sentence: string;
  /** Asked for with what this person told, and not what the server drew for anyone. */
  readonly isOwn: boolean;
};

export type PreviewState = {
  /** Nothing until the first answer. */
  readonly slots: readonly Slot<RecommendedCard>[] | undefined;
  /** What the last change did. */
  readonly sentence: string;
  readonly fit: string;
  readonly problem: Problem | undefined;
  readonly again: () => void;
};

const untold: PreferencesUpdate = {};

/** What the server drew the page with: as it is for whoever told nothing. */
export type LoadedPreview = {
  readonly universe: Universe;
  readonly reco: Answer<typeof getReco> | undefined;
  readonly fit: Answer<typeof getFit> | undefined;
};

/** The page as it would be with what was told so far, and what each answer did to it. */
export function usePreview(
  universe: Universe,
  known: PreferencesUpdate | undefined,
  { loaded, isNewcomer }: { loaded: LoadedPreview | undefined; isNewcomer: boolean },
): PreviewState {
  const paused = known === undefined;
  const told = known ?? untold;
  const lang = currentLanguage();
  const body = { universe, preferences: told };
  const isUntold = isNewcomer && Object.keys(told).length === 0;
  const first = isUntold && loaded?.universe === universe ? loaded : undefined;
  const reco = useAnswer(
    recoCall,
    { body: { ...body, lang, limit: previewCount } },
    { initial: first?.reco, after: settleMs, paused },
  );
  const fit = useAnswer(fitCall, { body }, { initial: first?.fit, after: settleMs, paused });
  const [page, setPage] = useState<Page | undefined>(
    first?.reco && { slots: nextSlots(undefined, first.reco.products), sentence: "", isOwn: false },
  );
  const now = useRef({ universe, told });
  const last = useRef(now.current);
  /** What the page began with is not a change. */
  const begun = useRef(false);
  useEffect(() => {
    now.current = { universe, told };
    if (paused) begun.current = false;
  });
  useEffect(() => void fetchCallsAhead(recoCall, fitCall), []);

  const anyones = loaded?.reco?.products;
  const answered = reco.answer?.products;
  const products = answered === anyones && !first ? undefined : answered;
  useEffect(() => {
    if (!products) return;
    const [before, after] = [last.current, now.current];
    last.current = after;
    const isOwn = products !== anyones;
    const same = (isNewcomer || begun.current) && before.universe === after.universe;
    begun.current = isOwn;
    const place = { universe: after.universe, language: currentLanguage() };
    const said = same ? changeSentence(before.told, after.told, place) : undefined;
    setPage((shown) => {
      const earlier = same ? shown?.slots : undefined;
      const slots = nextSlots(earlier, products);
      const moved = movedSentence(earlier ?? [], slots, said !== undefined);
      return { slots, sentence: [said, moved].filter(Boolean).join(" "), isOwn };
    });
    const fade = () => setPage((shown) => shown && { ...shown, slots: settled(shown.slots) });
    const timer = setTimeout(fade, fadeMs);
    return () => clearTimeout(timer);
  }, [products, anyones, isNewcomer]);

  return {
    slots: isNewcomer || page?.isOwn ? page?.slots : undefined,
    sentence: page?.sentence || (isEmpty(told) ? m.preview_begin() : m.preview_from_answers()),
    fit: fit.answer && (first || fit.answer !== loaded?.fit) ? fitSentence(fit.answer, told, lang) : "",
    problem: reco.problem,
    again: () => {
      reco.again();
      fit.again();
    },
  };
}

/** Nothing chosen, marked or moved: what stands open or at none was never spoken of. */
function isEmpty(part: unknown): boolean {
  return typeof part === "object" && part !== null ? Object.values(part).every(isEmpty) : !part;
}
