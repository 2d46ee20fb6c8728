import type { FactsDeps } from '#app/booking/reservation-facts.ts';
import type { SeatDeps } from '#app/booking/seat-deps.ts';
import { atCounter, type CounterDeps } from '#app/counter/at-counter.ts';
import { readAtCounter, readLog, ticketsAtCounter } from '#app/counter/read-at-counter.ts';
import type { Operators } from '#app/operators/ports.ts';
import type { TicketDocuments } from '#app/ticketing/documents.ts';
import type { Faults } from '#domain/errors.ts';
import { counterView, datedView, loggedView } from '#http/format/counter-view.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { ticketSheet } from '#http/format/ticket-sheet.ts';
import type { Handler } from '#http/handler.ts';
import { forOperators } from '#http/operator-handler.ts';
import { id } from '#kernel/ids.ts';
import { type Instant, parseLocalDate, type Zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { ok, type Result } from '#kernel/result.ts';
import * as wire from '#wire/counter.ts';

export interface CounterRoutesDeps extends CounterDeps, FactsDeps, Omit<SeatDeps, 'reservations'> {
  readonly operators: Operators;
  readonly documents: TicketDocuments;
  /** Name printed on the tickets. */
  readonly carrier: string;
  /** The carrier's: for the days of the log and the times of actions. */
  readonly zone: Zone;
}

/** The calls of the counter and the call centre; each for its own roles. */
export function counterHandlers(deps: CounterRoutesDeps): readonly Handler[] {
  const { zone } = deps;
  const acts = atCounter(deps);
  const open = readAtCounter(deps);
  const ticketsOf = ticketsAtCounter(deps);
  const mine = forOperators(deps.operators);
  const dated = <T extends { readonly at: Instant }>(done: Result<T, Faults>) =>
    done.ok ? ok(datedView(done.value, zone)) : done;

  return [
    mine(wire.getCounterReservation, async ({ query, caller, now }, operator) => {
      const opened = await open(query.code, { operator, caller });
      return opened.ok ? ok(counterView(opened.value, { operator, now })) : opened;
    }),
    mine(wire.postCash, async ({ body, caller }, operator) => {
      const received = body.received === undefined ? undefined : centavos(body.received);
      return dated(
        await acts.takeCash({ ...named(body), total: centavos(body.total), received }, { operator, caller }),
      );
    }),
    mine(wire.postConversion, async ({ body, caller }, operator) => {
      const authorisation = body.authorisation.toUpperCase();
      const asked = { ...named(body), total: centavos(body.total), authorisation, cardType: body.card_type };
      const taken = dated(await acts.convert(asked, { operator, caller }));
      return taken.ok ? ok({ at: taken.value.at, amount: taken.value.amount, authorisation }) : taken;
    }),
    mine(wire.postExchange, async ({ body, caller }, operator) => {
      const { idempotency_key: key, ...seat } = body;
      return dated(await acts.exchange({ key, ...seat }, { operator, caller }));
    }),
    mine(wire.postPrint, async ({ body, caller }, operator) =>
      dated(await acts.print(named(body), { operator, caller })),
    ),
    mine(wire.postCounterResend, async ({ body, caller }, operator) =>
      dated(await acts.resend(named(body), { operator, caller })),
    ),
    mine(wire.getCounterPdf, async ({ query, caller, now }, operator) => {
      const facts = await ticketsOf(query.code, { operator, caller });
      if (!facts.ok) return facts;
      const sheet = ticketSheet(reservationView(facts.value, now), { lang: query.lang, carrier: deps.carrier });
      const bytes = await deps.documents.pdf(sheet);
      return ok({ pdf: Buffer.from(bytes).toString('base64'), filename: `${sheet.code}.pdf` });
    }),
    mine(wire.postManualRefund, async ({ body, caller }, operator) => {
      const { refund, note, idempotency_key: key } = body;
      const done = await acts.refundByHand({ refund: id(refund), note, key }, { operator, caller });
      return done.ok ? ok({ amount: done.value.amount }) : done;
    }),
    mine(wire.getLog, async ({ query }) => {
      const day = query.day === undefined ? undefined : parseLocalDate(query.day);
      const log = await readLog(deps)({ code: query.code, day });
      return ok({ log: log.map((act) => loggedView(act, zone)) });
    }),
  ];
}

const named = ({ code, idempotency_key: key }: { readonly code: string; readonly idempotency_key: string }) => ({
  code,
  key,
});
