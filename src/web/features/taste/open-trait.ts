import { createContext, useContext } from "react";

export type Anchor = HTMLElement | SVGElement;

/** Opens what is known of a trait, beside what was touched. */
export type OpenTrait = (trait: string, anchor: Anchor) => void;

export const OpenTraitContext = createContext<OpenTrait>(() => {});

export const useOpenTrait = (): OpenTrait => useContext(OpenTraitContext);
