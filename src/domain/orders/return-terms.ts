import { type Fault, fault } from '#domain/errors.ts';
import { type Centavos, plus, ZERO } from '#kernel/money.ts';

/** What the buyer of a sold item gets back who returns it now. */
export type ReturnTerms =
  /** It was returned before. */
  | { readonly kind: 'returned' }
  | { readonly kind: 'refused'; readonly fault: Fault }
  /**
   * Money that was prepaid with it and never booked as sold, and `part` of what was sold for it, tax included. Absent:
   * all that was sold for it.
   */
  | { readonly kind: 'open'; readonly prepaid: Centavos; readonly part?: Centavos };

export type ReturnVerdict =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly fault: Fault }
  /** `part` of what was sold goes back, and what was prepaid. */
  | { readonly kind: 'open'; readonly prepaid: Centavos; readonly part: Centavos };

/** What was paid for an order, and what its buyer saw. */
export interface ReturnedOrder {
  /** What its payment sold, tax included. */
  readonly sold: Centavos;
  /** What its buyer was told to get back; undefined: nobody told. */
  readonly seen: number | undefined;
}

/**
 * What becomes of a whole order that its buyer returns: all of its items go back, or none, and for the amount that was
 * seen. Undefined: an item that is not returned by its buyer.
 */
export function returnVerdict(
  terms: readonly (ReturnTerms | undefined)[],
  { sold, seen }: ReturnedOrder,
): ReturnVerdict {
  const verdict = verdictOfItems(terms, sold);
  if (verdict.kind !== 'open' || seen === undefined) return verdict;
  const amount = plus(verdict.part, verdict.prepaid);
  return seen === amount ? verdict : { kind: 'refused', fault: fault('offer_changed', 'amount', { amount }) };
}

function verdictOfItems(terms: readonly (ReturnTerms | undefined)[], sold: Centavos): ReturnVerdict {
  let prepaid = ZERO;
  let verdict: ReturnVerdict | undefined;
  for (const one of terms) {
    if (one === undefined) return CANNOT;
    // Which lines were sold for one of several is not known here.
    if (one.kind === 'open' && one.part !== undefined && terms.length > 1) return CANNOT;
    if (one.kind === 'open') prepaid = plus(prepaid, one.prepaid);
    else verdict ??= one.kind === 'returned' ? { kind: 'nothing' } : one;
  }
  return verdict ?? (terms.length === 0 ? CANNOT : { kind: 'open', prepaid, part: partOf(terms[0]) ?? sold });
}

const partOf = (one: ReturnTerms | undefined): Centavos | undefined => (one?.kind === 'open' ? one.part : undefined);

const CANNOT: ReturnVerdict = { kind: 'refused', fault: fault('process_cannot_continue') };
