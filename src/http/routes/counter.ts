import { type FactsDeps, reservationFacts } from '#app/booking/reservation-facts.ts';
import { seatMaps } from '#app/booking/seat-maps.ts';
import type { SeatDeps } from '#app/booking/seat-deps.ts';
import { type AtWork, atCounter, type CounterDeps } from '#app/counter/at-counter.ts';
import type { Operators } from '#app/operators/ports.ts';
import type { TicketDocuments } from '#app/ticketing/documents.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Operator } from '#domain/operators/operator.ts';
import { counterView, loggedView } from '#http/format/counter-view.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { ticketSheet } from '#http/format/ticket-sheet.ts';
import type { Handler, HandlerRequest } from '#http/handler.ts';
import { forOperators } from '#http/operator-handler.ts';
import { id, parseReservationCode } from '#kernel/ids.ts';
import { type Instant, parseLocalDate, type Zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import * as wire from '#wire/counter.ts';

export interface CounterRoutesDeps extends CounterDeps, FactsDeps, Omit<SeatDeps, 'reservations'> {
  readonly operators: Operators;
  readonly documents: TicketDocuments;
  /** Name printed on the tickets. */
  readonly carrier: string;
  /** The carrier's: of the days of the log and the hours of actions. */
  readonly zone: Zone;
}

/** Most entries shown at once: of a reservation, and of a day. */
const OF_RESERVATION = 100;
const OF_DAY = 500;

/** The calls of the counter and the call centre; every one of them for its own roles. */
export function counterHandlers(deps: CounterRoutesDeps): readonly Handler[] {
  const { counter, zone } = deps;
  const acts = atCounter(deps);
  const factsOf = reservationFacts(deps);
  const mine = forOperators(deps.operators);
  const at = (moment: Instant): string => isoInZone(moment, zone);

  const shown = async (code: string, work: AtWork & { readonly operator: Operator }, now: Instant) => {
    const found = await acts.open(code, work);
    if (!found.ok) return found;
    const { reservation } = found.value;
    const [facts, maps, order, refunds, former, log] = await Promise.all([
      factsOf(reservation),
      seatMaps(deps, reservation),
      deps.money.counterOrder(reservation.code),
      deps.money.refundsWaiting(),
      counter.formerNames(reservation.id),
      counter.log({ code: reservation.code, limit: OF_RESERVATION }),
    ]);
    const own = refunds.filter((refund) => refund.code === reservation.code);
    return ok(counterView({ facts, maps, order, refunds: own, former, log, operator: work.operator, now }));
  };

  const paper = async (
    { query, caller, now }: HandlerRequest<typeof wire.getCounterPdf>,
    operator: Operator,
  ): Promise<Result<{ readonly pdf: string; readonly filename: string }, Faults>> => {
    const found = await acts.open(query.code, { operator, caller });
    if (!found.ok) return found;
    const { reservation } = found.value;
    if (reservation.status !== 'approved') return fail([fault('tickets_not_ready', 'code')]);
    const view = reservationView(await factsOf(reservation), now);
    const bytes = await deps.documents.pdf(ticketSheet(view, { lang: query.lang, carrier: deps.carrier }));
    return ok({ pdf: Buffer.from(bytes).toString('base64'), filename: `${reservation.code}.pdf` });
  };

  return [
    mine(wire.getCounterReservation, ({ query, caller, now }, operator) =>
      shown(query.code, { operator, caller }, now),
    ),
    mine(wire.postCash, async ({ body, caller }, operator) => {
      const { code, idempotency_key: key } = body;
      const received = body.received === undefined ? undefined : centavos(body.received);
      const asked = { code, key, total: centavos(body.total), received };
      const taken = await acts.takeCash(asked, { operator, caller });
      if (!taken.ok) return taken;
      const { amount, change } = taken.value;
      return ok({ at: at(taken.value.at), amount, change, received: taken.value.received });
    }),
    mine(wire.postConversion, async ({ body, caller }, operator) => {
      const { code, idempotency_key: key } = body;
      const authorisation = body.authorisation.toUpperCase();
      const asked = { code, key, total: centavos(body.total), authorisation };
      const taken = await acts.convert(asked, { operator, caller });
      return taken.ok ? ok({ at: at(taken.value.at), amount: taken.value.amount, authorisation }) : taken;
    }),
    mine(wire.postExchange, async ({ body, caller }, operator) => {
      const { idempotency_key: key, ...seat } = body;
      const moved = await acts.exchange({ key, ...seat }, { operator, caller });
      return moved.ok ? ok({ ...moved.value, at: at(moved.value.at) }) : moved;
    }),
    mine(wire.postPrint, async ({ body: { code, idempotency_key: key }, caller }, operator) => {
      const printed = await acts.print({ code, key }, { operator, caller });
      return printed.ok ? ok({ ...printed.value, at: at(printed.value.at) }) : printed;
    }),
    mine(wire.postCounterResend, async ({ body: { code, idempotency_key: key }, caller }, operator) => {
      const sent = await acts.resend({ code, key }, { operator, caller });
      return sent.ok ? ok({ ...sent.value, at: at(sent.value.at) }) : sent;
    }),
    mine(wire.getCounterPdf, paper),
    mine(wire.postManualRefund, async ({ body, caller }, operator) => {
      const { payment, note, idempotency_key: key } = body;
      const done = await acts.refundByHand({ payment: id(payment), note, key }, { operator, caller });
      return done.ok ? ok({ amount: done.value.amount }) : done;
    }),
    mine(wire.getLog, async ({ query }) => {
      const code = query.code === undefined ? undefined : parseReservationCode(query.code);
      if (query.code !== undefined && !code) return ok({ log: [] });
      const day = query.day === undefined ? undefined : parseLocalDate(query.day);
      const log = await counter.log({ code, day, limit: OF_DAY });
      return ok({ log: log.map((act) => loggedView(act, zone)) });
    }),
  ];
}
