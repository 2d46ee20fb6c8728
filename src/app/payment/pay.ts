import { findReservation, refusalToChange } from '#app/booking/find-draft.ts';
import type { StoredReservation } from '#app/booking/ports.ts';
import { quoteCurrent } from '#app/booking/quote-current.ts';
import { recogniseHolder } from '#app/booking/recognise-holder.ts';
import type { ChosenRuns } from '#app/booking/reservation-facts.ts';
import type { Caller } from '#app/caller.ts';
import { applyUpdate } from '#app/payment/confirm-payment.ts';
import { firstBoarding, totalOf, waysToPay } from '#app/payment/list-methods.ts';
import { accountFor, payerOf, withCredit } from '#app/payment/payer.ts';
import type { PaymentDeps, ChargeDescription } from '#app/payment/payment-deps.ts';
import type { Begun, PaymentAttempt, PaymentIntent } from '#app/payment/ports.ts';
import { filedUnder, type WayToPay, wayToPay } from '#app/payment/way-to-pay.ts';
import { confirmsOrder } from '#domain/booking/hoarding.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { takesSeat } from '#domain/fares/passenger-type.ts';
import { factsOf, type PaymentMethod } from '#domain/payment/method.ts';
import { uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface Pay {
  readonly code: string;
  readonly method: PaymentMethod | undefined;
  /** Stands for the card or the wallet; used once and never kept. */
  readonly token: string | undefined;
  readonly deviceSession: string | undefined;
  readonly key: string;
  /** What the traveller saw and agreed to. */
  readonly total: Centavos;
}

export interface Paid {
  readonly reservation: Reservation;
  /** Where the bank or the provider wants the traveller first. */
  readonly redirectUrl: string | undefined;
}

type Answer = Result<Paid, Faults>;

/**
 * Pays a reservation (M75). Three phases, so that no crash between them can lose money or seats: the intent is written and
 * the seats are pinned; the provider is called with no transaction open; the outcome is applied. What stops in between is
 * finished by the reconciler. The same key answers the same and never pays twice.
 */
export const pay =
  (deps: PaymentDeps) =>
  async (input: Pay, caller: Caller, now: Instant): Promise<Answer> => {
    const asked = { input, caller, now, requestHash: hashOf(deps, input) };
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answered = await payOnce(deps, asked);
      if (answered) return answered;
    }
    return fail([fault('action_failed')]);
  };

/** Another tab changed the reservation between our reading and our writing: its change is looked at, and we begin again. */
const TRIES = 3;

interface Asked {
  readonly input: Pay;
  readonly caller: Caller;
  readonly now: Instant;
  readonly requestHash: string;
}

const hashOf = ({ fingerprint }: PaymentDeps, { method, token, total }: Pay): string =>
  fingerprint(JSON.stringify([method, token, total]));

/** Undefined when the reservation was changed meanwhile. */
async function payOnce(deps: PaymentDeps, asked: Asked): Promise<Answer | undefined> {
  const { input, caller, now, requestHash } = asked;
  const found = await findReservation(deps, input.code, caller);
  if (!found.ok) return found;
  const known = await deps.payments.byKey(found.value.reservation.id, input.key);
  if (known) return repeated(deps, asked, known);
  const checked = await check(deps, { ...asked, stored: found.value });
  if (!checked.ok) {
    // What is missing may be what the same request, sent twice at once, has just spent.
    const meanwhile = await deps.payments.byKey(found.value.reservation.id, input.key);
    return meanwhile ? repeated(deps, asked, meanwhile) : checked;
  }
  const { priced, method, way } = checked.value;
  const intent: PaymentIntent = {
    id: uuidV7(now, deps.random(10)),
    stored: found.value,
    next: { ...priced, method },
    method,
    provider: filedUnder(way),
    key: input.key,
    requestHash,
    amount: totalOf(priced),
  };
  const begun = await begin(deps, intent, way);
  switch (begun.kind) {
    case 'changed':
      return undefined;
    case 'repeated':
      return repeated(deps, asked, begun.attempt);
    case 'refused':
      return fail([fault(begun.code, way.kind === 'account' || way.kind === 'counter' ? 'method' : undefined)]);
    case 'begun':
      if (way.kind === 'provider') await charge(deps, intent, way);
      return answer(deps, asked, (await deps.payments.byId(intent.id))!);
  }
}

function repeated(deps: PaymentDeps, asked: Asked, known: PaymentAttempt): Promise<Answer> {
  if (known.requestHash !== asked.requestHash) return Promise.resolve(fail([fault('idempotency_mismatch')]));
  return answer(deps, asked, known);
}

interface Checked {
  /** With the price of this moment, which is the price agreed to. */
  readonly priced: Reservation;
  readonly method: PaymentMethod;
  readonly way: WayToPay;
}

async function check(
  deps: PaymentDeps,
  { input, stored, caller, now }: Asked & { readonly stored: StoredReservation },
): Promise<Result<Checked, Faults>> {
  const { reservation } = stored;
  const refusal = refusalToChange(reservation);
  if (refusal) return fail([refusal]);
  if (reservation.step !== 'pago') return fail([fault('step_out_of_order')]);
  const priced = await quoteCurrent(deps, await recogniseHolder(deps, reservation, { caller, now }), now);
  if (totalOf(priced) !== input.total) {
    if (totalOf(priced) !== totalOf(reservation)) await deps.reservations.update(stored, priced);
    return fail([fault('price_changed', 'total', { total: totalOf(priced) })]);
  }
  const { method, token, deviceSession } = input;
  if (method === undefined) return fail([fault('method_required', 'method')]);
  const payer = await withCredit(deps, await payerOf(deps, caller, now), { method, token });
  const account = accountFor(method, totalOf(priced), payer);
  if (!account.ok) return fail([account.fault]);
  const { methods, runs, total } = await waysToPay(deps, priced, { payer, now });
  const offered = methods.find(({ type }) => type === method);
  if (!offered) return fail([fault('method_unavailable', 'method')]);
  if (
    factsOf(method).means === 'counter' &&
    total > 0 &&
    isUnconfirmed(priced, { runs, now, factor: deps.limitFactor ?? 1 })
  )
    return fail([fault('cash_contact_required', 'method')]);
  const returnUrl = deps.returnUrlOf(priced);
  const way = wayToPay(deps, { offered, account: account.value, runs, total, token, deviceSession, returnUrl });
  return way.ok ? ok({ priced, method, way: way.value }) : fail([way.fault]);
}

interface Ordering {
  readonly runs: ChosenRuns;
  readonly now: Instant;
  readonly factor: number;
}

/** Whether an order at the counter has to confirm its contact first (T95); a paid trip that is changed or added to need not. */
function isUnconfirmed(reservation: Reservation, { runs, ...at }: Ordering): boolean {
  const { contactConfirmed, change, adding, passengers } = reservation;
  if (contactConfirmed || change || adding) return false;
  const seats = passengers.filter(({ type }) => takesSeat(type)).length;
  return confirmsOrder({ ...at, seats, departs: firstBoarding(runs)!.departs });
}

function begin({ payments }: PaymentDeps, intent: PaymentIntent, way: WayToPay): Promise<Begun> {
  switch (way.kind) {
    case 'nothing':
      return payments.sellFree(intent);
    case 'counter':
      return payments.order({ ...intent, heldUntil: way.heldUntil });
    case 'account':
      return payments.sellOnAccount(intent, way.account);
    case 'provider':
      return payments.begin(intent);
  }
}

async function charge(
  deps: PaymentDeps,
  { id, amount, next }: PaymentIntent,
  { provider, means }: Extract<WayToPay, { kind: 'provider' }>,
): Promise<void> {
  const told = (deps.chargeDescriptionOf ?? toldOfContact)(next);
  const update = await provider.charge({ id, amount, means, ...told, returnUrl: deps.returnUrlOf(next) });
  const attempt = await deps.payments.byId(id);
  await applyUpdate(deps, attempt!, update);
}

function toldOfContact({ code, contact, lang }: Reservation): ChargeDescription {
  const { firstName, lastName, email, phone } = contact!;
  return { description: code, customer: { firstName, lastName, email, phone }, lang };
}

/** The answer to an attempt as it stands, the same to everybody who asks with its key. */
async function answer(deps: PaymentDeps, { input, caller }: Asked, attempt: PaymentAttempt): Promise<Answer> {
  if (attempt.state === 'declined' || attempt.state === 'expired') {
    return fail([fault(attempt.fault ?? (attempt.state === 'expired' ? 'payment_lapsed' : 'card_declined'))]);
  }
  const found = await findReservation(deps, input.code, caller);
  if (!found.ok) return found;
  const redirectUrl = attempt.state === 'pending' ? attempt.redirectUrl : undefined;
  return ok({ reservation: found.value.reservation, redirectUrl });
}
