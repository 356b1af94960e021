import type { Surface } from "#vocabulary/product-event.ts";
import type { Readings } from "../people/list-ports.ts";
import type { FeatureFactors } from "../recommendation/weigh-features.ts";
import type { Evidence } from "../taste/evidence.ts";
import type { TasteSettings } from "../taste/settings.ts";

type Counted = Pick<TasteSettings, "gifts" | "pauses">;

/** Someone, with what they did to products. */
export type Chooser = { readonly evidence: readonly Evidence[]; readonly settings: Counted };

/** A list as somebody got it. */
export type ShownList = {
  readonly id: string;
  readonly surface: Surface | null;
  /** How many of the list came before this page. */
  readonly start: number;
  readonly products: readonly number[];
  /** Of what was tried: how likely it was to be. */
  readonly propensities: ReadonlyMap<number, number>;
  readonly readings: Readings;
  readonly at: number;
};

/** Someone, with the lists they got and what became of them. */
export type Shown = {
  readonly settings: Counted;
  readonly lists: readonly ShownList[];
  /** What they did to pieces of these lists, and what they say of pieces by now. */
  readonly met: readonly {
    readonly list: string;
    readonly product: number;
    readonly kind: Evidence["kind"];
  }[];
  readonly reactions: readonly Evidence[];
};

/** A few people at a time, by ascending id; `next` is where the others begin, nothing after the last. */
export type TrainingPage<Item> = { readonly people: readonly Item[]; readonly next?: string };

export type TrainingStore = {
  choosers(after: string | undefined, most: number): Promise<TrainingPage<Chooser>>;
  /** Lists that say how they were ranked, made since a moment, the latest of each person. */
  shown(after: string | undefined, most: number, since: Date): Promise<TrainingPage<Shown>>;
};

/** Weights as they were fitted or set once; never changed. */
export type RankerWeights = {
  readonly id: number;
  readonly madeAt: Date;
  readonly factors: FeatureFactors;
  /** Nothing where an admin set them. */
  readonly basis: WeightsBasis | null;
  readonly madeBy: "learned" | "admin";
  readonly note: string;
};

/** What weights were fitted to. */
export type WeightsBasis = {
  readonly impressions: number;
  readonly taken: number;
  readonly people: number;
  /** By how much what people do is better foretold than by the weights before, in nats for each impression. */
  readonly gain: number;
};

/** What lists are ranked with from a moment on; without weights those that are set by hand. */
export type ServedWeights = {
  readonly weights: RankerWeights | undefined;
  readonly since: Date;
  /** An admin chose it: what is fitted later is kept, but waits. */
  readonly isHeld: boolean;
};

export type RankerWeightsStore = {
  /** What is served now; nothing before anything ever was. */
  served(): Promise<ServedWeights | undefined>;
  /** Keeps what was fitted, and serves it unless an admin holds another. Says which it is. */
  add(fitted: {
    readonly madeAt: Date;
    readonly factors: FeatureFactors;
    readonly basis: WeightsBasis;
  }): Promise<RankerWeights>;
  /** When any were fitted last. */
  fittedAt(): Promise<Date | undefined>;
};
