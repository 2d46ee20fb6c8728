import { type AgencyId, agencyAccount } from '#domain/agencies/agency-id.ts';
import { type PointsKind, pointsAccount } from '#domain/loyalty/points.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { Id } from '#kernel/ids.ts';

export type CreditId = Id<'credit'>;

/** An account in our own books that an order is paid from: no provider is asked, so it is sold at once. */
export type BuyersAccount =
  | { readonly kind: 'points'; readonly traveller: TravellerId; readonly ledger: PointsKind }
  | { readonly kind: 'agency'; readonly agency: AgencyId }
  /** What a traveller has to spend with the carrier (B18). */
  | { readonly kind: 'credit'; readonly credit: CreditId };

/** How it is called in the books. */
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

/** Payments from such accounts are filed under the kind of account, where others have their provider. */
const KINDS: ReadonlySet<string> = new Set<BuyersAccount['kind']>(['points', 'agency', 'credit']);

/** What a provider has of ours, in the books. */
export const providerAccount = (provider: string): string => `provider:${provider}`;

/** What people gave back out of the house's own money, in the books: the provider has it still. */
export const BY_HAND = 'by-hand';

/** Whether a payment was made from an account in our books, and not with a provider. */
export const isFromAccount = (provider: string): boolean => KINDS.has(provider);
