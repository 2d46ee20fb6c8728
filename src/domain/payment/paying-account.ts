import type { AgencyId } from '#domain/agencies/agency-id.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { type PointsBalances, pointsFor, type PointsKind } from '#domain/loyalty/points.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { BuyersAccount, CreditId } from '#domain/payment/buyers-account.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import type { Centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** What a payer has in our ledger. */
export interface PayersAccounts {
  /** A traveller who signed in recently enough to spend points. */
  readonly traveller: { readonly id: TravellerId; readonly balances: PointsBalances } | undefined;
  readonly agency: { readonly id: AgencyId } | undefined;
  /** Found by the typed code. */
  readonly credit?: { readonly id: CreditId; readonly left: Centavos; readonly isExpired: boolean } | undefined;
  /** A key was sent, valid or not. */
  readonly hasKey: boolean;
}

/** The points ledger a method spends. */
export const ledgerOf = (method: PaymentMethod): PointsKind | undefined =>
  method === 'traveller_purchased' ? 'purchased' : method === 'traveller_win' ? 'win' : undefined;

/** The methods offered to this payer in addition to the general ones; agencies exist only in the API (T47). */
export const methodsOf = ({
  traveller,
  agency,
}: Pick<PayersAccounts, 'traveller' | 'agency'>): readonly PaymentMethod[] => [
  ...(traveller ? (['traveller_purchased', 'traveller_win'] as const) : []),
  ...(agency ? (['agencies'] as const) : []),
];

/**
 * The account from which a method pays a total, in full or not at all (T45); undefined for a method without an account.
 * Reports an insufficient balance as of now; the check that counts happens while the sale is written.
 */
export function accountFor(
  method: PaymentMethod,
  total: Centavos,
  payer: PayersAccounts,
): Result<BuyersAccount | undefined, Fault> {
  if (method === 'agencies') {
    if (payer.agency) return ok({ kind: 'agency', agency: payer.agency.id });
    return fail(fault(payer.hasKey ? 'agency_key_invalid' : 'method_unavailable', 'method'));
  }
  if (method === 'store_credit') return creditFor(total, payer);
  const ledger = ledgerOf(method);
  if (ledger === undefined) return ok(undefined);
  const { traveller } = payer;
  if (!traveller) return fail(fault('traveller_session_required', 'method'));
  const balance = traveller.balances[ledger];
  const price = pointsFor(total);
  if (balance < price) return fail(fault('points_insufficient', 'method', { balance, missing: price - balance }));
  return ok({ kind: 'points', traveller: traveller.id, ledger });
}

function creditFor(total: Centavos, { credit }: PayersAccounts): Result<BuyersAccount, Fault> {
  if (!credit) return fail(fault('credit_code_invalid', 'token'));
  if (credit.isExpired) return fail(fault('credit_expired', 'token'));
  const missing = total - credit.left;
  return missing > 0
    ? fail(fault('credit_insufficient', 'token', { balance: credit.left, missing }))
    : ok({ kind: 'credit', credit: credit.id });
}
