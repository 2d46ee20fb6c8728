import type { Caller } from '#app/caller.ts';
import type { PriceAhead, PricedOffer } from '#app/orders/fulfilment.ts';
import { fulfilmentOf, isStillSold } from '#app/orders/lock-items.ts';
import type { StoredOrder } from '#app/orders/ports.ts';
import { withdrawnOf } from '#app/orders/offers-of.ts';
import { waysFor } from '#app/payment/list-methods.ts';
import { type Payer, payerOf, withCredit } from '#app/payment/payer.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { type ChosenWay, chooseWay } from '#app/payment/way-to-pay.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { priceVerdict, refusalToPay } from '#domain/payment/beginning.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { priceOf } from './sell-order.ts';

/** By item kind: what the price of an order requires, which is being read while nothing is known but its code. */
export type Ahead = Readonly<Record<string, PriceAhead | undefined>>;

export function readAhead({ fulfilments }: Pick<PaymentDeps, 'fulfilments'>, code: string, caller: Caller): Ahead {
  const parsed = parseReservationCode(code);
  if (!parsed) return {};
  return Object.fromEntries(
    Object.entries(fulfilments).map(([kind, fulfilment]) => [kind, fulfilment.readAhead?.(parsed, caller)]),
  );
}

export interface PaymentToCheck {
  readonly stored: StoredOrder;
  readonly ahead: Ahead;
  readonly input: {
    readonly method: PaymentMethod | undefined;
    readonly token: string | undefined;
    readonly deviceSession: string | undefined;
    readonly total: Centavos;
  };
  readonly caller: Caller;
  readonly now: Instant;
}

export interface CheckedPayment extends ChosenWay {
  /** At the current price, which is the agreed price. */
  readonly offers: readonly PricedOffer[];
  readonly payer: Payer;
}

/** Whether a payment could begin, and how, from what is read without a lock. */
export async function checkPayment(
  deps: PaymentDeps,
  { input, stored, ahead, caller, now }: PaymentToCheck,
): Promise<Result<CheckedPayment, Faults>> {
  const { order } = stored;
  const refusal = refusalToPay(order, isStillSold(deps.fulfilments, order));
  if (refusal) return fail([refusal]);
  const offers = await priced(deps, { stored, ahead, caller, now });
  const withdrawn = withdrawnOf(offers);
  if (withdrawn !== undefined) return fail([fault(withdrawn)]);
  const price = priceVerdict({ current: priceOf(offers).total, stored: order.total, seen: input.total });
  if (price.kind === 'changed') {
    if (price.isNew) for (const offer of offers) await offer.save();
    return fail([price.fault]);
  }
  const { method, token } = input;
  const typed = { method, token, address: caller.address, sessionHash: caller.sessionHash, now };
  const paying = await withCredit(deps, await payerOf(deps, caller, now), typed);
  if (!paying.ok) return fail([paying.fault]);
  const payer = paying.value;
  const ways = await waysFor(order, offers, { providers: deps.providers, payer, now });
  const chosen = chooseWay(deps, { ...input, payer, ways, returnUrl: deps.returnUrlOf(order) });
  return chosen.ok ? ok({ ...chosen.value, offers, payer }) : fail([chosen.fault]);
}

const priced = (
  { fulfilments }: Pick<PaymentDeps, 'fulfilments'>,
  { stored, ahead, caller, now }: Pick<PaymentToCheck, 'stored' | 'ahead' | 'caller' | 'now'>,
): Promise<readonly PricedOffer[]> =>
  Promise.all(
    stored.order.items.map(
      (item) =>
        ahead[item.kind]?.(stored, { caller, now }) ??
        fulfilmentOf(fulfilments, item).price(stored.order, { caller, now }),
    ),
  );
