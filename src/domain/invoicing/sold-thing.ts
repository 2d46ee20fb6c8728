/**
 * Passenger types of sold tickets. The types of the fares are checked against it; a type that is no longer sold stays,
 * for old lines.
 */
export type SoldPassengerType =
  | 'adult'
  | 'minor'
  | 'inapam'
  | 'infant'
  | 'student'
  | 'student_flex'
  | 'teacher'
  | 'teacher_flex';

/** The journey of a round trip that a line is about. */
export type SoldDirection = 'departure' | 'return';

/** A journey as sold, with the names shown to travellers. */
interface SoldJourney {
  readonly direction: SoldDirection;
  readonly origin: string;
  readonly destination: string;
  /** `2026-12-01 09:05`, local time of the boarding stop; null on an open ticket. */
  readonly departs: string | null;
}

/** What a line of a payment is for; its description is derived from this. */
export type SoldThing =
  | (SoldJourney & {
      readonly kind: 'ticket';
      readonly type: SoldPassengerType;
      readonly name: string;
      readonly seat: number | null;
      /** On a line inside one metropolitan area, which is exempt (LIVA 15, V); absent from lines sold before. */
      readonly metropolitan?: true;
    })
  /** The difference to the previous run. */
  | (SoldJourney & { readonly kind: 'change'; readonly folios: readonly string[] })
  /** Luggage and similar, carried with a ticket. */
  | (SoldJourney & {
      readonly kind: 'addition';
      readonly what: string;
      readonly quantity: number;
      readonly folio: string;
    })
  /** Anything else, with a description chosen at the sale. */
  | { readonly kind: 'item'; readonly description: string }
  /** A sale from before lines were stored. */
  | { readonly kind: 'sale' };
