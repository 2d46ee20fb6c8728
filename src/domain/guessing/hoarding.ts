import type { HoldProof } from '#domain/guessing/hold-proof.ts';

/** Places of one thing, such as a bus, held unpaid by others, except those whose contact is confirmed. */
export interface Unpaid {
  /** Of the whole thing. */
  readonly seats: number;
  /** What everybody's share without a proof is of; absent: the whole thing. */
  readonly unsold?: number;
  /** Held without any proof. */
  readonly unproved: number;
  /** Held with a captcha or no proof: in total, from the same address, for the same contact. */
  readonly unconfirmed: number;
  readonly ofAddress: number;
  readonly ofContact: number;
  /** Held for the same contact, once confirmed by a code. */
  readonly ofConfirmed: number;
  /** A party above the share was recently allowed without a proof. */
  readonly hadLargeParty: boolean;
}

export interface Wanted {
  readonly seats: number;
  readonly proof: HoldProof | undefined;
  /** 1, or more in load tests. */
  readonly factor: number;
}

export type HoldVerdict =
  | { readonly kind: 'free'; readonly isLargeParty: boolean }
  | { readonly kind: 'proof'; readonly proof: HoldProof }
  | { readonly kind: 'limit' };

/** What may be held unpaid (T95). Shares are one nth of all places, or of those unsold. */
export interface HoldRule {
  /** Without a proof: from one address, and over everybody. */
  readonly ofAddress: number;
  readonly ofAll: number;
  /** With a captcha, over everybody; absent: a captcha opens what is left. */
  readonly withCaptcha?: number;
  /** Largest party, and all that one contact may hold. Absent: contacts are not counted. */
  readonly ofContact?: number;
}

/**
 * Whether this many places may be held unpaid. Without a proof: the shares of the rule, or one party of a visitor who holds
 * nothing else. Above that a captcha is required; above its share, or with more than one party for a contact, the
 * contact must be confirmed with a code.
 */
export function judge(rule: HoldRule, unpaid: Unpaid, { seats, proof, factor }: Wanted): HoldVerdict {
  const most = (rule.ofContact ?? Infinity) * factor;
  if (proof === 'contact')
    return unpaid.ofConfirmed + seats > most ? { kind: 'limit' } : { kind: 'free', isLargeParty: false };
  const isWithin = (held: number, share: number, of = unpaid.seats) => (held + seats) * share <= of * factor;
  const { withCaptcha } = rule;
  const isForCaptcha =
    withCaptcha === undefined || unpaid.unconfirmed === 0 || isWithin(unpaid.unconfirmed, withCaptcha);
  if (unpaid.ofContact + seats > most || !isForCaptcha) return { kind: 'proof', proof: 'contact' };
  const isOfAll = isWithin(unpaid.unproved, rule.ofAll, unpaid.unsold);
  if (proof === 'captcha' || (isOfAll && isWithin(unpaid.ofAddress, rule.ofAddress)))
    return { kind: 'free', isLargeParty: false };
  // Where everybody's share is no larger than one address's, a party above it must be the only one.
  const isAlone = unpaid.ofAddress === 0 && (unpaid.unproved === 0 || (isOfAll && rule.ofAll < rule.ofAddress));
  return isAlone && !unpaid.hadLargeParty ? { kind: 'free', isLargeParty: true } : { kind: 'proof', proof: 'captcha' };
}
