/** Passenger types that tickets were sold to. What fares sell is checked against it; a type they give up stays, on old lines. */
export type SoldPassengerType =
  | 'adult'
  | 'minor'
  | 'inapam'
  | 'infant'
  | 'student'
  | 'student_flex'
  | 'teacher'
  | 'teacher_flex';

/** Which journey of a round trip a line is of. */
export type SoldDirection = 'departure' | 'return';

/** A journey as it was when it was sold, in the words of its signs. */
interface SoldJourney {
  readonly direction: SoldDirection;
  readonly origin: string;
  readonly destination: string;
  /** `2026-12-01 09:05` on the clock of the boarding stop; null on an open ticket. */
  readonly departs: string | null;
}

/** What a line of a payment was paid for; its description is put together of this. */
export type SoldThing =
  | (SoldJourney & {
      readonly kind: 'ticket';
      readonly type: SoldPassengerType;
      readonly name: string;
      readonly seat: number | null;
    })
  /** The difference to the run that was given up. */
  | (SoldJourney & { readonly kind: 'change'; readonly folios: readonly string[] })
  /** Luggage and the like, taken along with a ticket. */
  | (SoldJourney & {
      readonly kind: 'addition';
      readonly what: string;
      readonly quantity: number;
      readonly folio: string;
    })
  /** Anything else, in words that were chosen when it was sold. */
  | { readonly kind: 'item'; readonly description: string }
  /** Sold before it was kept line by line. */
  | { readonly kind: 'sale' };
