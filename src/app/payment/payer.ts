import type { Agencies, Agency } from '#app/agencies/ports.ts';
import type { Caller } from '#app/caller.ts';
import type { PointsLedgers, TravellerSessions } from '#app/loyalty/ports.ts';
import { creditCodeOf, type Credits, type SpendableCredit } from '#app/payment/credits.ts';
import type { TravellerOrders } from '#app/loyalty/traveller-orders.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { maySpend } from '#domain/loyalty/traveller-session.ts';
import { type PointsBalances, pointsFor, type PointsKind } from '#domain/loyalty/points.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { BuyersAccount } from '#domain/payment/buyers-account.ts';
import { type Fault, fault } from '#domain/errors.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** What is needed to determine the payer's accounts. */
export interface PayerDeps {
  readonly travellerSessions: TravellerSessions;
  /** Records which account an order belongs to. */
  readonly travellerOrders: TravellerOrders;
  readonly points: PointsLedgers;
  readonly agencies: Agencies;
  readonly credits: Credits;
}

/** The payer, as far as it matters for how to pay. */
export interface Payer {
  /** The signed-in traveller, however long ago they signed in. */
  readonly account?: TravellerId | undefined;
  /** A traveller who signed in recently enough to spend points. */
  readonly traveller: { readonly id: TravellerId; readonly balances: PointsBalances } | undefined;
  readonly agency: Agency | undefined;
  /** Found by the typed code. */
  readonly credit?: SpendableCredit | undefined;
  /** A key was sent, valid or not. */
  readonly hasKey: boolean;
}

/** A payer without an account of ours, paying by a link. */
export const NOBODY: Payer = { traveller: undefined, agency: undefined, hasKey: false };

export async function payerOf(
  { travellerSessions, points, agencies }: PayerDeps,
  caller: Caller,
  now: Instant,
): Promise<Payer> {
  const known = await signedIn(travellerSessions, caller, now);
  const { agencyHash } = caller;
  const id = known && maySpend(known, now) ? known.traveller.id : undefined;
  return {
    account: known?.traveller.id,
    traveller: id && { id, balances: await points.balances(id) },
    agency: agencyHash && (await agencies.byKey(agencyHash)),
    hasKey: agencyHash !== undefined,
  };
}

/** The points ledger a method spends. */
export const ledgerOf = (method: PaymentMethod): PointsKind | undefined =>
  method === 'traveller_purchased' ? 'purchased' : method === 'traveller_win' ? 'win' : undefined;

/** The methods offered to this payer in addition to the general ones; agencies exist only in the API (T47). */
export const methodsOf = ({ traveller, agency }: Payer): readonly PaymentMethod[] => [
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
  payer: Payer,
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

function creditFor(total: Centavos, { credit }: Payer): Result<BuyersAccount, Fault> {
  if (!credit) return fail(fault('credit_code_invalid', 'token'));
  if (credit.isExpired) return fail(fault('credit_expired', 'token'));
  const missing = total - credit.left;
  return missing > 0
    ? fail(fault('credit_insufficient', 'token', { balance: credit.left, missing }))
    : ok({ kind: 'credit', credit: credit.id });
}

/** The payer, with the credit of the typed code if that is the method. */
export const withCredit = async (
  { credits }: Pick<PayerDeps, 'credits'>,
  payer: Payer,
  { method, token }: { readonly method: PaymentMethod | undefined; readonly token: string | undefined },
): Promise<Payer> =>
  method === 'store_credit' && token ? { ...payer, credit: await credits.byCode(creditCodeOf(token)) } : payer;
