import { type Fault, fault } from '#domain/errors.ts';
import { type Centavos, plus, ZERO } from '#kernel/money.ts';

/** What the buyer of a sold item gets back who returns it now. */
export type ReturnTerms =
  /** It was returned before. */
  | { readonly kind: 'returned' }
  | { readonly kind: 'refused'; readonly fault: Fault }
  /** All that was sold for it, and money that was prepaid with it and never booked as sold. */
  | { readonly kind: 'open'; readonly prepaid: Centavos };

export type ReturnVerdict = Exclude<ReturnTerms, { readonly kind: 'returned' }> | { readonly kind: 'nothing' };

/**
 * What becomes of a whole order that its buyer returns: all of its items go back, or none. Undefined: an item that is
 * not returned by its buyer.
 */
export function returnVerdict(terms: readonly (ReturnTerms | undefined)[]): ReturnVerdict {
  let prepaid = ZERO;
  let verdict: ReturnVerdict | undefined;
  for (const one of terms) {
    if (one === undefined) return CANNOT;
    if (one.kind === 'open') prepaid = plus(prepaid, one.prepaid);
    else verdict ??= one.kind === 'returned' ? { kind: 'nothing' } : one;
  }
  return verdict ?? (terms.length === 0 ? CANNOT : { kind: 'open', prepaid });
}

const CANNOT: ReturnVerdict = { kind: 'refused', fault: fault('process_cannot_continue') };
