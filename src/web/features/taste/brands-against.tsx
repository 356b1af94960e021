import { useState } from "react";
import type { Taste } from "#contract/taste.ts";
import { reactTo } from "#web/features/product/react-to.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { countsOf } from "./evidence-words.ts";
import { fetchTaste, saveTaste, useOwnTaste } from "./own-taste.ts";
import { backTo } from "./taste-actions.ts";
import { tellOf } from "./tell-of.ts";

type Against = Taste["brands_against"][number];

/** Brands that are not for them, and the way back. */
export function BrandsAgainst({ brands }: { brands: readonly Against[] }) {
  const [open, setOpen] = useState(false);
  const names = brands.map(({ label }) => label).join(", ");
  return (
    <p className="mt-6 text-14 text-muted">
      {m.taste_brands_against({ names })}{" "}
      <button type="button" className="link hit-44 text-ink" onClick={() => setOpen(true)}>
        {m.taste_brands_again()}
      </button>
      <Dialog
        open={open && brands.length > 0}
        onOpenChange={setOpen}
        title={m.taste_brands_again_title()}
        description={m.taste_brands_again_text()}
        closeLabel={m.nav_close()}
      >
        <ul className="border-line border-t">
          {brands.map((brand) => (
            <AgainstRow key={brand.id} brand={brand} />
          ))}
        </ul>
      </Dialog>
    </p>
  );
}

function AgainstRow({ brand }: { brand: Against }) {
  const [busy, setBusy] = useState(false);
  const giveChance = async () => {
    setBusy(true);
    await showAgain(brand);
    setBusy(false);
  };
  return (
    <li className="flex items-center justify-between gap-4 border-line border-b py-3">
      <span>
        <span className="block text-d22 font-serif">{brand.label}</span>
        <span className="text-12 text-muted">{countsOf(brand)}</span>
      </span>
      <Button size="small" busy={busy} onClick={() => void giveChance()}>
        {m.taste_brand_chance()}
        <span className="sr-only"> {brand.label}</span>
      </Button>
    </li>
  );
}

/** Dislikes that were about the brand are taken back, and what was learned or set against it is forgotten. */
async function showAgain(brand: Against): Promise<void> {
  const { trait, label, disliked } = brand;
  for (const product of disliked)
    if (!(await reactTo({ kind: "disliked", product, value: false }))) return refresh();
  const answer = await saveTaste([{ type: "forget", trait }]);
  if (!answer.ok) tellOf(answer.refusal);
  else showToast({ text: m.taste_brand_back({ name: label }), action: { label: m.taste_undo(), run: undo } });
  refresh();

  function undo(): void {
    const again = disliked.map((product) =>
      reactTo({ kind: "disliked", product, value: true, scope: "brand" }),
    );
    void Promise.all([...again, saveTaste(backTo(brand))]).then(refresh);
  }
}

function refresh(): void {
  const { kept } = useOwnTaste.getState();
  if (kept) void fetchTaste(kept.question);
}
