import type { Result } from "#vocabulary/result.ts";
import type { Doing, Page, UnknownCursor } from "./page.ts";

export type SchoolDraft = {
  readonly name: string;
  readonly city: string | null;
  readonly countryCode: string | null;
  /** Of mail addresses. */
  readonly domains: readonly string[];
  /** Whether it may be chosen. */
  readonly active: boolean;
};

export type School = SchoolDraft & {
  readonly id: number;
  readonly people: number;
  /** Of these, who was here within 30 days. */
  readonly activePeople: number;
  readonly likes: number;
};

type SchoolQuery = {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly words?: string | undefined;
  readonly active?: boolean | undefined;
};

export type SchoolDesk = {
  /** By name. */
  list(query: SchoolQuery, at: Date): Promise<Result<Page<School>, UnknownCursor>>;
  add(school: SchoolDraft, doing: Doing): Promise<School>;
  /** Nothing when there is none. */
  change(id: number, change: Partial<SchoolDraft>, doing: Doing): Promise<School | undefined>;
  /** False when there is none. */
  remove(id: number, doing: Doing): Promise<boolean>;
};
