import { type AftersalesDeps, cancelTickets, previewCancel } from '#app/amendments/refunds/cancel.ts';
import { claimRight, readEntitlements } from '#app/amendments/refunds/claim.ts';
import type { TicketRefund } from '#app/amendments/refunds/ports.ts';
import { type FactsDeps, reservationFacts } from '#app/booking/reservation-facts.ts';
import { type Faults } from '#domain/errors.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { refundOfferView, entitlementsView, ticketRefundView, zoneOf } from '#http/format/money-back-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { centavos } from '#kernel/money.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { TicketRefundView } from '#wire/money-back.ts';
import * as wire from '#wire/money-back.ts';
import type { Reservation } from '#domain/booking/reservation.ts';

export type MoneyBackDeps = AftersalesDeps & FactsDeps;

/** Compensation for delays, and cancelling. */
export function moneyBackHandlers(deps: MoneyBackDeps): readonly Handler[] {
  const factsOf = reservationFacts(deps);
  const entitlements = readEntitlements(deps);
  const claim = claimRight(deps);
  const preview = previewCancel(deps);
  const cancel = cancelTickets(deps);

  const told = async (
    given: Result<{ readonly given: TicketRefund; readonly reservation: Reservation }, Faults>,
  ): Promise<Result<TicketRefundView, Faults>> =>
    given.ok ? ok(ticketRefundView(given.value.given, zoneOf(await factsOf(given.value.reservation)))) : given;

  return [
    handler(wire.getEntitlements, async ({ query, caller, now }) => {
      const rights = await entitlements(query, caller, now);
      return rights.ok ? ok(entitlementsView(rights.value, await factsOf(rights.value.reservation))) : rights;
    }),
    handler(wire.postClaim, async ({ params, body, caller, now }) => {
      const { take, amount, idempotency_key: key } = body;
      return told(await claim({ code: params['code'] ?? '', take, amount: centavos(amount), key }, caller, now));
    }),
    handler(wire.getCancelOffer, async ({ query: { code, passengers, directions }, caller, now }) => {
      const asked = { code, passengers: positionsIn(passengers), directions: directionsIn(directions) };
      const offer = await preview(asked, caller, now);
      if (!offer.ok) return offer;
      const { reservation, ...offered } = offer.value;
      return ok(refundOfferView(offered.offer, offered, zoneOf(await factsOf(reservation))));
    }),
    handler(wire.postCancel, async ({ params, body, caller, now }) => {
      const { passengers, directions, means, amount, idempotency_key: key } = body;
      const asked = { code: params['code'] ?? '', passengers, directions, means, amount: centavos(amount), key };
      return told(await cancel(asked, caller, now));
    }),
  ];
}

const positionsIn = (text: string | undefined): readonly number[] | undefined =>
  text === undefined ? undefined : text.split(',').map(Number);

const directionsIn = (text: string | undefined): readonly Direction[] | undefined =>
  text === undefined ? undefined : DIRECTIONS.filter((direction) => text.split(',').includes(direction));
