import type { AdventureView } from '#wire/adventures.ts';

/** Null when the supplier does not answer. */
export interface AdventuresData {
  readonly tours: readonly AdventureView[] | null;
}
