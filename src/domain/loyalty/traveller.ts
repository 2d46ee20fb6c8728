import type { CardNumber } from '#domain/loyalty/card.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { Id } from '#kernel/ids.ts';

export type TravellerId = Id<'traveller'>;

/** A member of the frequent-traveller programme. */
export interface Traveller {
  readonly id: TravellerId;
  readonly card: CardNumber;
  /** E.164. */
  readonly phone: string;
  /** In lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tier: Tier;
  /** False: the card was withdrawn. */
  readonly active: boolean;
}
