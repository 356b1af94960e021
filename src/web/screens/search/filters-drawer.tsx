import { countChosen, withoutFilters } from "#web/features/search/change-search.ts";
import { counted } from "#web/i18n/counted.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/drawer.tsx";

import type { FacetContext } from "./facet-context.ts";
import { Facets } from "./facets.tsx";

type FiltersDrawerProps = FacetContext & { open: boolean; onOpenChange: (open: boolean) => void };

/** The rail where there is no room for one. The list behind it follows every choice. */
export default function FiltersDrawer({ open, onOpenChange, ...facets }: FiltersDrawerProps) {
  const { answer, search, change } = facets;
  const total = answer?.total ?? 0;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={m.search_filters()}
      closeLabel={m.search_close()}
      footer={
        <>
          <Button
            look="quiet"
            size="medium"
            disabled={countChosen(search) === 0}
            onClick={() => change(withoutFilters)}
            className="-ml-5"
          >
            {m.search_filters_clear()}
          </Button>
          <Button look="ink" size="medium" onClick={() => onOpenChange(false)}>
            {total === 0
              ? m.search_filters_show_none()
              : counted(total, m.search_filters_show_one, m.search_filters_show)}
          </Button>
        </>
      }
    >
      <Facets {...facets} />
    </Drawer>
  );
}
