import type { Agencies } from '#app/agencies/ports.ts';
import type { Caller } from '#app/caller.ts';
import type { PointsLedgers, TravellerSessions } from '#app/loyalty/ports.ts';
import { type CodePayer, creditCodeOf, type Credits } from '#app/payment/credits.ts';
import type { TravellerOrders } from '#app/loyalty/traveller-orders.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { maySpend } from '#domain/loyalty/traveller-session.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import type { PayersAccounts } from '#domain/payment/paying-account.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { Fault } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';

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
export interface Payer extends PayersAccounts {
  /** The signed-in traveller, however long ago they signed in. */
  readonly account?: TravellerId | undefined;
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

interface TypedCredit extends CodePayer {
  readonly method: PaymentMethod | undefined;
  readonly token: string | undefined;
}

/** The payer, with the credit of the typed code if that is the method. */
export const withCredit = async (
  { credits }: Pick<PayerDeps, 'credits'>,
  payer: Payer,
  { method, token, ...typing }: TypedCredit,
): Promise<Result<Payer, Fault>> => {
  if (method !== 'store_credit' || !token) return ok(payer);
  const credit = await credits.byCode(creditCodeOf(token), typing);
  return credit.ok ? ok({ ...payer, credit: credit.value }) : credit;
};
