import type { QrPath } from '#kernel/module-path.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { LoungeDayView, LoungeVisitView } from '#wire/lounge.ts';

/** A choice as submitted. */
export interface TypedVisit {
  /** `<lounge> <date>`: the form it is of. */
  readonly day: string;
  readonly starts: string;
  readonly hours: string;
  readonly people: string;
}

export interface Pass extends LoungeVisitView {
  readonly qr: QrPath;
}

export type LoungeData =
  | { readonly kind: 'signed out' }
  | {
      readonly kind: 'signed in';
      readonly days: readonly LoungeDayView[];
      readonly passes: readonly Pass[];
      /** Idempotency key of the forms: sending one twice books once. */
      readonly key: string;
      readonly typed: TypedVisit | null;
      /** What was just done. */
      readonly done: 'booked' | 'cancelled' | null;
      readonly errors: readonly ShownError[];
    };
