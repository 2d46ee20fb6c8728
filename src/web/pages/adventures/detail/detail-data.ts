import type { BuyerValues } from '#web/orders/buyer-form.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { AdventureDatesView } from '#wire/adventures.ts';
import type { ContentView } from '#wire/content.ts';

/** A choice as submitted. */
export interface TypedAdventure {
  /** `<starts_at> <price>`: the price that was seen. Empty: none is chosen yet. */
  readonly departure: string;
  readonly people: string;
}

export type AdventureData =
  | { readonly kind: 'gone' | 'away'; readonly code: string }
  | ({
      readonly kind: 'found';
      /** The days with departures, and the one shown. */
      readonly days: readonly string[];
      readonly day: string;
      /** Idempotency key of the form: sending it twice orders once. */
      readonly key: string;
      readonly typed: TypedAdventure | null;
      readonly buyer: BuyerValues;
      readonly errors: readonly ShownError[];
      /** The text about it, and whether that is a draft; undefined: nobody wrote one. */
      readonly said: ContentView | undefined;
      readonly isDraft: boolean;
    } & AdventureDatesView);
