import type { Answer } from "#contract/endpoint.ts";
import type { getHealth } from "#contract/health.ts";
import type { HearSearch } from "#domain/admin/search-log.ts";
import type { ConversationStore, Draft, EngineName, Stylist } from "#domain/assistant/ports.ts";
import type { CatalogueStore } from "#domain/catalogue/ports.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import type { Editorial } from "#domain/editorial/article.ts";
import type { LegalDocumentStore } from "#domain/editorial/ports.ts";
import type { Look } from "#domain/looks/look.ts";
import type { AccountPorts } from "#domain/people/ports.ts";
import type { Feature } from "#domain/recommendation/feature.ts";
import type { SearchEngine } from "#domain/search/port.ts";
import type { Language } from "#vocabulary/language.ts";
import type { PictureFormat, PictureWidth } from "#vocabulary/picture.ts";
import type { Block } from "#vocabulary/prose.ts";
import type { ListKind } from "#vocabulary/reco-list.ts";
import type { Scene } from "#vocabulary/scene.ts";
import type { AdminPorts } from "./admin/ports.ts";
import type { CallGate } from "./call-gate.ts";

/** What the API is given to work with; `server` fills it in. */
export type ApiPorts = {
  readonly health: () => Promise<Answer<typeof getHealth>>;
  readonly metrics: () => Promise<string>;
  readonly editorial: () => Editorial;
  readonly legalDocuments: LegalDocumentStore;
  /** SVG text. */
  readonly drawings: {
    readonly scene: (scene: Scene, theme: "light" | "dark") => string;
    /** Every drawing of the glossary, each a symbol by its key. */
    readonly lexicon: string;
  };
  readonly pictures: Pictures;
  /** A picture as link previews show it, JPEG, made while the asker waits; nothing when it cannot be made. */
  readonly previewOf: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly catalogue: Catalogue;
  /** What lists are ranked by, with all that has been learned: read it once a request, as the catalogue. */
  readonly features: () => readonly Feature[];
  readonly search: SearchEngine;
  /** Told how long each list took to choose. */
  readonly observeRecommendation?: ((kind: ListKind, surface: string, seconds: number) => void) | undefined;
  /** Told of every search that is typed, with how much it found. */
  readonly hearSearch?: HearSearch | undefined;
  /** All there are, also those that are no longer shown. */
  readonly looks: () => readonly Look[];
  readonly accounts: AccountPorts;
  readonly assistant: AssistantPorts;
  /** Without it nothing of what is there for admins exists. */
  readonly admin?: AdminPorts | undefined;
  readonly fillPlaceholders: (text: string, language: Language) => string;
  readonly readMarkdown: (body: string) => readonly Block[];
  /** A fault: a bug or a dead dependency. Told once, with the request's id. */
  readonly reportFault: (error: unknown, requestId: string) => void;
  /** Bounds how long all that happens meanwhile waits for the database. */
  readonly withPatience?: <T>(patience: "call" | "long_call", work: () => Promise<T>) => Promise<T>;
  /** Whether this error says that the database cannot do anything now. */
  readonly isUnavailable: (error: unknown) => boolean;
};

export type AssistantPorts = {
  readonly conversations: ConversationStore;
  readonly stylist: Stylist;
  /** Where a model is at hand. */
  readonly rewrite?: Rewriter | undefined;
  /** Between two pieces of a text; over at once when nobody reads any more. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly observe: (answer: {
    readonly engine: EngineName;
    readonly firstEventMs: number;
    readonly wholeMs: number;
  }) => void;
};

type Catalogue = {
  /** As it is now: read it once a request, since the next one may be another. */
  readonly snapshot: () => Snapshot;
  readonly find: CatalogueStore["find"];
};

/** What a page must know of a picture to show it. */
export type PictureFacts = {
  readonly name: string;
  /** 16 hexadecimal digits that change with the picture. */
  readonly hash: string;
  /** Height over width. */
  readonly ratio: number;
  readonly colour: string;
  readonly alt: Readonly<Record<Language, string>>;
};

export type Pictures = {
  /** Nothing when nobody knows the name. */
  readonly find: (name: string) => PictureFacts | undefined;
  /** SVG text, at once. */
  readonly draw: (name: string) => string | undefined;
  /** The first of these formats that is made already. If none is, nothing; it is then made in the background. */
  readonly read: (
    name: string,
    width: PictureWidth,
    formats: readonly PictureFormat[],
  ) => Promise<{ readonly format: PictureFormat; readonly bytes: Uint8Array<ArrayBuffer> } | undefined>;
};

/** What the HTTP server knows of a request and no header can claim. */
export type RequestFacts = { readonly requestId: string; readonly clientAddress: string };

/** Hono's type for it: handlers read it as `c.env`, and what the API gives every call as `c.get`. */
export type ApiEnv = { Bindings: RequestFacts; Variables: { accounts: AccountPorts; gate: CallGate } };

/** Better words for an answer; nothing when there are none, whatever the reason. Never throws. */
export type Rewriter = (draft: Draft, signal: AbortSignal) => Promise<string | undefined>;
