import { create } from "zustand";

/** Where the bell of members goes: in a header that the browser has taken over, since no other may be written into. */
export const useBellPlace = create<{ readonly place: HTMLElement | null }>(() => ({ place: null }));

export const holdBellPlace = (place: HTMLElement | null): void => useBellPlace.setState({ place });
