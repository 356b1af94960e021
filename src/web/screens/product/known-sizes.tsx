import { useEffect } from "react";
import type { Universe } from "#vocabulary/universe.ts";
import { useEditing } from "#web/features/preferences/use-editing.ts";
import { isMySize } from "./my-size.ts";
import type { SizeWords, Sizing } from "./size-words.ts";

export type Mine = "mine" | "about" | undefined;
type KnownSizesProps = {
  universe: Universe;
  field: Sizing["field"];
  sizes: readonly SizeWords[];
  /** Of each size, in their order. */
  onKnown: (mine: readonly Mine[]) => void;
};

/** Draws nothing. What is known of the reader's sizes is known in the universe they are in. */
export default function KnownSizes({ universe, field, sizes, onKnown }: KnownSizesProps) {
  const { editing } = useEditing();
  const own = editing?.universe === universe ? editing.preferences.sizes : undefined;
  useEffect(() => {
    onKnown(sizes.map((size) => isMySize({ universe, field }, own, size)));
  }, [universe, field, own, sizes, onKnown]);
  return null;
}
