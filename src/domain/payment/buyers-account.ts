import { type AgencyId, agencyAccount } from '#domain/agencies/agency-id.ts';
import { type PointsKind, pointsAccount } from '#domain/loyalty/points.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { Id } from '#kernel/ids.ts';

export type CreditId = Id<'credit'>;

/** An account in our own ledger that pays for an order: no provider is involved, so the sale completes immediately. */
export type BuyersAccount =
  | { readonly kind: 'points'; readonly traveller: TravellerId; readonly ledger: PointsKind }
  | { readonly kind: 'agency'; readonly agency: AgencyId }
  /** Credit a traveller has with the carrier (B18). */
  | { readonly kind: 'credit'; readonly credit: CreditId };

/** Its name in the ledger. */
export function accountName(account: BuyersAccount): string {
  switch (account.kind) {
    case 'points':
      return pointsAccount(account.traveller, account.ledger);
    case 'agency':
      return agencyAccount(account.agency);
    case 'credit':
      return `credit:${account.credit}`;
  }
}

/** Payments from such accounts store the kind of account in place of a provider. */
const KINDS: ReadonlySet<string> = new Set<BuyersAccount['kind']>(['points', 'agency', 'credit']);

/** The ledger account of our money at a provider. */
export const providerAccount = (provider: string): string => `provider:${provider}`;

/**
 * Refunds that people paid from the carrier's own money, in the ledger: the provider still has the original payment.
 */
export const BY_HAND = 'by-hand';

/** Whether a payment came from an account in our ledger instead of a provider. */
export const isFromAccount = (provider: string): boolean => KINDS.has(provider);

/** Whether it came from the account of an agency. */
export const isFromAgency = (provider: string): boolean => provider === ('agency' satisfies BuyersAccount['kind']);
