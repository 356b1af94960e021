import { createContext, useContext } from "react";
import type { Params } from "react-router";

export const ScreenParams = createContext<Params>({});

/** What the address of a screen names: whose, which run, which article. */
export const useScreenParams = (): Params => useContext(ScreenParams);
